import { HouseholdPanel } from './household-panel.tsx';
import { HouseholdSources } from './household-sources.tsx';
import { CarSteps, HealthSteps } from './what-next.tsx';
import { YearPanel } from './year-panel.tsx';

/** Parts of a result that load after its figures. */
export const panels = { CarSteps, HealthSteps, HouseholdPanel, HouseholdSources, YearPanel };
