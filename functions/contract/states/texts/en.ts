import usStates from '#contract/us-states.json' with { type: 'json' };

/** Names of the states by postal code, sorted. */
export const stateNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(usStates).map(([code, { name }]) => [code, name]),
);

/** Name of a county as it is filed. */
export const formatCounty = (name: string): string => name;
