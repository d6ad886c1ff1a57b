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

type Preset = Omit<FunctionSettings, 'table' | 'mail'>;

/** Reads and writes a few items. */
const light: Preset = {
  memory: 512,
  timeout: 10,
  throttle: { rate: 100, burst: 200 },
  signingKey: true,
  model: false,
};

/** Hashes a password: 0.1 s of a whole vCPU, the most expensive work available without a session. */
const hashing: Preset = {
  ...light,
  memory: 1769,
  reservedConcurrency: 20,
  throttle: { rate: 40, burst: 80 },
};

/** Hashes a password, for few users: the rate limit bounds the cost without reserved concurrency. */
const rarelyHashing: Preset = { ...light, memory: 1769, throttle: { rate: 10, burst: 20 } };

/** Waits for the model, up to 25 s if it has to start, and stores its output. API Gateway's limit is 29 s. */
const predicting: FunctionSettings = {
  ...light,
  timeout: 28,
  reservedConcurrency: 12,
  throttle: { rate: 50, burst: 100 },
  table: ['BatchGetItem', 'GetItem', 'PutItem', 'UpdateItem'],
  model: true,
};

/** Needs no session, and a form requests one for each change: faster, but never all of the model's capacity. */
const estimating: FunctionSettings = {
  ...predicting,
  reservedConcurrency: 8,
  throttle: light.throttle,
  table: ['UpdateItem'],
  signingKey: false,
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
export const functionSettings: Readonly<Record<RouteId, FunctionSettings>> = {
  login: {
    ...hashing,
    table: ['GetItem', 'Query', 'UpdateItem', 'ConditionCheckItem', 'PutItem', 'DeleteItem'],
    mail: 'optional',
  },
  register: {
    ...hashing,
    table: ['UpdateItem', 'PutItem', 'GetItem', 'Query', 'ConditionCheckItem', 'DeleteItem'],
  },
  logout: { ...light, table: ['DeleteItem'] },
  'get-profile': { ...light, table: ['BatchGetItem'] },
  'update-profile': { ...light, table: ['BatchGetItem', 'UpdateItem'] },
  'change-password': {
    ...hashing,
    table: ['BatchGetItem', 'GetItem', 'UpdateItem', 'DeleteItem'],
    mail: 'optional',
  },
  'request-password-reset': { ...light, table: ['UpdateItem'], mail: 'required' },
  'confirm-password-reset': {
    ...rarelyHashing,
    table: ['BatchGetItem', 'UpdateItem', 'DeleteItem'],
    signingKey: false,
    mail: 'required',
  },
  'delete-account': {
    ...rarelyHashing,
    table: ['BatchGetItem', 'GetItem', 'UpdateItem', 'PutItem', 'Query', 'ConditionCheckItem', 'DeleteItem'],
  },
  'predict-health-premium': predicting,
  'predict-car-premium': predicting,
  'list-predictions': { ...light, table: ['BatchGetItem', 'Query'] },
  'get-dashboard': { ...light, table: ['GetItem', 'Query'] },
  'delete-prediction': {
    ...light,
    table: ['BatchGetItem', 'ConditionCheckItem', 'DeleteItem', 'UpdateItem'],
  },
  'get-prediction': { ...light, table: ['BatchGetItem'] },
  'label-prediction': { ...light, table: ['BatchGetItem', 'UpdateItem'] },
  'estimate-health-premium': estimating,
  'estimate-car-premium': estimating,
  'list-sessions': { ...light, table: ['Query'] },
  'revoke-session': { ...light, table: ['BatchGetItem', 'ConditionCheckItem', 'DeleteItem'] },
  'export-account': {
    ...light,
    memory: 1024,
    throttle: { rate: 20, burst: 40 },
    table: ['BatchGetItem', 'Query'],
  },
};

/** Ids of the routes of a deployment. */
export function listDeployedRoutes(sendsMail: boolean): RouteId[] {
  return routeIds.filter((id) => sendsMail || functionSettings[id].mail !== 'required');
}

/** Concurrency that all functions together reserve. */
export const reservedConcurrency = Object.values(functionSettings).reduce(
  (sum, settings) => sum + (settings.reservedConcurrency ?? 0),
  0,
);
