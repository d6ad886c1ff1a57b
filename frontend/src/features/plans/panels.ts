import { HouseholdPanel } from './household-panel.tsx';
import { CarSteps, HealthSteps, HouseholdSources } from './what-next.tsx';
import { YearPanel } from './year-panel.tsx';

/** Parts of a result that load after its figures. */
export const panels = { CarSteps, HealthSteps, HouseholdPanel, HouseholdSources, YearPanel };
