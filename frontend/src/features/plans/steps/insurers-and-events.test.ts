import { expect, it } from 'vitest';
import type { StatePrices } from '#model/serving/places.ts';
import { priceFigures } from '#tests/support/price-figures.ts';
import { splitRequests } from './insurers-and-events.tsx';

const states = import.meta.glob<Partial<StatePrices>>('#model/artifacts/prices-*/*.json', {
  eager: true,
  import: 'default',
});

const projection = priceFigures?.projection;

it.runIf(projection)(
  'some insurers of known counties are in no filing, and one is left in some of these',
  () => {
    const lists = Object.values(states).flatMap(({ counties = {}, sellers = [], insurers = [] }) =>
      Object.values(counties).flatMap(({ sellers: list }) =>
        list === undefined
          ? []
          : [(sellers[list] ?? []).flatMap((number) => insurers.slice(number, number + 1))],
      ),
    );
    const leaving = lists.map(splitRequests).filter(({ missing }) => missing.length > 0);
    expect([leaving.length, leaving.filter(({ left }) => left).length]).toEqual([
      projection?.leaving,
      projection?.left_with_one,
    ]);
    expect(leaving.every(({ left }) => left === undefined || left[1] !== null)).toBe(true);
  },
);
