/** The one table's shape, for whoever creates it: partition key, sort key, and when an item expires. */
export const tableDefinition = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** Holds seconds since 1970; items without it stay. */
  timeToLiveAttribute: 'ttl',
} as const;
