import { requestPasswordResetRoute } from '#contract/routes/request-password-reset.ts';
import { enforceClientLimit } from '#functions/auth/throttle.ts';
import { connectMail } from '#functions/composition.ts';
import { deriveUserId } from '#functions/data/keys.ts';
import { type Dependencies, definePublicEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';
import { type MailDependencies, queueMailTo } from '#functions/mail/mail-queue.ts';

/** Queues the mail that resets a password; reads no account, so response and time are the same for every address. */
export async function requestPasswordReset(
  dependencies: Dependencies & MailDependencies,
  { body, clientAddress }: EndpointRequest<typeof requestPasswordResetRoute>,
) {
  const { queueMail, clock } = dependencies;
  if (!queueMail) throw new Error('MAIL_QUEUE_URL must be set');
  await enforceClientLimit(dependencies, 'password_resets', clientAddress, clock());
  const { email, language } = body;
  await queueMailTo(dependencies, queueMail, {
    kind: 'password_reset',
    userId: deriveUserId(email),
    language,
  });
  return { message: 'If this email address has an account, a link to reset its password is on its way.' };
}

export const handler = definePublicEndpoint(requestPasswordResetRoute, requestPasswordReset, connectMail);
