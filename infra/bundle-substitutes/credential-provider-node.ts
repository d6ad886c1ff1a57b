/**
 * Replacement for `@aws-sdk/credential-provider-node`. Lambda sets the role's credentials as environment
 * variables, so profiles, single sign-on and instance metadata are never used.
 * Gain: 123 KB and 24 of 69 ms load time (best of 25 processes, 2026-11-21).
 */
import { fromEnv } from '@aws-sdk/credential-provider-env';

export const defaultProvider = fromEnv;
