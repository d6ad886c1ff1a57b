import { TimeBreakdownRecorder } from './time-breakdown.ts';

/** The one recorder of a process. */
export const recorder = new TimeBreakdownRecorder();
