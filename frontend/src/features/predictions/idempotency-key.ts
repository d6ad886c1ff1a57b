/**
 * A name for one submission that nothing else shares: 128 random bits. (crypto.randomUUID would
 * need HTTPS, and the website also runs on plain addresses of a home network.)
 */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** One submission, and whether the server may already have answered it unheard. */
export interface Submission {
  readonly key: string;
  /** The answers as they were sent. */
  readonly body: string;
}

/**
 * The key to send answers under. Answers that were sent before without an answer coming back keep
 * their key, so that trying again never counts twice; anything else gets a new one.
 * @param unanswered the submission that failed last, if any
 */
export function nameSubmission(unanswered: Submission | undefined, answers: object): Submission {
  const body = JSON.stringify(answers);
  return unanswered?.body === body ? unanswered : { key: createIdempotencyKey(), body };
}
