/** Brand, with the rise that it asked for, percent; null without a request. */
export type Insurer = readonly [name: string, rise: number | null];

/** Insurers of a county without a request, and the one that is left where all others have none. */
export function findLeaving(insurers: readonly Insurer[]) {
  const missing = insurers.filter(([, rise]) => rise === null);
  const left =
    insurers.length - missing.length === 1 ? insurers.find(([, rise]) => rise !== null) : undefined;
  return { missing, left };
}

/** Mean rise that insurers asked for, each brand once, to 0.01 points of percent; undefined without a request. */
export function toMeanRequest(insurers: readonly Insurer[]): number | undefined {
  const known = insurers.flatMap(([, rise]) => (rise === null ? [] : [Math.round(100 * rise)]));
  const sum = known.reduce((total, rise) => total + rise, 0);
  return known.length > 0 ? Math.floor(sum / known.length + 0.5) / 100 : undefined;
}
