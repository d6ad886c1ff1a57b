/** The table's shape, wherever it is made: the stack, the local run and the tests read it here. */
export const tableDefinition = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** When DynamoDB may delete an item: seconds since 1970. */
  timeToLiveAttribute: 'ttl',
} as const;
