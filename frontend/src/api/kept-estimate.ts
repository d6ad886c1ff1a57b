import { readStored, readText } from './browser-storage.ts';

/** Name of the stored estimate that a guest wants to keep. */
export const keptEstimateName = 'guest-estimate';

/** Age from which it is late, in milliseconds. */
export const keptEstimateMs = 60 * 60 * 1000;

/**
 * Lists the parts of the message about a guest's estimate: it waits, and its household is asked about; or it is late, and
 * its form still has it.
 */
function listParts(): string[] {
  const { storedAt, value } = Object(readStored('sessionStorage', keptEstimateName));
  const { answers, idempotencyKey } = Object(value);
  if (!answers) return [];
  if (Math.abs(Date.now() - storedAt) < keptEstimateMs)
    return answers.household ? ['waiting', 'household'] : ['waiting'];
  const steps = readText('sessionStorage', `${answers.insurance_type}-steps`);
  return steps?.includes(idempotencyKey) ? ['late', 'form'] : ['late'];
}

/** Tells the style sheet which parts of the message a page shows before its code is loaded. */
export function markKeptEstimate(): void {
  document.documentElement.dataset.kept = listParts().join(' ');
}
