/** Replacement for `@smithy/core/event-streams`. The functions call no operation with an event stream. */
function fail(): never {
  throw new Error('Event streams are not bundled');
}

export const resolveEventStreamSerdeConfig = <Configuration>(configuration: Configuration): Configuration =>
  configuration;

export const eventStreamSerdeProvider = fail;

export class EventStreamSerde {
  constructor() {
    fail();
  }
}
