/** Replacement for a module of `@smithy/core`, which has another implementation for Node without `crypto`. */
import { Sha256 } from '#functions/platform/aws-client.ts';

export const Sha256Node = Sha256;
