import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { type PlanPrices, type Priced, toPlanPrices } from '#functions/plans/plan-prices.ts';
import states from '#model/states.json' with { type: 'json' };
import { loadInLanguage } from '#tests/support/load-in-language.ts';
import { type Typed, toInput } from '#tests/support/typed-households.ts';

/** Modules that say something of a household, with the texts of one language. */
async function loadTexts() {
  const [read, enrollment, cases, tiles, people, texts, remarks, decisions, covers, change, ends] =
    await Promise.all([
      import('./household-prices.ts'),
      import('#functions/plans/enrollment.ts'),
      import('./cases.ts'),
      import('./tiles.ts'),
      import('./people-line.ts'),
      import('./price-texts.ts'),
      import('./remarks.ts'),
      import('./decisive-sentences.ts'),
      import('./people-covers.ts'),
      import('#frontend/features/plans/change/change-view.ts'),
      import('./income-ends.ts'),
    ]);
  return {
    ...read,
    ...enrollment,
    ...cases,
    ...tiles,
    ...people,
    ...texts,
    ...remarks,
    ...decisions,
    ...covers,
    ...change,
    ...ends,
  };
}

type Texts = Awaited<ReturnType<typeof loadTexts>>;

let english: Texts;
let spanish: Texts;

beforeAll(async () => {
  english = await loadInLanguage('en', loadTexts);
  spanish = await loadInLanguage('es', loadTexts);
});

/** Sentences on the change from a household with another income and without its last person. */
function listChanges({ describeChange }: Texts, { household, priced, plan_year, ...known }: PlanPrices) {
  const { people, income } = household;
  const before = {
    people: people.length > 1 ? people.slice(0, -1) : people,
    income: income && income + 9000,
  };
  const after = { ...known, household, priced, plan_year };
  const { rows, remarks, moves, reasons } = describeChange(toPlanPrices(before, priced, plan_year), after);
  return [
    ...rows.flatMap(({ name, before: first, after: last, difference }) => [name, first, last, difference]),
    ...[...remarks, ...moves],
    ...reasons.flatMap(({ parts }) => parts.map(({ label, amount }) => `${label} ${amount}`)),
  ];
}

/** Sentences of a result for a household on a day. */
function listSentences(texts: Texts, priced: Priced, typed: Typed, day: string): string[] {
  const { prices, people, problems } = texts.readPlanPrices(priced, toInput(typed), new Date(`${day}T12:00`));
  const { state } = priced.input_data;
  const tell = (known: PlanPrices) => [
    ...listChanges(texts, known),
    texts.formatHeadline(known),
    texts.formatReason(known),
    texts.formatTilesHeading(known),
    texts.formatPeopleLine(known),
    texts.formatGold(known) ?? '',
    texts.formatOutsideExchange(known) ?? '',
    ...[15_000, 60_000].flatMap((end) => {
      if (!known.household.income) return [];
      const { text, notes } = texts.describeEnd(known, end);
      return [text, ...notes];
    }),
    texts.formatCreditBenchmark(priced),
    ...texts
      .listTiles(known)
      .flatMap(({ level: _, range, fullRange, spread, isAbout, isProjected, ends, ...tile }) =>
        Object.values(tile),
      ),
    ...Object.values(texts.findHeadline(known) ?? {}).filter((part) => typeof part === 'string'),
    ...texts.listRemarks(known, day),
    ...texts.listDecisiveSentences(known).flatMap(({ text, detail = '' }) => [text, detail]),
  ];
  const steps = [
    ...texts.listEnrollmentSteps(state, day),
    ...texts
      .listReasons(priced.input_data.age, day)
      .flatMap(({ reason }) => texts.listReasonSteps(reason, day, day)),
  ];
  return [
    ...texts.listPersonCovers(people, state).flatMap(({ who, cover, remark = '' }) => [who, cover, remark]),
    ...Object.values(problems).map((problem) => problem ?? ''),
    ...(prices ? tell(prices) : []),
    ...steps.flatMap(({ title, text }) => [title, text]),
  ].map((text) => text ?? '');
}

/** Amounts, percentages, years and other figures of a text, in order of their size. */
function listFigures(text: string): string[] {
  const figures = text
    .replace('may add up to half', 'may add up to 50%')
    // Names of programs, pages and forms.
    .replace(/https?:\S+|\(Source.*\)|\(Fuente.*\)/g, '')
    .match(/\$?\d[\d,]*(\.\d+)?/g);
  return (figures ?? []).map((figure) => figure.replace(/,$/, '')).sort();
}

const person = fc.record({
  age: fc.integer({ min: 0, max: 70 }).map(String),
  tobacco: fc.boolean(),
  has_cover: fc.constantFrom('', 'none', 'medicare', 'veterans', 'tricare'),
  hasOffer: fc.boolean(),
  ownOffer: fc.constantFrom('', '210'),
  familyOffer: fc.constantFrom('', '650'),
});

const days = ['2026-10-10', '2026-11-23', '2026-12-20', '2027-02-01', '2027-11-02', '2028-02-29'];

const households = fc.record({
  state: fc.option(fc.constantFrom(...Object.keys(states)), { nil: undefined }),
  age: fc.integer({ min: 18, max: 64 }),
  premium: fc.integer({ min: 3000, max: 16_000 }),
  share: fc.double({ min: 0.6, max: 1, noNaN: true }),
  known: fc.boolean(),
  place_basis: fc.constantFrom('filed', 'area', 'state', 'country', 'approximate'),
  input: fc.record({
    income: fc.oneof(fc.integer({ min: 5000, max: 160_000 }).map(String), fc.constantFrom('', 'many')),
    ownOffer: fc.option(fc.integer({ min: 50, max: 900 }).map(String), { nil: '' }),
    familyOffer: fc.option(fc.integer({ min: 50, max: 2000 }).map(String), { nil: '' }),
    size: fc.option(fc.integer({ min: 0, max: 31 }).map(String), { nil: undefined }),
    year: fc.constantFrom('2026', '2027'),
    has_cover: person.map(({ has_cover }) => has_cover),
    tobacco: fc.boolean(),
    adults: fc.array(person, { maxLength: 2 }),
    children: fc.array(person, { maxLength: 4 }),
  }),
});

it.each(days)('says the same figures in Spanish, in other words, on %s', (day) => {
  fc.assert(
    fc.property(households, ({ state, age, premium, share, known, place_basis, input }) => {
      const silver = known ? Math.round(premium * share) : null;
      const market = {
        ...{ premium, silver, bronze: known ? Math.round(premium * 0.7) : null, place_basis },
        ...{
          gold: known ? Math.round(premium * share * 0.95) : null,
          range: { low: premium - 500, high: premium },
        },
      } as const;
      const facts = [{ input_data: { age, state }, market }, input, day] as const;
      const [inEnglish, inSpanish] = [english, spanish].map((texts) => listSentences(texts, ...facts));
      expect(inSpanish?.map(listFigures)).toEqual(inEnglish?.map(listFigures));
      const same = inEnglish?.filter((text, index) => / [a-z]/.test(text) && text === inSpanish?.[index]);
      expect(same).toEqual([]);
    }),
    { numRuns: 67 },
  );
});
