import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PricedRequest, priceRequest } from '#tests/support/change-cases.ts';
import { itAtPricesOf } from '#tests/support/price-figures.ts';
import { toContribution } from './credit.ts';
import { findEffect, listReasonSteps } from './enrollment.ts';
import { levels } from './state-help.ts';
import { listMonths, sumBack, sumMonths, type YearEvent } from './year-months.ts';

const columbus = { state: 'OH', county: '39049', plan_year: 2027 } as const;
const houston = { state: 'TX', county: '48201', plan_year: 2027 } as const;
const adult = (age: number) => ({ role: 'adult' as const, age });
const child = (age: number) => ({ role: 'child' as const, age });

const listBills = (request: PricedRequest, ...events: YearEvent[]) => {
  const months = listMonths(priceRequest(request), events);
  const bills = months.map((month) => levels.map((level) => Math.round(month.levels[level] ?? -1)));
  return { months, bills, year: levels.map((level) => Math.round(sumMonths(months, level) ?? -1)) };
};

describe('the months of a plan year', () => {
  const couple = { ...columbus, people: [adult(64), adult(61)], income: 60_000 };
  const turn65 = (day: string): YearEvent => ({ kind: 'turns_65', person: 0, day });

  itAtPricesOf(2026)('have Medicare from the month of 65 on, while the other one stays on the plan', () => {
    const { bills, months, year } = listBills(couple, turn65('2027-03-14'));
    expect(bills.slice(1, 3)).toEqual([
      [0, 475, 529],
      [137, 475, 501],
    ]);
    expect(year).toEqual([1369, 5700, 6066]);
    expect(months[2]?.people.map(({ cover }) => cover)).toEqual(['medicare', 'credit']);
    expect(months.every(({ back }) => back === 0)).toBe(true);
  });

  it.each([
    ['2027-03-01', 2],
    ['2027-03-14', 3],
    ['2028-01-01', 12],
    ['2028-01-02', undefined],
    ['2026-05-02', 1],
  ])('have Medicare for a birthday on %s from month %s', (day, expected) => {
    const { months } = listBills(couple, turn65(day));
    expect(months.find(({ people }) => people[0]?.cover === 'medicare')?.month).toBe(expected);
  });

  itAtPricesOf(2026)('have a child from the month of birth on, and credit back for the months before', () => {
    const family = { ...houston, people: [adult(38), adult(36), child(9), child(6)], income: 78_000 };
    const { bills, months } = listBills(family, { kind: 'birth', day: '2027-06-12' });
    expect(bills.map(([, silver]) => silver)).toEqual([...Array(5).fill(507), ...Array(7).fill(430)]);
    expect(months.map(({ back }) => Math.round(back))).toEqual([...Array(5).fill(85), ...Array(7).fill(0)]);
    const partsOf = (given: typeof months) =>
      given.filter(({ is_part }) => is_part).map(({ month }) => month);
    expect(partsOf(months)).toEqual([6]);
    const further: YearEvent = { kind: 'public_ends', day: '2027-03-31' };
    expect(partsOf(listBills(family, { kind: 'birth', day: '2027-06-12' }, further).months)).toEqual([6]);
  });

  itAtPricesOf(2026)('have the size and income of a return of one’s own after a divorce', () => {
    const { months } = listBills(
      { ...houston, people: [adult(45), adult(43)], income: 60_000 },
      { kind: 'leaves', person: 1, income: 35_000, day: '2027-04-30' },
    );
    const { household, credit } = months[5]?.prices ?? expect.unreachable();
    expect(household).toMatchObject({ people: [adult(45)], income: 35_000, household_size: 1 });
    // 35,000 / 15,960 = 219 % of the line of one person, and not 122 % of 28,680 for three.
    expect(credit.percent).toBe(219);
    expect(Math.round(months[5]?.levels.silver ?? 0)).toBe(211);
  });

  itAtPricesOf(2026)('leave the person with a job’s plan out of the prices', () => {
    const { months } = listBills(
      { ...houston, people: [adult(45), adult(43)], income: 60_000 },
      { kind: 'job_plan', begins: true, person: 1, bill: 100, day: '2027-05-01' },
    );
    const [before, after] = [months[0], months[11]];
    expect([before, after].map((month) => Math.round(month?.credit ?? 0))).toEqual([1027, 299]);
    expect(after?.prices.people.map(({ is_priced }) => is_priced)).toEqual([true, false]);
  });

  describe('have back what the tax return of the year gives', () => {
    const baby: YearEvent = { kind: 'birth', day: '2027-12-20' };
    const wedding = (age: number, income: number, day = '2027-07-10'): YearEvent => ({
      ...{ kind: 'joins', person: adult(age), income, day },
    });
    const listBack = (ages: readonly number[], income: number, event: YearEvent) =>
      listMonths(priceRequest({ ...houston, people: ages.map(adult), income }), [event]).map(
        ({ back }) => back,
      );

    // Benchmarks of Harris County in 2027 less a twelfth of the contribution at the year's income and size.
    itAtPricesOf(2026).each([
      ['a baby in December brings the income under four lines', [38, 36], 100_000, baby, 475.7, 11],
      ['the same for an older couple', [60, 40], 100_000, baby, 1288.42, 11],
      ['a wedding brings it above four lines', [60], 30_000, wedding(58, 90_000), -1301.46, 7],
      ['a wedding brings it under four lines', [60], 70_000, wedding(58, 80_000), 773.63, 7],
      ['a wedding brings it above the poverty line', [40], 14_000, wedding(40, 40_000), 485.47, 7],
      ['the return is that of December 31', [40], 30_000, wedding(40, 90_000, '2027-12-10'), -531.63, 12],
    ] as const)('%s', (_, ages, income, event, expected, count) => {
      const back = listBack(ages, income, event);
      for (const amount of back.slice(0, count)) expect(amount).toBeCloseTo(expected, 1);
      expect(back.slice(count)).toEqual(Array(12 - count).fill(0));
    });

    itAtPricesOf(2026)('or half of both incomes in the year of a wedding, where that is better', () => {
      const months = (ages: readonly number[], event: YearEvent) =>
        listMonths(priceRequest({ ...houston, people: ages.map(adult), income: 30_000 }), [event]);
      // A twelfth of the contribution at 45,000 USD (281 % of the line) less that at 30,000 USD (187 %), for one person.
      for (const age of [40, 60]) {
        expect(months([age], wedding(40, 90_000))[0]?.back_by_halves).toBeCloseTo(-207.67, 2);
      }
      expect(months([40], wedding(40, 60_000))[0]?.back_by_halves).toBeCloseTo(0, 2);
      expect(months([40], baby)[0]?.back_by_halves).toBeUndefined();
    });

    /** Credit of the return, USD a month; undefined below the poverty line, where what was paid stays. */
    const toReturned = (total: number, size: number, benchmark: number) => {
      // Poverty lines by which the credit of 2027 is set: 15,960 USD and 5,680 a further person.
      const line = 10_280 + 5680 * size;
      if (total < line) return undefined;
      return total > 4 * line ? 0 : Math.max(0, benchmark - toContribution(total, line, 2027)) / 12;
    };

    it('is the credit of these people with the year’s size and income, less what was paid', () => {
      const incomes = fc.integer({ min: 5000, max: 160_000 });
      const adults = fc.array(fc.integer({ min: 19, max: 64 }), { minLength: 1, maxLength: 2 });
      const check = (ages: readonly number[], income: number, total: number, event: YearEvent) => {
        const request = { ...houston, people: ages.map(adult), income };
        const [january] = listMonths(priceRequest(request), [event]);
        const { back, credit, prices } = january ?? expect.unreachable();
        const returned = toReturned(total, ages.length + 1, prices.credit.benchmark) ?? credit;
        expect(back).toBeCloseTo(returned - credit, 6);
      };
      fc.assert(
        fc.property(adults, incomes, incomes, (ages, income, joint) => {
          if (ages.length === 1) check(ages, income, joint, wedding(35, joint));
          else check(ages, income, income, baby);
        }),
      );
    });
  });

  itAtPricesOf(2026)(
    'have the price of a job’s plan until it ends, and a plan from the next month on',
    () => {
      const people = [{ ...adult(40), employer_offer: { own: 120 } }, child(8)];
      const { bills, months } = listBills(
        { ...houston, people, income: 52_000 },
        { kind: 'other_cover', person: 0, begins: false, cover: {}, day: '2027-04-30' },
      );
      expect(months.map(({ people: [first] }) => first?.cover)).toEqual([
        ...Array(4).fill('employer'),
        ...Array(8).fill('credit'),
      ]);
      expect(bills[3]?.[1]).toBeGreaterThan(120);
      expect(bills[4]?.[1]).toBe(348);
    },
  );

  it('have no price before a job’s plan of an unknown price ends, and none to pay with Medicaid', () => {
    const one = { ...columbus, people: [adult(30)], income: 40_000 };
    const ofJob = listBills(one, { kind: 'job_plan', begins: false, day: '2027-04-10' });
    expect(ofJob.months[3]).toMatchObject({ levels: { silver: undefined }, people: [{ cover: 'employer' }] });
    expect(ofJob.months[4]?.people[0]?.cover).toBe('credit');
    expect(ofJob.year[1]).toBe(-1);
    const ofPublic = listBills(one, { kind: 'public_ends', day: '2027-04-10' });
    expect(ofPublic.months[3]).toMatchObject({
      levels: { silver: 0 },
      people: [{ cover: 'adult_medicaid' }],
    });
    expect(ofPublic.bills[4]?.[1]).toBeGreaterThan(0);
  });

  it('have a spouse from the next month on, and the prices of the new place', () => {
    const one = { ...houston, people: [adult(38)], income: 40_000 };
    const joined = listBills(one, { kind: 'joins', person: adult(36), day: '2027-05-02' });
    expect(joined.months.map(({ people }) => people.length)).toEqual([
      ...Array(5).fill(1),
      ...Array(7).fill(2),
    ]);
    expect(joined.months[0]?.back).toBeGreaterThan(0);
    const { priced } = priceRequest({ ...one, county: '48453' });
    const moved = listBills(one, { kind: 'moves', priced, day: '2027-07-20' });
    expect(moved.months.map(({ prices }) => prices.place.county)).toEqual([
      ...Array(7).fill('48201'),
      ...Array(5).fill('48453'),
    ]);
    const left = listBills(
      { ...one, people: [adult(38), child(25)] },
      { kind: 'leaves', person: 1, day: '2027-03-31' },
    );
    expect(left.months.map(({ people }) => people.length)).toEqual([2, 2, 2, ...Array(9).fill(1)]);
    expect(left.months.every(({ back }) => back === 0)).toBe(true);
  });

  it('have another cover from its first whole month on', () => {
    const begins = (day: string) => findEffect({ kind: 'other_cover', begins: true, day });
    expect([begins('2027-04-01'), begins('2027-04-02')]).toEqual(['2027-04-01', '2027-05-01']);
  });

  it('change on a day that the calendar file has too', () => {
    const one = { ...columbus, people: [adult(40), adult(38)], income: 50_000 };
    const { priced } = priceRequest({ ...one, county: '39035' });
    const events: Record<string, YearEvent> = {
      lost_cover: { kind: 'job_plan', begins: false, day: '2027-03-10' },
      turning_26: { kind: 'job_plan', begins: false, day: '2027-03-31' },
      job_begins: { kind: 'job_plan', begins: true, bill: 100, day: '2027-03-01' },
      moving: { kind: 'moves', priced, day: '2027-03-10' },
      lost_public: { kind: 'public_ends', day: '2027-03-31' },
      marriage: { kind: 'joins', person: child(3), day: '2027-03-10' },
      divorce_or_death: { kind: 'leaves', person: 1, day: '2027-03-31' },
      turning_65: { kind: 'turns_65', person: 0, day: '2027-04-01' },
    };
    for (const [reason, event] of Object.entries(events)) {
      const months = listMonths(priceRequest(one), [event]);
      const toKey = ({ people, levels: bills, prices: { place } }: (typeof months)[number]) =>
        JSON.stringify([people.map(({ cover }) => cover), bills, place]);
      const [first] = months;
      const changed = months.find((month) => first && toKey(month) !== toKey(first))?.month ?? 0;
      const firstDay = new Date(Date.UTC(2027, changed - 1, 1));
      const dayBefore = new Date(Date.UTC(2027, changed - 1, 0));
      const days = listReasonSteps(reason, event.day).map(({ date }) => date);
      const expected = [firstDay, dayBefore].map((day) => day.toISOString().slice(0, 10));
      expect(
        days.some((day) => day !== undefined && expected.includes(day)),
        reason,
      ).toBe(true);
    }
  });
});

describe('the household after an event', () => {
  const couple = { ...houston, people: [adult(45), adult(43)], income: 60_000 };
  const day = '2027-06-30';
  const partner = { kind: 'leaves', person: 1, day } as const;

  it.each<[string, Partial<PricedRequest>, YearEvent, object]>([
    ['a birth', {}, { kind: 'birth', day }, { people: [adult(45), adult(43), child(0)] }],
    ['a birth beside a size', { household_size: 4 }, { kind: 'birth', day }, { household_size: 5 }],
    ['a death', {}, partner, { people: [adult(45)], income: 60_000, household_size: 2 }],
    ['a death beside a size', { household_size: 4 }, partner, { household_size: 4 }],
    [
      'a divorce beside a size',
      { household_size: 4 },
      { ...partner, person: 0, income: 0 },
      { people: [adult(43)], income: 0, household_size: 3 },
    ],
    [
      'a wedding',
      { household_size: 3 },
      { kind: 'joins', person: adult(30), income: 90_000, day },
      { people: [adult(45), adult(43), adult(30)], income: 90_000, household_size: 4 },
    ],
    ['an adoption', {}, { kind: 'joins', person: child(3), day }, { income: 60_000 }],
    [
      'the end of a cover',
      { people: [{ ...adult(45), tobacco: true, employer_offer: { own: 120 } }, adult(43)] },
      { kind: 'other_cover', person: 0, begins: false, cover: {}, day },
      { people: [{ ...adult(45), tobacco: true }, adult(43)] },
    ],
    [
      'the begin of a cover',
      {},
      { kind: 'other_cover', person: 1, begins: true, cover: { has_cover: 'tricare' }, day },
      { people: [adult(45), { ...adult(43), has_cover: 'tricare' }] },
    ],
    ['the end of CHIP', {}, { kind: 'too_old', person: 1, day }, { people: [adult(45), adult(44)] }],
  ])('is that of %s', (_, request, event, expected) => {
    const months = listMonths(priceRequest({ ...couple, ...request }), [event]);
    expect(months[4]?.prices.household.people).toHaveLength(2);
    const { people, income, household_size } = months[11]?.prices.household ?? expect.unreachable();
    expect({ people, income, household_size }).toMatchObject(expected);
  });

  it('buys a plan for the child whom CHIP ends for, from the next month on', () => {
    const family = { ...houston, people: [adult(40), child(18)], income: 40_000 };
    const months = listMonths(priceRequest(family), [{ kind: 'too_old', person: 1, day }]);
    expect(months.map(({ people }) => people[1]?.cover)).toEqual([
      ...Array(6).fill('child_cover'),
      ...Array(6).fill('credit'),
    ]);
  });
});

describe('a plan of a job', () => {
  const couple = { ...houston, people: [adult(45), adult(43)], income: 50_000 };
  const monthsWith = (...events: YearEvent[]) => listMonths(priceRequest(couple), events);

  it('costs its bill beside the price of the other person, or the bill alone where it is for all', () => {
    const [day, bill] = ['2027-05-01', 100];
    const ofOne = monthsWith({ kind: 'job_plan', begins: true, person: 1, bill, day })[11];
    const { silver, gold } = ofOne?.prices.levels ?? expect.unreachable();
    expect(ofOne?.levels.silver).toBeCloseTo((silver?.paid ?? 0) / 12 + 100, 6);
    expect(ofOne?.levels.gold).toBeCloseTo((gold?.paid ?? 0) / 12 + 100, 6);
    expect(ofOne?.people.map(({ cover, is_priced }) => [cover, is_priced])).toEqual([
      ['credit', true],
      ['employer', false],
    ]);
    const ofAll = monthsWith({ kind: 'job_plan', begins: true, bill, day });
    expect(ofAll[3]?.people[0]?.cover).toBe('credit');
    expect(ofAll[4]).toMatchObject({ credit: 0, levels: { bronze: 100, silver: 100, gold: 100 } });
    expect(ofAll[4]?.people.map(({ cover, is_priced }) => [cover, is_priced])).toEqual([
      ['employer', false],
      ['employer', false],
    ]);
  });

  it('lasts from one event to another, whatever else happens', () => {
    const bill = 100;
    const months = monthsWith(
      { kind: 'birth', day: '2027-02-10' },
      { kind: 'job_plan', begins: false, bill, day: '2027-03-31' },
      { kind: 'job_plan', begins: true, bill, day: '2027-09-15' },
    );
    expect(months.map(({ people }) => people[0]?.cover)).toEqual([
      ...[...Array(3).fill('employer'), ...Array(6).fill('credit'), ...Array(3).fill('employer')],
    ]);
    // CHIP of Texas ends above 50,000 dollars for three: the child has it, and no plan of a job replaces it.
    expect(months.slice(1).every(({ people }) => people[2]?.cover === 'child_cover')).toBe(true);
  });

  it('of one month without a price leaves the sum of its level unknown', () => {
    const price = (silver: number | undefined, back = 0, paid = 1200) =>
      ({ levels: { silver }, back, prices: { levels: { silver: { paid } } } }) as never;
    expect(sumMonths([price(10), price(0), price(5)], 'silver')).toBe(15);
    expect(sumMonths([price(10), price(undefined), price(5)], 'silver')).toBeUndefined();
    expect(sumMonths([], 'silver')).toBe(0);
    // At most the 100 dollars that are paid; what is owed is not in it.
    expect(sumBack([price(1, 40), price(1, 250), price(1, -30), price(1, 100)], 'silver')).toBe(240);
    expect(sumBack([price(1, 40)], 'gold')).toBe(0);
  });
});
