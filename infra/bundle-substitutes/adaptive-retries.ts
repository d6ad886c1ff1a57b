/** Replacement for a module of `@smithy/core`: the functions' clients have the standard retries. */
export class AdaptiveRetryStrategy {
  /** @throws Error always */
  constructor() {
    throw new Error('The bundles of the functions have no adaptive retries: use the retry mode "standard"');
  }
}
