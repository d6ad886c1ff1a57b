import { findForState } from './household.ts';
import { medicaidOffices } from './state-offices.ts';
import programs from './tables/public-programs.json' with { type: 'json' };

/** State's own names of Medicaid for adults, and of Medicaid and CHIP for children, with their address. */
export const getPublicPrograms = (state?: string) => ({
  adults: 'Medicaid',
  children: 'Medicaid or CHIP',
  url: medicaidOffices,
  ...findForState<{ adults?: string; children: string; url: string }>(programs, state),
});
