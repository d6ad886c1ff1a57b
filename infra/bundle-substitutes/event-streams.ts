/**
 * Stands in for `@smithy/core/event-streams` in the functions' bundles: no operation that they call answers
 * with a stream of events.
 */
function refuse(): never {
  throw new Error('Event streams are left out of the bundles');
}

export const resolveEventStreamSerdeConfig = <Configuration>(configuration: Configuration): Configuration =>
  configuration;

export const eventStreamSerdeProvider = refuse;

export class EventStreamSerde {
  constructor() {
    refuse();
  }
}
