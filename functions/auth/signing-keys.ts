import type { Clock } from '#functions/platform/clock.ts';

/** A secret that signs tokens, and the name by which a token tells which one signed it. */
export interface SigningKey {
  readonly id: string;
  readonly secret: string;
}

/** The keys of the moment, newest first. The first signs, all of them verify. */
export type SigningKeySet = readonly [SigningKey, ...SigningKey[]];

/** Loads the keys from where they are kept. */
export type LoadSigningKeys = () => Promise<SigningKeySet>;

const freshFor = 5 * 60_000;
const pauseBetweenEarlyReloads = 60_000;

/**
 * The signing keys, loaded once and kept for 5 minutes. A token with an unknown key may be the first one
 * signed after a rotation, so it has the keys loaded anew: once a minute at most, as anybody can send
 * tokens with made-up keys.
 */
export class SigningKeys {
  readonly #load: LoadSigningKeys;
  readonly #clock: Clock;
  #loading: Promise<SigningKeySet> | undefined;
  #loadedAt = Number.NEGATIVE_INFINITY;

  constructor(load: LoadSigningKeys, clock: Clock) {
    this.#load = load;
    this.#clock = clock;
  }

  /** The key that signs new tokens. */
  async findCurrent(): Promise<SigningKey> {
    const [current] = await this.#read(freshFor);
    return current;
  }

  /** The key of this id, undefined when it is none of ours. */
  async find(id: string): Promise<SigningKey | undefined> {
    const known = findById(await this.#read(freshFor), id);
    return known ?? findById(await this.#read(pauseBetweenEarlyReloads), id);
  }

  /** The keys, at most so many milliseconds old. Callers at the same time share one load. */
  #read(maximumAge: number): Promise<SigningKeySet> {
    const now = this.#clock().getTime();
    if (this.#loading && now - this.#loadedAt < maximumAge) return this.#loading;
    const earlier = this.#loading;
    this.#loadedAt = now;
    this.#loading = this.#load().catch((error: unknown) => {
      // Keys that were right a while ago serve better than none while the secret can't be read.
      if (earlier) return earlier;
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }
}

function findById(keys: SigningKeySet, id: string): SigningKey | undefined {
  return keys.find((key) => key.id === id);
}
