/**
 * Stands in for `@aws-sdk/credential-provider-node` in the functions' bundles. Lambda puts the role's
 * credentials into the environment, so profiles, single sign-on, instance metadata and web identity
 * would only be loaded to be passed over.
 */
import { fromEnv } from '@aws-sdk/credential-provider-env';

export const defaultProvider = fromEnv;
