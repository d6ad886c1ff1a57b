import { findForState, medicaidOffices } from './state-offices.ts';
import programs from './tables/public-programs.json' with { type: 'json' };

/** Names of programs, and the address of the state. */
export interface PublicPrograms {
  readonly adults: readonly string[];
  readonly children: readonly string[];
  readonly url: string;
}

/** State's own names of Medicaid for adults, and of Medicaid and CHIP for children, with their address. */
export const getPublicPrograms = (state?: string): PublicPrograms => ({
  adults: ['Medicaid'],
  children: ['Medicaid', 'CHIP'],
  url: medicaidOffices,
  ...findForState<Omit<PublicPrograms, 'adults'> & Partial<PublicPrograms>>(programs, state),
});
