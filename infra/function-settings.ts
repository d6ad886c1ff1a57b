import { type RouteId, routeIds } from '#contract/routes.ts';

/** DynamoDB actions on the table. A transaction needs the actions of its items. */
type TableAction =
  | 'BatchGetItem'
  | 'ConditionCheckItem'
  | 'DeleteItem'
  | 'GetItem'
  | 'PutItem'
  | 'Query'
  | 'UpdateItem';

/** Limits and permissions of one function. */
export interface FunctionSettings {
  /** Megabytes. Lambda allocates processor time in proportion: 1,769 MB are one vCPU. */
  readonly memory: number;
  /** Seconds. */
  readonly timeout: number;
  /** Concurrent executions, both reserved and the maximum. Set where uncontrolled use would be expensive. */
  readonly reservedConcurrency?: number;
  /** Requests a second and burst size, over all clients. */
  readonly throttle: { readonly rate: number; readonly burst: number };
  readonly table: readonly TableAction[];
  /** Read access to the key that signs session tokens. */
  readonly signingKey: boolean;
  /** Permission to invoke the premium model. */
  readonly model: boolean;
  /** Permission to queue mails. `required`: the route exists only in deployments that send mail. */
  readonly mail?: 'required' | 'optional';
}

type Limits = Omit<FunctionSettings, 'table' | 'signingKey' | 'model' | 'mail'>;

/** Reads and writes a few items. */
const light: Limits = { memory: 512, timeout: 10, throttle: { rate: 100, burst: 200 } };

/** Hashes a password: 0.1 s of a whole vCPU, the most expensive work available without a session. */
const hashing: Limits = {
  memory: 1769,
  timeout: 10,
  reservedConcurrency: 20,
  throttle: { rate: 40, burst: 80 },
};

/** Hashes a password, for few users: the rate limit bounds the cost without reserved concurrency. */
const rarelyHashing: Limits = { memory: 1769, timeout: 10, throttle: { rate: 10, burst: 20 } };

/** Waits for the model, up to 25 s if it has to start. API Gateway's limit is 29 s. */
const pricing: Limits = {
  memory: 512,
  timeout: 28,
  reservedConcurrency: 12,
  throttle: { rate: 50, burst: 100 },
};

/** Needs no session, and a form requests one for each change: faster, but never all of the model's capacity. */
const estimating: Limits = {
  ...pricing,
  reservedConcurrency: 8,
  throttle: { rate: 100, burst: 200 },
};

/** Table permissions of the function that sends mail. */
export const mailerTableActions: readonly TableAction[] = [
  'GetItem',
  'BatchGetItem',
  'ConditionCheckItem',
  'PutItem',
];

/** Table permissions of the function that completes the deletion of accounts. */
export const eraserTableActions: readonly TableAction[] = ['ConditionCheckItem', 'DeleteItem', 'Query'];

/** Settings of each route's function. A function has no permissions beyond these and logging. */
export const functionSettings = {
  login: {
    ...hashing,
    table: ['GetItem', 'Query', 'UpdateItem', 'ConditionCheckItem', 'PutItem', 'DeleteItem'],
    signingKey: true,
    model: false,
    mail: 'optional',
  },
  register: {
    ...hashing,
    table: ['UpdateItem', 'PutItem', 'GetItem', 'Query', 'ConditionCheckItem', 'DeleteItem'],
    signingKey: true,
    model: false,
  },
  logout: { ...light, table: ['DeleteItem'], signingKey: true, model: false },
  'get-profile': { ...light, table: ['BatchGetItem'], signingKey: true, model: false },
  'update-profile': { ...light, table: ['BatchGetItem', 'UpdateItem'], signingKey: true, model: false },
  'change-password': {
    ...hashing,
    table: ['BatchGetItem', 'GetItem', 'UpdateItem', 'DeleteItem'],
    signingKey: true,
    model: false,
    mail: 'optional',
  },
  'request-password-reset': {
    ...light,
    table: ['UpdateItem'],
    signingKey: true,
    model: false,
    mail: 'required',
  },
  'confirm-password-reset': {
    ...rarelyHashing,
    table: ['BatchGetItem', 'UpdateItem', 'DeleteItem'],
    signingKey: false,
    model: false,
    mail: 'required',
  },
  'delete-account': {
    ...rarelyHashing,
    table: ['BatchGetItem', 'GetItem', 'UpdateItem', 'PutItem', 'Query', 'ConditionCheckItem', 'DeleteItem'],
    signingKey: true,
    model: false,
  },
  'predict-health-premium': {
    ...pricing,
    table: ['BatchGetItem', 'GetItem', 'PutItem', 'UpdateItem'],
    signingKey: true,
    model: true,
  },
  'predict-car-premium': {
    ...pricing,
    table: ['BatchGetItem', 'GetItem', 'PutItem', 'UpdateItem'],
    signingKey: true,
    model: true,
  },
  'list-predictions': { ...light, table: ['BatchGetItem', 'Query'], signingKey: true, model: false },
  'get-dashboard': { ...light, table: ['GetItem', 'Query'], signingKey: true, model: false },
  'delete-prediction': {
    ...light,
    table: ['BatchGetItem', 'ConditionCheckItem', 'DeleteItem', 'UpdateItem'],
    signingKey: true,
    model: false,
  },
  'get-prediction': { ...light, table: ['BatchGetItem'], signingKey: true, model: false },
  'label-prediction': { ...light, table: ['BatchGetItem', 'UpdateItem'], signingKey: true, model: false },
  'estimate-health-premium': { ...estimating, table: ['UpdateItem'], signingKey: false, model: true },
  'estimate-car-premium': { ...estimating, table: ['UpdateItem'], signingKey: false, model: true },
  'list-sessions': { ...light, table: ['Query'], signingKey: true, model: false },
  'revoke-session': {
    ...light,
    table: ['BatchGetItem', 'ConditionCheckItem', 'DeleteItem'],
    signingKey: true,
    model: false,
  },
  'export-account': {
    ...light,
    memory: 1024,
    throttle: { rate: 20, burst: 40 },
    table: ['BatchGetItem', 'Query'],
    signingKey: true,
    model: false,
  },
} as const satisfies Record<RouteId, FunctionSettings>;

/** Ids of the routes of a deployment. */
export function listDeployedRoutes(sendsMail: boolean): RouteId[] {
  const settings: Readonly<Record<RouteId, FunctionSettings>> = functionSettings;
  return routeIds.filter((id) => sendsMail || settings[id].mail !== 'required');
}

/** Concurrency that all functions together reserve. */
export const reservedConcurrency = Object.values<FunctionSettings>(functionSettings).reduce(
  (sum, settings) => sum + (settings.reservedConcurrency ?? 0),
  0,
);
