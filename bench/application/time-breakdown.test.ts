import { expect, it } from 'vitest';
import { BusyTime } from './time-breakdown.ts';

it('activities at the same time are counted once', () => {
  const busy = new BusyTime();
  busy.enter(10);
  busy.enter(20);
  busy.leave(30);
  busy.leave(45);
  expect(busy.total).toBe(35);
  expect(busy.count).toBe(2);
});

it('activities after one another are added up, and the pause between is not', () => {
  const busy = new BusyTime();
  busy.enter(0);
  busy.leave(5);
  busy.enter(100);
  busy.leave(107);
  expect(busy.total).toBe(12);
});
