import * as z from 'zod/mini';

/** Active session of the caller's account. */
export const session = z.object({
  id: z.string(),
  device: z.string().check(z.describe('Browser and system by the user agent, such as "Chrome on Windows".')),
  created_at: z.iso.datetime().check(z.describe('Time of the login: ISO 8601, UTC.')),
  last_used_at: z.iso.datetime().check(z.describe('Accurate to 15 minutes: ISO 8601, UTC.')),
  current: z.boolean().check(z.describe('True for the session of this request.')),
});

/** Changes and logins that may not be by the owner of the account. */
export const securityEvents = z.object({
  password_changed_at: z
    .nullable(z.iso.datetime())
    .check(z.describe('Last change of the password; null if it was never changed.')),
  new_device_login: z
    .nullable(z.object({ device: z.string(), at: z.iso.datetime() }))
    .check(z.describe('Last login with a device that no earlier login had; null without one.')),
});

export type SecurityEvents = z.infer<typeof securityEvents>;
