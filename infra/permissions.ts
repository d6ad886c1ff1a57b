import type { RouteId } from '#contract/routes.ts';

/** What a function may do with the one table. Transactions are granted by the writes they hold. */
export type TableAction =
  | 'ConditionCheckItem'
  | 'DeleteItem'
  | 'GetItem'
  | 'PutItem'
  | 'Query'
  | 'UpdateItem';

/** Everything that one endpoint's function may do. It gets nothing that its row does not grant. */
export interface Permissions {
  readonly table: readonly TableAction[];
  /** Reads the key that signs tokens: to issue one, or to verify the caller's. */
  readonly signingKey: boolean;
  /** Asks the premium model. */
  readonly model: boolean;
}

/** Who may do what. A new route does not compile until its permissions are decided here. */
export const permissions = {
  login: {
    table: ['GetItem', 'UpdateItem', 'ConditionCheckItem', 'PutItem', 'DeleteItem'],
    signingKey: true,
    model: false,
  },
  register: { table: ['PutItem'], signingKey: true, model: false },
  logout: { table: ['DeleteItem'], signingKey: true, model: false },
  'get-profile': { table: ['GetItem'], signingKey: true, model: false },
  'update-profile': { table: ['GetItem', 'UpdateItem'], signingKey: true, model: false },
  'change-password': {
    table: ['GetItem', 'UpdateItem', 'Query', 'DeleteItem'],
    signingKey: true,
    model: false,
  },
  'predict-health-premium': { table: ['GetItem', 'PutItem', 'UpdateItem'], signingKey: true, model: true },
  'predict-car-premium': { table: ['GetItem', 'PutItem', 'UpdateItem'], signingKey: true, model: true },
  'list-predictions': { table: ['GetItem', 'Query'], signingKey: true, model: false },
  'get-dashboard': { table: ['GetItem', 'Query'], signingKey: true, model: false },
  'delete-prediction': { table: ['GetItem', 'DeleteItem', 'UpdateItem'], signingKey: true, model: false },
} as const satisfies Record<RouteId, Permissions>;
