/** Names of the fields of the household in a prerendered form, which are read when it is hydrated. */
export const prerenderedNames = [
  'household-income',
  'household-income-period',
  'household-size',
  'household-has-offer',
  'household-people-0-tobacco',
  'household-people-0-has_cover',
  'household-remembered',
] as const;
