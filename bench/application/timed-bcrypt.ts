import { compare as compareUntimed, hash as hashUntimed } from 'bcryptjs';
import { recorder } from './recorder.ts';

/** As in bcryptjs, and timed. */
export function hash(password: string, cost: number): Promise<string> {
  return recorder.time('hashing', () => hashUntimed(password, cost));
}

/** As in bcryptjs, and timed. */
export function compare(password: string, passwordHash: string): Promise<boolean> {
  return recorder.time('hashing', () => compareUntimed(password, passwordHash));
}
