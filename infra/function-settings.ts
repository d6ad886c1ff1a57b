import { type RouteId, type Routes, routeIds } from '#contract/routes.ts';
import type { Partition } from '#functions/data/keys.ts';

/** DynamoDB actions on the table. A transaction needs the actions of its items. */
type TableAction = `${'BatchGet' | 'ConditionCheck' | 'Delete' | 'Get' | 'Put' | 'Update'}Item` | 'Query';

/** Permitted actions on each kind of partition. */
export type TableAccess = Partial<Record<Partition, readonly TableAction[]>>;

/** Limits, for {@link defaultRequestsPerSecond}, and permissions of one function. */
export interface FunctionSettings {
  /** Megabytes. Lambda allocates processor time in proportion: 1,769 MB are one vCPU. */
  readonly memory: number;
  /** Seconds. */
  readonly timeout: number;
  /** Concurrent executions, both reserved and the maximum. Set where uncontrolled use would be expensive. */
  readonly reservedConcurrency?: number;
  /** Requests a second and burst size, over all clients. */
  readonly throttle: { readonly rate: number; readonly burst: number };
  readonly table: TableAccess;
  /** Read access to the key that signs session tokens. */
  readonly signingKey: boolean;
  /** Permission to invoke the premium model. */
  readonly model: boolean;
  /** Permission to queue mails. `required`: the route exists only in deployments that send mail. */
  readonly mail?: 'required' | 'optional';
  /** Meaning of its failure to a user, in one sentence: for alarms, and the table of the runbook. */
  readonly errorImpact: string;
  /** Methods that a protocol requires to get 405: for other methods, API Gateway responds as to an unknown path. */
  readonly refusedMethods?: readonly string[];
}

/** Settings of a route without a session: it says so, and counts the requests of a client. */
interface GuestSettings extends FunctionSettings {
  readonly forGuests: true;
  readonly table: TableAccess & Required<Pick<TableAccess, 'client'>>;
}

/** Requests a second, of all routes together, for which throttles and concurrencies below are written. */
export const defaultRequestsPerSecond = 300;

/** Scales a limit that is written for {@link defaultRequestsPerSecond}. */
export function scaleLimit(limit: number, requestsPerSecond: number): number {
  return Math.max(1, Math.ceil((limit * requestsPerSecond) / defaultRequestsPerSecond));
}

type Preset = Omit<FunctionSettings, 'table' | 'mail' | 'errorImpact'>;

/**
 * Reads and writes a few items. A cold start takes about 50 ms of processor time to load the bundle, of which 0.58 of a
 * processor makes 90 ms, where 512 MB made 170.
 */
const light: Preset = {
  memory: 1024,
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

/** Waits for the model, for 8 s at most, and stores its output. */
const predicting: Omit<FunctionSettings, 'errorImpact'> = {
  ...light,
  timeout: 12,
  reservedConcurrency: 12,
  throttle: { rate: 50, burst: 100 },
  table: { user: ['BatchGetItem', 'GetItem', 'PutItem', 'UpdateItem'] },
  model: true,
};

/** Needs no session, and counts the requests of a client. */
const counted = {
  signingKey: false,
  forGuests: true,
  table: { client: ['UpdateItem'] },
} as const satisfies Partial<GuestSettings>;

/**
 * Needs no session, and a client may send many: a higher rate. Where concurrency is reserved, the two routes together never
 * use all of the model's default concurrency of 8 in prod; plans with health answers and assistants may use the rest.
 */
const estimating: Omit<GuestSettings, 'errorImpact'> = {
  ...predicting,
  ...counted,
  reservedConcurrency: 3,
  throttle: light.throttle,
};

/** Prices plans from its own tables; few requests need the model, so no concurrency is reserved. */
const pricing: Omit<GuestSettings, 'errorImpact'> = { ...light, ...counted, timeout: 12, model: true };

/** Permissions of the functions that are not endpoints, and what their failure means to a user. */
export const jobSettings = {
  'send-mail': {
    table: {
      user: ['BatchGetItem', 'ConditionCheckItem', 'GetItem', 'PutItem'],
      mails: ['GetItem', 'UpdateItem'],
    },
    errorImpact: 'Users get no links to reset a password and no notices about their account.',
  },
  'erase-accounts': {
    table: {
      user: ['ConditionCheckItem', 'DeleteItem', 'Query'],
      erasures: ['DeleteItem', 'Query'],
    },
    errorImpact: 'Data of deleted accounts stays in the table, where no user can reach it.',
  },
} as const satisfies Record<string, Pick<FunctionSettings, 'table' | 'errorImpact'>>;

/** Settings of each route's function. A function has no permissions beyond these and logging. */
export const functionSettings: {
  readonly [Id in RouteId]: Routes[Id]['session'] extends 'none'
    ? GuestSettings
    : FunctionSettings & { readonly forGuests?: never };
} = {
  login: {
    errorImpact: 'No user can log in; sessions that exist continue.',
    ...hashing,
    table: {
      user: ['DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'],
      client: ['GetItem', 'UpdateItem'],
    },
    mail: 'optional',
    forGuests: true,
  },
  register: {
    errorImpact: 'No guest can create an account; estimates without one still work.',
    ...hashing,
    table: {
      user: ['BatchGetItem', 'ConditionCheckItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query'],
      client: ['UpdateItem'],
      // An earlier account with the same address may still have to be erased.
      erasures: ['DeleteItem', 'GetItem'],
    },
    forGuests: true,
  },
  logout: {
    ...light,
    table: { user: ['DeleteItem'] },
    errorImpact: 'No user can log out: the website reports an error, and the session continues.',
  },
  'get-profile': {
    ...light,
    table: { user: ['BatchGetItem'] },
    errorImpact: 'No user can open an account, even with a session: the website asks for the profile first.',
  },
  'update-profile': {
    ...light,
    table: { user: ['BatchGetItem', 'UpdateItem'] },
    errorImpact: 'No user can change a name or phone number; the form keeps what was typed.',
  },
  'change-password': {
    errorImpact: 'No user can change a password; the current one stays valid.',
    ...hashing,
    table: {
      user: ['BatchGetItem', 'DeleteItem', 'GetItem', 'PutItem', 'UpdateItem'],
      client: ['GetItem', 'UpdateItem'],
    },
    mail: 'optional',
  },
  'request-password-reset': {
    errorImpact: 'A user who has forgotten the password cannot ask for a link.',
    ...light,
    table: { client: ['UpdateItem'] },
    forGuests: true,
    mail: 'required',
  },
  'confirm-password-reset': {
    errorImpact: 'A user with a link to reset the password cannot use it.',
    ...rarelyHashing,
    table: {
      user: ['DeleteItem', 'GetItem', 'Query', 'UpdateItem'],
      client: ['GetItem', 'UpdateItem'],
      mails: ['UpdateItem'],
    },
    mail: 'required',
    forGuests: true,
  },
  'delete-account': {
    errorImpact: 'No user can delete an account; its data stays.',
    ...rarelyHashing,
    table: {
      user: ['BatchGetItem', 'ConditionCheckItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'],
      client: ['GetItem', 'UpdateItem'],
      erasures: ['DeleteItem', 'PutItem'],
    },
    mail: 'optional',
  },
  'predict-health-premium': {
    ...predicting,
    errorImpact:
      'No user can make a health prediction; the form keeps the answers, and guests still see estimates.',
  },
  'predict-car-premium': {
    ...predicting,
    errorImpact:
      'No user can make a car prediction; the form keeps the answers, and guests still see estimates.',
  },
  'list-predictions': {
    ...light,
    table: { user: ['BatchGetItem', 'Query', 'UpdateItem'] },
    errorImpact: 'The history and the newest predictions on the dashboard do not load.',
  },
  'get-dashboard': {
    ...light,
    table: { user: ['Query'] },
    errorImpact: 'The dashboard has no figures; the rest of the account works.',
  },
  'delete-prediction': {
    errorImpact: 'No user can delete a prediction.',
    ...light,
    table: { user: ['BatchGetItem', 'ConditionCheckItem', 'DeleteItem', 'UpdateItem'] },
  },
  'get-prediction': {
    ...light,
    table: { user: ['BatchGetItem'] },
    errorImpact: 'The pages of stored predictions and their comparison do not load.',
  },
  'label-prediction': {
    ...light,
    table: { user: ['BatchGetItem', 'UpdateItem'] },
    errorImpact: 'No user can name a prediction.',
  },
  'estimate-health-premium': {
    ...estimating,
    errorImpact: 'Programs get no health estimates; the website computes its own on the device.',
  },
  'estimate-car-premium': {
    ...estimating,
    errorImpact: 'Programs get no car estimates; the website computes its own on the device.',
  },
  'estimate-car-policy': {
    ...pricing,
    errorImpact: 'Programs get no estimates of car policies.',
  },
  'estimate-plans': {
    ...pricing,
    errorImpact: 'Programs get no prices of plans; the website computes its own on the device.',
  },
  mcp: {
    ...pricing,
    refusedMethods: ['GET', 'DELETE'],
    errorImpact: 'Assistants get no prices and estimates.',
  },
  'get-place': {
    ...light,
    ...counted,
    errorImpact: 'Programs cannot look up a county; the website has its own list.',
  },
  'list-sessions': {
    ...light,
    table: { user: ['Query'] },
    errorImpact: 'The profile does not show the sessions.',
  },
  'revoke-session': {
    ...light,
    table: { user: ['BatchGetItem', 'ConditionCheckItem', 'DeleteItem'] },
    errorImpact: 'No user can end a session on another device.',
  },
  'export-account': {
    errorImpact: 'No user can download the data of an account.',
    ...light,
    throttle: { rate: 20, burst: 40 },
    table: { user: ['BatchGetItem', 'Query', 'UpdateItem'] },
  },
  'report-script-error': {
    ...light,
    ...counted,
    throttle: { rate: 10, burst: 20 },
    errorImpact: "Users notice nothing; errors of the website's scripts are not reported.",
  },
};

/** Ids of the routes of a deployment. */
export function listDeployedRoutes(sendsMail: boolean): RouteId[] {
  return routeIds.filter((id) => sendsMail || functionSettings[id].mail !== 'required');
}

export function sumReservedConcurrency(requestsPerSecond: number): number {
  const limits = Object.values(functionSettings).flatMap(
    ({ reservedConcurrency = [] }) => reservedConcurrency,
  );
  return limits.reduce((sum, limit) => sum + scaleLimit(limit, requestsPerSecond), 0);
}
