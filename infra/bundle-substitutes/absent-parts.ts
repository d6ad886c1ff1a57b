/**
 * Replacement for two modules of `@smithy/core`: Lambda sets the region, so that none is read from an EC2 instance, and
 * Node's responses are its own streams, not a browser's.
 */
function fail(): never {
  throw new Error('The bundles of the functions have no streams of browsers and no metadata of instances');
}

export { fail as getInstanceMetadataRegion, fail as sdkStreamMixin };
