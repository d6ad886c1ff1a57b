import type { RouteId } from '#contract/routes.ts';

/** What one endpoint may use at most. */
export interface Capacity {
  /** Megabytes. Lambda gives processing power in proportion: 1,769 MB is one whole processor. */
  readonly memory: number;
  /** Seconds until Lambda ends the function. */
  readonly timeout: number;
  /** Copies of the function at once, kept for it and never exceeded, where a runaway would cost. */
  readonly reservedConcurrency?: number;
  /** Requests a second over all callers, and how many may come at once. */
  readonly throttle: { readonly rate: number; readonly burst: number };
}

/** Reads and writes a few items. */
const light: Capacity = { memory: 512, timeout: 10, throttle: { rate: 100, burst: 200 } };

/** Hashes a password, 0.1 s of a whole processor: the dearest thing that a stranger can ask for. */
const hashing: Capacity = {
  memory: 1769,
  timeout: 10,
  reservedConcurrency: 20,
  throttle: { rate: 40, burst: 80 },
};

/**
 * Waits for the model, up to 25 s when it has to start first. API Gateway gives up after 29 s. The two
 * together never ask the model for more than its endpoint takes at once.
 */
const pricing: Capacity = {
  memory: 512,
  timeout: 28,
  reservedConcurrency: 20,
  throttle: { rate: 50, burst: 100 },
};

/** Most requests that the model's endpoint works on at once, unless a deployment says otherwise. */
export const modelConcurrency = 2 * (pricing.reservedConcurrency ?? 0);

/** How much each endpoint may use. A new route does not compile until it is decided here. */
export const capacities = {
  login: hashing,
  register: hashing,
  logout: light,
  'get-profile': light,
  'update-profile': light,
  'change-password': hashing,
  'predict-health-premium': pricing,
  'predict-car-premium': pricing,
  'list-predictions': light,
  'get-dashboard': light,
  'delete-prediction': light,
} as const satisfies Record<RouteId, Capacity>;
