import { expect, it } from 'vitest';
import { priceYear } from '#functions/plans/rules.ts';
import type { StatePrices } from '#model/serving/places.ts';
import { splitRequests } from './insurers-and-events.tsx';

const states = import.meta.glob<Partial<StatePrices>>('#model/artifacts/prices-*/*.json', {
  eager: true,
  import: 'default',
});

// Until the prices of 2027 are filed.
it.runIf(priceYear === 2026)(
  'some insurers of 845 counties are in no filing, and one is left in 112 of these',
  () => {
    const lists = Object.values(states).flatMap(({ counties = {}, sellers = [], insurers = [] }) =>
      Object.values(counties).flatMap(({ sellers: list }) =>
        list === undefined
          ? []
          : [(sellers[list] ?? []).flatMap((number) => insurers.slice(number, number + 1))],
      ),
    );
    const leaving = lists.map(splitRequests).filter(({ missing }) => missing.length > 0);
    expect([leaving.length, leaving.filter(({ left }) => left).length]).toEqual([845, 112]);
    expect(leaving.every(({ left }) => left === undefined || left[1] !== null)).toBe(true);
  },
);
