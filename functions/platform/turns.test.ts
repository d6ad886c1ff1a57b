import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('work begins when the work before it has ended', async () => {
  const takeTurn = createTurns();
  const events: string[] = [];
  const work = (name: string) =>
    takeTurn(async () => {
      events.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      events.push(`${name} ends`);
      return name;
    });
  expect(await Promise.all([work('first'), work('second')])).toEqual(['first', 'second']);
  expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

it('a failure is told to its own caller and keeps nobody else from their turn', async () => {
  const takeTurn = createTurns();
  const failing = takeTurn(() => Promise.reject(new Error('failed')));
  const next = takeTurn(async () => 'done');
  await expect(failing).rejects.toThrow('failed');
  expect(await next).toBe('done');
});
