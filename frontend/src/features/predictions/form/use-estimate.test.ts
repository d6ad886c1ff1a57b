import { describe, expect, it } from 'vitest';
import { idempotencyHeaders } from '#contract/fields.ts';
import { createSubmission } from './use-estimate.ts';

describe('an idempotency key', () => {
  it('is accepted by the API', () => {
    const { idempotencyKey } = createSubmission(undefined, { age: 42 });
    expect(idempotencyHeaders.parse({ 'idempotency-key': idempotencyKey })).toBeDefined();
  });

  it('is new for each submission, and the same while the same answers are unconfirmed', () => {
    const unconfirmed = createSubmission(undefined, { age: 42 });
    expect(createSubmission(unconfirmed, { age: 42 }).idempotencyKey).toBe(unconfirmed.idempotencyKey);
    expect(createSubmission(undefined, { age: 42 }).idempotencyKey).not.toBe(unconfirmed.idempotencyKey);
    expect(createSubmission(unconfirmed, { age: 43 }).idempotencyKey).not.toBe(unconfirmed.idempotencyKey);
  });
});
