import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodyExamples, planExamples } from '#contract/examples.ts';
import type { PlanResponse } from '#contract/plans.ts';
import usStates from '#contract/us-states.json' with { type: 'json' };
import { clientLimits } from '#functions/data/client-limits.ts';
import { findBenchmarkShare } from '#functions/plans/credit.ts';
import type { Priced } from '#functions/plans/plan-prices.ts';
import counties from '#model/artifacts/places/counties.json' with { type: 'json' };
import type { RatingModels } from '#model/serving/evaluate.ts';
import { emptyInput, readModels, readOutlook } from '#tests/support/reference-household.ts';
import { startTestModel, type TestModel } from '#tests/support/test-model.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/test-platform.ts';

let model: TestModel;
let models: RatingModels;
let platform: TestPlatform;
beforeAll(async () => {
  model = await startTestModel();
  models = await readModels();
  platform = await createTestPlatform();
});
afterAll(() => model.close());

const today = new Date('2026-11-22T12:00:00Z');
const send = async (body: unknown) => {
  const changes = { model: model.model, clock: () => today };
  const response = await platform.call('estimate-plans', { body: body as object }, changes);
  return { status: response.status, body: response.body };
};
const price = async (body: object): Promise<PlanResponse> => {
  const response = await send(body);
  expect(response).toMatchObject({ status: 200 });
  return response.body;
};

const { Texas: texas, 'New York': newYork } = planExamples;
const adult = { age: 40, role: 'adult' };

/** Generator of the same pseudo-random integers below a limit in each run (mulberry32). */
function createRandom(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

type State = keyof typeof counties;
const states = Object.keys(usStates) as State[];

/** Household of a county of the n-th state, as a request and as the website's form has it. */
function drawHousehold(n: number, random: ReturnType<typeof createRandom>) {
  const state = states[n % states.length] ?? expect.unreachable();
  const list = counties[state].split(';');
  const county = usStates[state].fips + (list[random(list.length)] ?? '').slice(0, 3);
  const [applicant, ...adults] = Array.from({ length: 1 + random(2) }, () => ({
    age: 18 + random(50),
    tobacco: random(4) === 0,
  }));
  const children = Array.from({ length: random(5) }, () => ({ age: random(27), tobacco: false }));
  const toRole = (role: string) => (person: object) => ({ ...person, role });
  const income = random(8) === 0 ? undefined : 5000 + random(200_000);
  const offer = random(3) === 0 ? 100 + random(900) : undefined;
  const year = [2026, 2027][random(2)];
  const request = {
    ...{ state, county, income, plan_year: year },
    people: [
      { ...applicant, role: 'adult', ...(offer && { employer_offer: { own: offer, family: 2 * offer } }) },
      ...adults.map(toRole('adult')),
      ...children.map(toRole('child')),
    ],
  };
  const toTyped = ({ age, tobacco }: { age: number; tobacco: boolean }) => ({ age: String(age), tobacco });
  const toText = (amount?: number) => (amount === undefined ? '' : String(amount));
  const typed = {
    ...emptyInput,
    ...{ income: toText(income), year: String(year), tobacco: applicant?.tobacco ?? false },
    ...{ adults: adults.map(toTyped), children: children.map(toTyped) },
    ...{ offer: toText(offer), familyOffer: toText(offer && 2 * offer) },
  };
  return { request, typed, answers: { state, county, age: applicant?.age ?? 0 } };
}

type WebsiteOutlook = NonNullable<ReturnType<typeof readOutlook>['outlook']>;

/** Figures of the website's outlook, in the form of the response. */
function toExpected({ plans, net, people, ...outlook }: WebsiteOutlook) {
  const toLevel = (plan: WebsiteOutlook['plans']['bronze']) =>
    plan
      ? expect.objectContaining({
          price: plan.full,
          net_price: net === undefined ? null : plan.paid,
          range: plan.range,
          tobacco: plan.tobacco ?? null,
        })
      : null;
  const benchmark = expect.objectContaining({
    net_price: net ?? null,
    ...(net !== undefined && outlook.help !== 'employer' && { state_help: outlook.stateHelp }),
  });
  return {
    help: outlook.help,
    credit: outlook.credit,
    silver_level: outlook.silverLevel,
    cliffs: outlook.cliffs.map(({ income, net: net_price, more }) => ({ income, net_price, more })),
    levels: {
      bronze: toLevel(plans.bronze),
      silver: toLevel(plans.silver),
      gold: toLevel(plans.gold),
      benchmark,
    },
    covers: people.map(({ age, cover }) => `${age} ${cover}`).sort(),
  };
}

it('returns what the website calculates, to the cent, for 1,000 households of all states', async () => {
  const random = createRandom(46);
  for (let n = 0; n < 1000; n += 1) {
    const { request, typed, answers } = drawHousehold(n, random);
    const response = await price(request);
    const priced = {
      input_data: answers,
      market: models.health.market(answers, request.plan_year),
    } as Priced;
    const { outlook, year } = readOutlook(priced, typed, today);
    const covers = response.people.map(({ age, cover }) => `${age} ${cover}`);
    const actual = { ...response, covers: covers.filter((cover) => !cover.endsWith('own_plan')).sort() };
    const expected = outlook ? toExpected(outlook) : { help: 'medicare', levels: { silver: null } };
    expect(actual, JSON.stringify(request)).toMatchObject({ plan_year: year, ...expected });
  }
}, 120_000);

/** A response at filed prices, which the rules of a later year are proved with. */
function toFiled({ levels, credit, place, ...response }: PlanResponse) {
  const asFiled = (level: PlanResponse['levels']['benchmark']) =>
    level && {
      ...level,
      price: level.filed_price,
      net_price: level.net_price === level.price ? level.filed_price : null,
    };
  const { price: projected = 0, filed_price: filed = projected } = levels.benchmark ?? {};
  const lower = findBenchmarkShare(place.county) * (projected - filed);
  return {
    ...response,
    levels: { bronze: asFiled(levels.bronze), benchmark: asFiled(levels.benchmark) },
    credit: credit && Math.round(100 * (credit - lower)) / 100,
  };
}

describe('the estimate of plans', () => {
  it.each([
    // 10.22 % of the income at 307 % of the line of 27,320, and 6.97 % at 210 % of 15,650.
    ['Texas', 'Harris County', 8585],
    ['California', 'Los Angeles County', 2300],
    // Above four times 21,640.
    ['New York', 'New York County', undefined],
  ] as const)('prices the example of %s without the model', async (name, county, contribution) => {
    const body = planExamples[name];
    const before = model.countRequests();
    const { levels, credit, place, people, dates } = await price(body);
    const { silver, benchmark } = levels;
    const cents = (usd = Number.NaN) => Math.round(100 * usd);
    expect(silver?.plan_year).toBe('plan_year' in body ? 2026 : 2027);
    expect(cents(credit ?? 0)).toBe(
      contribution === undefined ? 0 : cents(benchmark?.price) - 100 * contribution,
    );
    expect(cents(silver?.net_price ?? Number.NaN)).toBe(cents(silver?.price) - cents(credit ?? 0));
    expect(place.name).toBe(county);
    expect(people).toHaveLength(body.people.length);
    expect(dates.for_january).toBe('2026-12-15');
    expect(model.countRequests()).toBe(before);
  });

  it('has deductibles and maximums where the plans of the county are known', async () => {
    const { levels } = await price({ ...texas, plan_year: 2026 });
    expect(levels.bronze).toMatchObject({
      is_filed: true,
      deductible: { low: 0, median: 7500, high: 10_600 },
      maximum: { low: 8450, median: 10_150, high: 10_600, legal_limit: 10_600 },
    });
    // 10,150 x 12,000 / 10,600 = 11,490.57, to 50.
    expect((await price(texas)).levels.bronze?.maximum).toEqual({
      low: 9550,
      median: 11_500,
      high: 12_000,
      legal_limit: 12_000,
    });
    expect((await price(newYork)).levels.bronze).toMatchObject({ deductible: null, maximum: null });
  });

  it("adds a year of the first adult's care with health answers, from the model", async () => {
    const before = model.countRequests();
    const { age: _age, ...health } = bodyExamples['predict-health-premium'];
    const { levels, year } = await price({ zip: '77002', people: [adult], income: 80_000, health });
    expect(model.countRequests()).toBe(before + 1);
    expect(year?.premium).toBe('net');
    for (const level of [levels.bronze, levels.silver, levels.gold]) {
      const { net_price, year: costs } = level ?? expect.unreachable();
      const total = (net_price ?? Number.NaN) + (costs?.expected_costs ?? Number.NaN);
      // A plan pays a part of what the care costs.
      expect(costs?.expected_costs).toBeLessThan(year?.expected_spending ?? Number.NaN);
      expect(costs?.total).toBe(Math.round(100 * total) / 100);
    }
  });

  it('lists people in the order of the request, with their cover and its reason', async () => {
    const child = { age: 10, role: 'child' };
    const people = [child, { age: 70, role: 'adult' }, adult, { age: 26, role: 'child' }];
    const { people: covered, warnings } = await price({ zip: '77002', people, income: 50_000 });
    expect(covered.map(({ cover, reason, params }) => [cover, reason, params])).toEqual([
      ['child_cover', 'income_within_limit_of_children', { percent: 206 }],
      ['medicare', 'age_65_or_older', { age: 65 }],
      // 4 x (15,960 + 3 x 5,680), the guidelines of four people.
      ['credit', 'income_within_limit_of_credit', { income: 132_000 }],
      ['own_plan', 'child_over_25', { age: 26 }],
    ]);
    const [low] = (await price({ zip: '77002', people: [adult], income: 9000 })).people;
    expect(low).toMatchObject({ reason: 'income_too_low', params: { income: 15_960 } });
    expect(warnings).toContainEqual({ code: 'child_is_adult', field: 'people.3', params: { from: 26 } });
  });

  const a = (age: number, members: object = {}) => ({ role: 'adult', age, ...members });
  const c = (age: number) => ({ role: 'child', age });
  const inState = (state: string, county: string) => ({ zip: undefined, state, county });
  const manhattan = { ...inState('NY', '36061'), income: 300_000, plan_year: 2027 };
  const offer = (family: number) => ({ employer_offer: { own: 200, family } });

  it.each<[string, object, object]>([
    [
      'three adults in New York, of whom one has a policy of one (3 x 10,404)',
      { ...manhattan, people: [a(40), a(40), a(62)] },
      { levels: { benchmark: { price: 31_212 }, bronze: { price: 23_292 } } },
    ],
    [
      'three adults with a child of 22 in New York (2.85 + 1 of the single price)',
      { ...manhattan, people: [a(40), a(40), a(62), c(22)] },
      { levels: { benchmark: { price: 40_055.4 } } },
    ],
    [
      'three adults in Vermont (2 + 1 of the single price, in the credit too)',
      {
        ...{ ...inState('VT', '50007'), people: [a(40), a(40), a(62)], income: 105_000 },
        ...{ household_size: 3, plan_year: 2027 },
      },
      { levels: { benchmark: { price: 46_761.84 } }, credit: 36_030.84 },
    ],
    [
      'a child in the program of San Francisco, to 322 %',
      { zip: '94103', people: [a(35), c(5)], income: 62_756, plan_year: 2027 },
      {
        credit: 2136.6,
        people: [
          { cover: 'credit' },
          { cover: 'child_cover', reason: 'income_within_limit_of_county', params: { percent: 322 } },
        ],
      },
    ],
    [
      'a child above the limit of the state elsewhere in California',
      { zip: '90001', people: [a(35), c(5)], income: 62_756, plan_year: 2027 },
      { people: [{ cover: 'credit' }, { cover: 'credit' }] },
    ],
    [
      'a child of 27, who counts on the tax return and has a plan of their own',
      { zip: '77002', people: [a(50), a(50), c(27)], income: 90_000, plan_year: 2027 },
      { credit: 10_659.6, people: [{ cover: 'credit' }, { cover: 'credit' }, { cover: 'own_plan' }] },
    ],
    [
      'the same with a size that leaves the child out',
      {
        ...{ zip: '77002', people: [a(50), a(50), c(27)], income: 90_000 },
        ...{ plan_year: 2027, household_size: 2 },
      },
      { help: 'income_too_high', credit: 0 },
    ],
    [
      'an affordable offer to the family of the second adult',
      { zip: '77002', people: [a(40), a(38, offer(700)), c(10)], income: 84_000, plan_year: 2027 },
      { help: 'employer', credit: 0, people: [{}, { reason: 'employer_offer_is_affordable' }, {}] },
    ],
    [
      'an affordable offer to the second adult alone',
      { zip: '77002', people: [a(40), a(38, offer(1000)), c(10)], income: 84_000, plan_year: 2027 },
      {
        ...{ help: 'employer_for_some', credit: 2772.55 },
        people: [{ cover: 'credit' }, { cover: 'employer' }, { cover: 'credit' }],
      },
    ],
    [
      // The prices are those filed for the first adult's age.
      'the same with that adult first',
      { zip: '77002', people: [a(38, offer(1000)), a(40), c(10)], income: 84_000, plan_year: 2027 },
      { help: 'employer_for_some', credit: 2772.44 },
    ],
    [
      'no offer to the same people',
      { zip: '77002', people: [a(40), a(38), c(10)], income: 84_000, plan_year: 2027 },
      { help: 'credit', credit: 9699.37 },
    ],
    [
      'an adult of 68 without Medicare, at the price of 64',
      { zip: '77002', people: [a(68, { has_cover: 'none' })], income: 30_000, plan_year: 2027 },
      {
        ...{ help: 'credit', credit: 14_835.72, levels: { benchmark: { price: 16_677.72 } } },
        people: [{ cover: 'credit', reason: 'no_medicare_at_65' }],
        warnings: expect.not.arrayContaining([expect.objectContaining({ code: 'adult_has_medicare' })]),
      },
    ],
    [
      'an adult of 68 without Medicare where a program for adults up to 64 covers the other',
      {
        ...{ ...inState('NY', '36061'), people: [a(68, { has_cover: 'none' }), a(40)] },
        ...{ income: 30_000, plan_year: 2027 },
      },
      {
        ...{ help: 'credit', credit: 9342, levels: { benchmark: { price: 10_404 } } },
        people: [{ reason: 'no_medicare_at_65' }, { cover: 'basic_program' }],
        warnings: expect.arrayContaining([
          { code: 'public_program_ends_at_64', field: 'people.0', params: { percent: 200 } },
        ]),
      },
    ],
    [
      'an adult with Medicare before 65, beside one who pays',
      { zip: '77002', people: [a(40, { has_cover: 'medicare' }), a(38)], income: 60_000, plan_year: 2027 },
      { credit: 1226.82, people: [{ cover: 'medicare', reason: 'has_medicare' }, { cover: 'credit' }] },
    ],
    [
      'an adult with veterans’ health care, beside one who pays',
      { zip: '77002', people: [a(40, { has_cover: 'veterans' }), a(38)], income: 60_000, plan_year: 2027 },
      { credit: 1226.82, people: [{ cover: 'veterans', reason: 'has_other_cover' }, { cover: 'credit' }] },
    ],
    [
      'an adult with TRICARE alone, whose full price stands without a credit',
      { zip: '77002', people: [a(40, { has_cover: 'tricare' })], income: 30_000, plan_year: 2027 },
      {
        ...{ help: 'other_cover', credit: 0, people: [{ cover: 'tricare' }] },
        levels: { benchmark: { price: 7104.72, net_price: 7104.72 } },
      },
    ],
    [
      // 15 % of the poverty line of three, 27,320, is 4,098; 16 % is 4,371.20.
      'a parent in Texas just above the limit in whole percent',
      { zip: '77002', people: [a(40), c(10), c(8)], income: 4371, plan_year: 2027 },
      {
        help: 'income_too_low',
        warnings: expect.arrayContaining([
          { code: 'close_to_public_limit', field: 'people.0', params: { percent: 15 } },
        ]),
      },
    ],
    [
      'a parent in Texas above the next percent',
      { zip: '77002', people: [a(40), c(10), c(8)], income: 4372, plan_year: 2027 },
      { warnings: expect.not.arrayContaining([expect.objectContaining({ code: 'close_to_public_limit' })]) },
    ],
  ])('prices %s', async (_, request, expected) => {
    expect(toFiled(await price(request))).toMatchObject(expected);
  });

  it.each([
    ['MA', '25025', 'ConnectorCare', 'connectorcare', 'carried forward', 1206],
    ['CT', '09003', 'Temporary Premium Assistance', 'may_end', 'agreed', null],
  ])('has the condition and certainty of the help of %s', async (state, county, ...expected) => {
    const request = { state, county, people: [adult], income: 30_000, plan_year: 2027 };
    const { state_help, warnings } = await price(request);
    const [program, condition, certainty, amount] = expected;
    expect(state_help).toEqual([expect.objectContaining({ program, condition, certainty, amount })]);
    const unknown = amount === null ? [{ code: 'state_help_unknown', params: { program } }] : [];
    expect(warnings.filter(({ code }) => code === 'state_help_unknown')).toEqual(unknown);
  });

  it.each([
    ['2026-11-22', undefined, ['enrollment_end_may_change']],
    ['2027-01-15', undefined, ['enrollment_end_may_change']],
    ['2027-01-16', undefined, []],
    ['2027-01-16', 2026, ['plan_year_over']],
    ['2027-10-31', undefined, []],
    ['2027-11-02', undefined, ['plan_year_over']],
    ['2028-03-01', 2027, ['plan_year_over']],
  ])('warns on %s of dates for the year %s with %j', async (day, plan_year, expected) => {
    const changes = { model: model.model, clock: () => new Date(`${day}T12:00:00Z`) };
    const body = { ...texas, plan_year };
    const {
      warnings,
      plan_year: year,
      dates,
    } = (await platform.call('estimate-plans', { body }, changes)).body;
    const codes: string[] = warnings.map(({ code }: { code: string }) => code);
    expect(codes.filter((code) => /^(enrollment_end_may_change|plan_year_over)$/.test(code))).toEqual(
      expected,
    );
    if (day === '2027-11-02') {
      expect(dates.step).toEqual({
        code: 'enrollment_begins',
        text: 'Open enrollment for 2028 has begun, or begins about now: HealthCare.gov has the days.',
      });
    }
    if (expected[0] === 'plan_year_over') {
      expect(warnings).toContainEqual({
        code: 'plan_year_over',
        field: 'plan_year',
        params: { plan_year: year },
      });
    }
  });

  it('warns of an unknown share of the benchmark plan only where the county has none', async () => {
    const warn = async (county: string) => {
      const { warnings } = await price({ state: 'FL', county, people: [adult], income: 40_000 });
      return warnings.filter(({ code }) => code === 'credit_share_unknown');
    };
    expect(await warn('12086')).toEqual([]);
    expect(await warn('12001')).toEqual([{ code: 'credit_share_unknown', params: { state: 'FL' } }]);
  });

  it('warns that the credit is by status from 2027 on, and nobody without a credit', async () => {
    const warn = async (plan_year: number, income: number) => {
      const { warnings } = await price({ zip: '77002', people: [adult], income, plan_year });
      return warnings.filter(({ code }) => code === 'credit_by_status');
    };
    expect(await warn(2027, 40_000)).toEqual([{ code: 'credit_by_status', params: { plan_year: 2027 } }]);
    expect(await warn(2027, 200_000)).toEqual([]);
    expect(await warn(2026, 40_000)).toEqual([]);
  });

  it('takes one of the counties of a ZIP code, and asks for it', async () => {
    const request = { zip: '77053', people: [adult] };
    expect(await send(request)).toMatchObject({
      status: 400,
      body: {
        code: 'county_required',
        error_codes: { county: 'county_required' },
        params: { counties: [{ county: '48157', name: 'Fort Bend County' }, { county: '48201' }] },
      },
    });
    expect((await price({ ...request, county: '48201' })).place.name).toBe('Harris County');
    // The second has the same prices, and fewer than 2 % of the homes.
    expect((await price({ ...request, zip: '77545' })).place.county).toBe('48157');
    expect((await price({ ...request, zip: '77545', county: '48039' })).place.county).toBe('48039');
    // The third county of this ZIP code is in Missouri.
    const { body } = await send({ ...request, zip: '52626', state: 'IA' });
    expect(body.params.counties).toMatchObject([{ county: '19177' }, { county: '19111' }]);
  });

  it('has the Spanish page of the marketplace for es', async () => {
    const { dates } = await price({ ...planExamples.California });
    expect(dates.exchange.url).toBe('https://www.coveredca.com/espanol/');
  });

  const people = (...ages: unknown[]) => ({ people: ages.map((age) => ({ age, role: 'adult' })) });
  it.each<[string, object, Record<string, string>]>([
    ['no place', { zip: undefined }, { zip: 'missing_place' }],
    ['a state alone', { zip: undefined, state: 'TX' }, { county: 'missing_place' }],
    ['a county alone', { zip: undefined, county: '48201' }, { state: 'missing_place' }],
    ['another county', { zip: undefined, state: 'TX', county: '06037' }, { county: 'unknown_county' }],
    ['an unknown ZIP code', { zip: '00000' }, { zip: 'unknown_zip' }],
    ['a ZIP code of a territory', { zip: '00901' }, { zip: 'no_marketplace' }],
    ['a ZIP code as a number', { zip: 77_002 }, { zip: 'malformed' }],
    ['a state that does not match', { state: 'OK' }, { state: 'zip_outside_state' }],
    ['a county that does not match', { county: '48001' }, { county: 'county_outside_zip' }],
    ['digits that do not match', { zip3: '900' }, { zip3: 'zip3_of_other_zip' }],
    ['no people', people(), { people: 'no_people' }],
    ['31 people', people(...Array(31).fill(40)), { people: 'too_many_people' }],
    ['an age of 121', people(121), { 'people.0.age': 'too_large' }],
    ['an age of -1', people(40, -1), { 'people.1.age': 'too_small' }],
    ['half a year', people(40.5), { 'people.0.age': 'not_a_whole_number' }],
    ['children alone', { people: [{ age: 9, role: 'child' }] }, { people: 'adult_required' }],
    ['minors alone', people(17), { people: 'adult_required' }],
    ['a year without rules', { plan_year: 1999 }, { plan_year: 'not_a_choice' }],
    ['a negative income', { income: -1 }, { income: 'too_small' }],
    ['a huge income', { income: 1e9 }, { income: 'too_large' }],
    [
      'a size below the people',
      { ...people(40, 41), household_size: 1 },
      { household_size: 'household_below_people' },
    ],
    ['a plan year without rules', { plan_year: 2031 }, { plan_year: 'not_a_choice' }],
    ['an assumed rise', { rise: 12 }, { rise: 'unknown_field' }],
    ['an offer to nobody', { employer_offer: { own: 200 } }, { employer_offer: 'unknown_field' }],
    [
      'an unknown cover',
      { people: [{ ...adult, has_cover: 'cobra' }] },
      { 'people.0.has_cover': 'not_a_choice' },
    ],
    [
      'an offer to a child',
      { people: [adult, { age: 9, role: 'child', employer_offer: { own: 1 } }] },
      { 'people.1.employer_offer': 'offer_of_child' },
    ],
    ['an unknown field', { incme: 5 }, { incme: 'unknown_field' }],
    ['a name of a person', { people: [{ ...adult, name: 'Ada' }] }, { 'people.0.name': 'unknown_field' }],
    ['a place in the health answers', { health: { state: 'TX' } }, { 'health.state': 'unknown_field' }],
  ])('returns 400 for %s with the code of its field', async (_, changes, codes) => {
    const { status, body } = await send({ ...texas, ...changes });
    expect([status, body.error_codes]).toEqual([400, expect.objectContaining(codes)]);
    expect(body.message).not.toBe('');
  });

  describe('with an earlier household', () => {
    const houston = { state: 'TX', county: '48201', plan_year: 2027 };
    const family = [38, 36].map((age) => ({ age, role: 'adult' }));
    const toChildren = (...ages: number[]) => ages.map((age) => ({ age, role: 'child' }));
    const before = { ...houston, people: [...family, ...toChildren(9, 6)], income: 78_000 };
    const after = { ...houston, people: [...family, ...toChildren(9, 6, 0)], income: 68_000 };

    it('tells what changes and why', async () => {
      const { change, levels } = await price({ ...after, before });
      const silver = {
        before: 6086.48,
        after: 3609.7,
        parts: [
          { causes: ['people'], amount: -923.78 },
          { causes: ['income'], amount: -1553 },
        ],
      };
      expect(change?.levels.silver).toEqual(silver);
      expect(change?.levels.silver?.after).toBe(levels.silver?.net_price);
      expect(change?.levels.bronze).toEqual({ before: 0, after: 0, parts: [] });
      const move = {
        before_index: 2,
        after_index: 2,
        before: 'credit',
        after: 'child_cover',
        cause: 'people',
      };
      expect(change?.people).toEqual([
        move,
        { ...move, before_index: 3, after_index: 3 },
        { ...move, before_index: null, after_index: 4, before: null },
      ]);
    });

    it('has no levels where a household pays no price of a plan', async () => {
      const [first, ...others] = before.people;
      const offer = { own: 120, family: 380 };
      const people = [{ ...first, employer_offer: offer }, ...others];
      const { change } = await price({ ...before, before: { ...before, people } });
      expect(change?.levels).toEqual({});
      expect(change?.people.map((move) => move.before)).toEqual(Array(4).fill('employer'));
    });

    it('has the parts of random households add up to the cent', async () => {
      const random = createRandom(20_261_127);
      let checked = 0;
      for (let n = 0; n < 40; n += 1) {
        const [first, last] = [drawHousehold(n, random).request, drawHousehold(n, random).request];
        const { change } = await price({ ...last, before: first });
        for (const level of Object.values(change?.levels ?? {}).filter((each) => each !== undefined)) {
          const sum = level.parts.reduce((total, { amount }) => total + Math.round(100 * amount), 0);
          expect(sum).toBe(Math.round(100 * (level.after - level.before)));
          checked += 1;
        }
      }
      expect(checked).toBeGreaterThan(20);
    });

    it('has the parts that an assistant reads add up in whole dollars', async () => {
      const random = createRandom(20_261_128);
      let checked = 0;
      const toUsd = (text = '', word = '') => (word === 'less' ? -1 : 1) * Number(text.replaceAll(',', ''));
      for (let n = 0; n < 20; n += 1) {
        const [first, last] = [drawHousehold(n, random).request, drawHousehold(n, random).request];
        const params = { name: 'plan_prices', arguments: { ...last, before: first } };
        const { body } = await platform.call('mcp', {
          body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
        });
        const text: string = body.result.content[0].text;
        const levels = [
          ...text.matchAll(/\$([\d,]+) to \$([\d,]+), [^(]*? a year (?:less|more) \(([^)]*)\)/g),
        ];
        for (const [, before, after, reasons = ''] of levels) {
          const parts = [...reasons.matchAll(/\$([\d,]+) a year (less|more)/g)];
          const sum = parts.reduce((total, [, amount, word]) => total + toUsd(amount, word), toUsd(before));
          expect(sum, text).toBe(toUsd(after));
          checked += 1;
        }
      }
      expect(checked).toBeGreaterThan(5);
    });

    it.each([
      ['in two counties', { zip: '77053', state: undefined, county: undefined }, 'county_required'],
      ['in a state alone', { county: undefined }, 'county_required'],
      ['in a territory', { zip: '00901', state: undefined, county: undefined }, 'no_marketplace'],
      ['in a year without prices', { plan_year: 2025 }, 'no_prices_of_year'],
    ])('warns that there is no change for one %s', async (_, changes, reason) => {
      const { change, warnings } = await price({ ...after, before: { ...before, ...changes } });
      expect(change).toBeUndefined();
      expect(warnings).toContainEqual({ code: 'change_unavailable', field: 'before', params: { reason } });
    });

    it.each<[string, unknown, Record<string, string>]>([
      [
        'an age of 121',
        { ...before, people: [adult, { ...adult, age: 121 }] },
        { 'before.people.1.age': 'too_large' },
      ],
      ['no people', { ...before, people: [] }, { 'before.people': 'no_people' }],
      ['an unknown ZIP code', { ...before, zip: '00000' }, { 'before.zip': 'unknown_zip' }],
      ['another household in it', { ...before, before }, { 'before.before': 'unknown_field' }],
      ['a text', 'abc', { before: 'invalid_format' }],
    ])('returns 400 for %s', async (_, given, codes) => {
      const { status, body } = await send({ ...after, before: given });
      expect([status, body.error_codes]).toEqual([400, codes]);
    });

    it.each(['estimate-plans', 'mcp'] as const)('counts as two estimates of %s', async (id) => {
      const limits = { ...clientLimits.strict, estimates: { max: 3, windowSeconds: 60 } };
      const call = (request: object) => {
        const params = { name: 'plan_prices', arguments: request };
        const body = id === 'mcp' ? { jsonrpc: '2.0', id: 1, method: 'tools/call', params } : request;
        const sourceIp = id === 'mcp' ? '198.51.100.71' : '198.51.100.70';
        return platform.call(id, { body, sourceIp }, { clock: () => today, clientLimits: limits });
      };
      expect((await call({ ...after, before })).status).toBe(200);
      expect((await call(after)).status).toBe(200);
      expect((await call(after)).status).toBe(429);
    });
  });

  it.each(['estimate-plans', 'mcp'] as const)(
    'logs no part of a request to %s, accepted or not',
    async (id) => {
      const first = platform.logged.length;
      for (const income of [91_237, -91_237]) {
        const household = { ...texas, people: [{ age: 53, role: 'adult' }], income };
        const params = { name: 'plan_prices', arguments: household };
        const message = { jsonrpc: '2.0', id: 'message-id', method: 'tools/call', params };
        await platform.call(id, { body: id === 'mcp' ? message : household }, { clock: () => today });
      }
      const lines = platform.logged.slice(first).map((line) => Object.keys(JSON.parse(line)));
      const known = ['timestamp', 'level', 'requestId', 'route', 'status', 'durationMs', 'code'];
      expect([lines.length, lines.flat().filter((name) => !known.includes(name))]).toEqual([2, []]);
    },
  );

  it('accepts every age from 0 to 120 beside an adult, and numbers as text', async () => {
    for (let age = 0; age <= 120; age += 1) {
      const role = age < 18 ? 'child' : 'adult';
      const { people: covered } = await price({ ...newYork, people: [adult, { age: String(age), role }] });
      expect(covered).toHaveLength(2);
    }
  });
});
