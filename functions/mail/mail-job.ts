import * as z from 'zod/mini';

/**
 * Mail to write and send. The message names the user by id: the queue stores no email address, and only the
 * function that sends mail reads whether there is an account.
 */
export const mailJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('password_reset'), userId: z.string() }),
  z.object({
    kind: z.literal('password_changed'),
    userId: z.string(),
    /** Time of the change, ISO 8601. */
    at: z.iso.datetime(),
  }),
  z.object({
    kind: z.literal('new_device_login'),
    userId: z.string(),
    /** One of the names that `formatDevice` returns, never text that a client has sent. */
    device: z.string(),
    /** Time of the login, ISO 8601. */
    at: z.iso.datetime(),
  }),
]);

/** {@link mailJob} as a type. */
export type MailJob = z.infer<typeof mailJob>;
