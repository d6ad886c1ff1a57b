import * as z from 'zod/mini';

const userFields = {
  userId: z.string(),
  /** Pseudonym for the log. */
  user: z.optional(z.string()),
};

/** Time of what has happened, ISO 8601. */
const at = z.iso.datetime();

/**
 * Mail to write and send. The message names the user by id, and only the function that sends mail reads whether there
 * is an account. The queue stores an email address only for an account that no longer exists.
 */
export const mailJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('password_reset'), ...userFields }),
  z.object({
    kind: z.literal('account_deleted'),
    ...userFields,
    email: z.string(),
    at,
  }),
  z.object({
    kind: z.literal('password_changed'),
    ...userFields,
    at,
  }),
  z.object({
    kind: z.literal('new_device_login'),
    ...userFields,
    /** One of the names that `formatDevice` returns, never text that a client has sent. */
    device: z.string(),
    at,
  }),
]);

export type MailJob = z.infer<typeof mailJob>;
