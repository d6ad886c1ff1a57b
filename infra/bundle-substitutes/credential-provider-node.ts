/**
 * Replacement for `@aws-sdk/credential-provider-node`. Lambda sets the role's credentials as environment
 * variables, so profiles, single sign-on and instance metadata are never used.
 */
import { fromEnv } from '@aws-sdk/credential-provider-env';

export const defaultProvider = fromEnv;
