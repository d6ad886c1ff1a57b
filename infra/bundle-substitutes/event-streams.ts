/** Replacement for `@smithy/core/event-streams`. The functions call no operation with an event stream. */
function fail(): never {
  throw new Error('Event streams are not bundled');
}

export const resolveEventStreamSerdeConfig = <Configuration>(configuration: Configuration): Configuration =>
  configuration;

export { fail as EventStreamSerde, fail as eventStreamSerdeProvider };
