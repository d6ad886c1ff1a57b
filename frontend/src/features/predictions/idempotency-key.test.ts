import { describe, expect, it } from 'vitest';
import { idempotencyHeaders } from '#contract/predictions.ts';
import { createIdempotencyKey, nameSubmission } from './idempotency-key.ts';

describe('an idempotency key', () => {
  it('is one that the API takes, and never the same twice', () => {
    const keys = new Set(Array.from({ length: 1000 }, createIdempotencyKey));
    expect(keys.size).toBe(1000);
    for (const key of keys) expect(idempotencyHeaders.parse({ 'idempotency-key': key })).toBeDefined();
  });

  it('is new for each submission', () => {
    expect(nameSubmission(undefined, { age: 42 }).key).not.toBe(nameSubmission(undefined, { age: 42 }).key);
  });

  it('stays with answers that were sent and not answered', () => {
    const unanswered = nameSubmission(undefined, { age: 42 });
    expect(nameSubmission(unanswered, { age: 42 }).key).toBe(unanswered.key);
    expect(nameSubmission(unanswered, { age: 43 }).key).not.toBe(unanswered.key);
  });
});
