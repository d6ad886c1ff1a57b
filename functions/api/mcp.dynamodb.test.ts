import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { bodyExamples } from '#contract/examples.ts';
import { ApiError } from '#functions/errors/api-error.ts';
import { itAtPricesOf } from '#tests/support/price-figures.ts';
import { startTestModel } from '#tests/support/test-model.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/test-platform.ts';
import { carAnswers } from '#tests/support/test-predictions.ts';

const today = new Date('2026-11-22T17:00:00Z');

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});

async function callWithModelError(error: Error) {
  const params = { name: 'estimate_car_premium', arguments: bodyExamples['estimate-car-premium'] };
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
  const model = () => Promise.reject(error);
  const first = platform.logged.length;
  const { status, body: answer } = await platform.call('mcp', { body }, { model });
  return { status, answer, logged: platform.logged.slice(first).map((line) => JSON.parse(line)) };
}

/** Members of the results of all tools that a text is made of. */
type ToolContent = ReturnType<typeof JSON.parse>;

const usd = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`;

it.each(['model_failed', 'model_unavailable'] as const)(
  'tells a model of %s, and logs the code that metrics count once',
  async (code) => {
    const { status, answer, logged } = await callWithModelError(new ApiError(code, 'Please try again.'));
    expect([status, answer.result.isError]).toEqual([200, true]);
    expect(JSON.parse(answer.result.content[0].text)).toEqual({ code, message: 'Please try again.' });
    expect(logged.filter((line) => line.code === code)).toMatchObject([{ level: 'ERROR', route: 'mcp' }]);
  },
);

it('returns 500 for an unexpected error, without its message', async () => {
  const { status, answer, logged } = await callWithModelError(new Error('a secret'));
  expect([status, answer.code]).toEqual([500, 'internal_error']);
  expect(JSON.stringify([answer, logged])).not.toContain('a secret');
});

it.each([
  [
    2026,
    /^These are plans of 2026 in Harris County, TX \(prices of 2026; place_basis: filed\)\. .* silver \$\d/,
  ],
  [
    2027,
    /\(an estimate for 2027: the prices of 2026 plus 15.72%, the average rise that insurers wanted; place_basis: filed\)\. .* silver about \$\d/,
  ],
])('says how the prices of %i are known', async (plan_year, expected) => {
  const params = {
    name: 'plan_prices',
    arguments: { zip: '77002', people: [{ role: 'adult', age: 61 }], plan_year },
  };
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
  const { body: answer } = await platform.call('mcp', { body }, { clock: () => today });
  expect(answer.result.content[0].text).toMatch(expected);
});

it.each([
  ['2026-11-22', /\. Choose a plan by December 15 for coverage from January 1\. This is/],
  [
    '2027-11-02',
    /an estimate for 2027.*Plans are now sold for a later year than 2027\. The marketplace has their prices\. Open enrollment for 2028 has begun, or begins about now: HealthCare\.gov has the days\. This is/,
  ],
  ['2028-02-29', /an estimate for 2027.*Enrollment for 2028 has probably ended: ask HealthCare\.gov/],
])('says on %s whether plans are sold, and what is over', async (day, expected) => {
  const people = [{ role: 'adult', age: 61 }];
  const params = { name: 'plan_prices', arguments: { zip: '77002', people, plan_year: 2027 } };
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
  const clock = () => new Date(`${day}T17:00:00Z`);
  const { body: answer } = await platform.call('mcp', { body }, { clock });
  expect(answer.result.content[0].text).toMatch(expected);
});

it.each([
  [
    'the change from an earlier household',
    {},
    / Change: bronze \$\d.*, silver \$2,863 to \$3,385, \$522 a year more \(income \$522 a year more\), gold .*\. Source/,
  ],
  [
    'who gets other coverage',
    { people: [{ role: 'adult', age: 38, has_cover: 'tricare' }] },
    / Change: one of the households pays no price of a plan\. Coverage changes for person 1: tricare to credit \(cover\)\. Source/,
  ],
  [
    'for whom the credit is',
    {},
    / In 2027 the tax credit is for citizens, permanent residents and few others, /,
  ],
  ['why a change is not known', { zip: '00901' }, / The change is not known: no_marketplace\. Source/],
])('tells %s', async (_, changes, expected) => {
  const household = { zip: '77002', people: [{ role: 'adult', age: 38 }], income: 40_000, plan_year: 2027 };
  const before = { ...household, income: 37_000, ...changes };
  const params = { name: 'plan_prices', arguments: { ...household, before } };
  const { body } = await platform.call('mcp', {
    body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
  });
  expect(body.result.content[0].text).toMatch(expected);
});

// 2,129.53 - 102.66 + 2,327.27 + 1,380.36 = 5,734.50, of which each sum is rounded.
itAtPricesOf(2026)('tells parts of a change that add up where a sum has 50 cents', async () => {
  const adult = { role: 'adult', has_cover: 'veterans' };
  const children = [20, 26, 11].map((age) => ({ role: 'child', age }));
  const partner = { role: 'adult', age: 27, employer_offer: { own: 458, family: 893 } };
  const before = { zip: '77002', people: [{ ...adult, age: 54 }, ...children], income: 63_635 };
  const people = [{ role: 'adult', age: 46 }, partner, { ...adult, age: 33 }];
  const after = { zip: '90012', people, income: 76_227, plan_year: 2026 };
  const params = { name: 'plan_prices', arguments: { ...after, before: { ...before, plan_year: 2026 } } };
  const { body } = await platform.call('mcp', {
    body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
  });
  expect(body.result.content[0].text).toContain(
    'bronze $2,130 to $5,735, $3,605 a year more (people $103 a year less; place $2,327 a year more; income $1,381 a year more)',
  );
});

it('names unknown arguments of an estimate in its warnings', async () => {
  const trained = await startTestModel();
  onTestFinished(() => trained.close());
  const params = { name: 'estimate_car_premium', arguments: { ...carAnswers, deductable: 1000 } };
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
  const { body: answer } = await platform.call('mcp', { body }, { model: trained.model });
  const { input_data, warnings } = answer.result.structuredContent;
  expect(input_data).toEqual(carAnswers);
  expect(warnings).toContainEqual(expect.objectContaining({ feature: 'deductable', code: 'unknown_field' }));
});

it.each([
  [
    { car_price: 50_000, car_body: 'suv', car_fuel: 'plug_in' },
    ' (plug-in hybrid SUV, $50,000 when new) is $',
  ],
  [{ car_body: 'sports' }, ' (sports car) is $'],
  [{ car_price: 30_000 }, ' ($30,000 when new) is $'],
])('tells a car of %o by its words', async (car, expected) => {
  const trained = await startTestModel();
  onTestFinished(() => trained.close());
  const params = { name: 'estimate_car_premium', arguments: { ...carAnswers, ...car } };
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
  const { body: answer } = await platform.call('mcp', { body }, { model: trained.model });
  expect(answer.result.content[0].text).toContain(expected);
});

it.each<[string, object, (content: ToolContent) => string]>([
  [
    'estimate_health_premium',
    { ...bodyExamples['estimate-health-premium'], plan_year: 2027 },
    ({ predicted_premium, market, model_version }) =>
      `The estimated annual health premium is about ${usd(predicted_premium)} (an estimate for 2027: the prices of 2026 plus ${market.prices?.rise.mean}%, the average rise that insurers wanted). The marketplace price is about ${usd(market.premium)} a year (${market.basis}; place_basis: ${market.place_basis}). Source: rating tables ${model_version}, and marketplace prices of CMS and the states.`,
  ],
  [
    'estimate_car_premium',
    bodyExamples['estimate-car-premium'],
    ({ predicted_premium, covers, market, model_version }) =>
      `The estimated annual car premium in 2026 is ${usd(predicted_premium)}. By coverage, it is ${usd(covers.minimum.premium)} for the state minimum, ${usd(covers.liability_comprehensive.premium)} for liability and comprehensive, and ${usd(covers.full.premium)} for full coverage. The average is ${usd(market.premium)} a year (${market.basis}). Source: rating tables ${model_version}.`,
  ],
  [
    'estimate_car_policy',
    bodyExamples['estimate-car-policy'],
    ({ predicted_premium, range, cars: [first, second], model_version }) =>
      `The estimated annual premium of the policy in 2026 is ${usd(predicted_premium)}, likely ${usd(range.low)} to ${usd(range.high)}: car 1 ${usd(first.premium)}, car 2 ${usd(second.premium)}. Source: rating tables ${model_version}.`,
  ],
  [
    'plan_prices',
    { zip: '77002', people: [{ role: 'adult', age: 61 }], plan_year: 2026 },
    ({ levels: { bronze, silver, gold, benchmark }, sources, dates }) =>
      `These are plans of 2026 in Harris County, TX (prices of 2026; place_basis: filed). The rule that decides is unknown_income (the income is not given). The prices are bronze ${usd(bronze.price)} a year before help, silver ${usd(silver.price)} a year before help, gold ${usd(gold.price)} a year before help, benchmark ${usd(benchmark.price)} a year before help. Source: ${sources[0].source}. ${dates.step.text}`,
  ],
])('%s has the figures of its content in its text', async (name, given, toText) => {
  const trained = await startTestModel();
  onTestFinished(() => trained.close());
  const params = { name, arguments: given };
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
  const { body: answer } = await platform.call(
    'mcp',
    { body },
    { model: trained.model, policyModel: trained.policyModel, clock: () => today },
  );
  const { content, structuredContent } = answer.result;
  expect(content).toEqual([
    { type: 'text', text: `${toText(structuredContent)} This is information, not an offer.` },
  ]);
});

it('names the field of an earlier household without people', async () => {
  const household = { zip: '77002', people: [{ role: 'adult', age: 38 }], income: 40_000, plan_year: 2027 };
  const params = { name: 'plan_prices', arguments: { ...household, before: { ...household, people: [] } } };
  const { body } = await platform.call('mcp', {
    body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
  });
  expect(body.result.isError).toBe(true);
  expect(body.result.content[0].text).toContain('before.people');
});

describe('an unknown protocol version', () => {
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
  const inMessage = {
    _meta: {
      'io.modelcontextprotocol/protocolVersion': '2099-01-01',
      'io.modelcontextprotocol/clientCapabilities': {},
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    },
  };

  it.each<[string, object, Record<string, string>, number]>([
    ['in the header', ping, { 'mcp-protocol-version': '2099-01-01' }, -32_000],
    ['in the message', { ...ping, params: inMessage }, {}, -32_022],
    [
      'in the message beside a known one in the header',
      { ...ping, params: inMessage },
      { 'mcp-protocol-version': '2026-07-28' },
      -32_020,
    ],
  ])('%s is refused with 400, so that the client tries another one', async (_, body, headers, code) => {
    const response = await platform.call('mcp', { body, headers });
    expect([response.status, response.body.error.code]).toEqual([400, code]);
  });
});

it.each([
  ['initialize', undefined],
  ['tools/call', undefined],
  ['tools/call', { name: 5 }],
  ['tools/call', { name: 'find_place', arguments: ['77002'] }],
  ['tools/list', { cursor: 5 }],
])('says in plain words what the params of %s must have, not %j', async (method, params) => {
  const { body } = await platform.call('mcp', { body: { jsonrpc: '2.0', id: 1, method, params } });
  expect(body.error).toEqual({
    code: -32_602,
    message: expect.stringMatching(new RegExp(`^The params of ${method} must have [^[{]*\\.$`)),
  });
});

it('lists the tools in the error of an unknown one', async () => {
  const list = await platform.call('mcp', { body: { jsonrpc: '2.0', id: 1, method: 'tools/list' } });
  const names = list.body.result.tools.map(({ name }: { name: string }) => name);
  expect(names).toHaveLength(6);
  const params = { name: 'plan_price', arguments: {} };
  const { status, body } = await platform.call('mcp', {
    body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
  });
  expect(status).toBe(200);
  expect(body.error).toEqual({
    code: -32_602,
    message: `Tool plan_price not found. The tools are: ${names.join(', ')}.`,
  });
});

describe('an error of a large message', () => {
  const call = async (members: object) => {
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', ...members };
    return platform.call('mcp', { body: message });
  };
  const long = 'x'.repeat(50_000);

  it.each<[string, object, string]>([
    ['the id', { id: long }, 'The id must not be longer than 100 characters.'],
    ['the method', { method: long }, 'Method not found'],
    ['the name of a tool', { params: { name: long } }, 'Tool xxx'],
  ])('of %s does not repeat it', async (_, members, expected) => {
    const { status, body } = await call(members);
    expect(status).toBe(200);
    expect(body.error.message).toContain(expected);
    expect(JSON.stringify(body).length).toBeLessThan(1200);
  });

  it('names the first 20 arguments, and how many more there are', async () => {
    const names = Array.from({ length: 6500 }, (_, index) => `f${index}`);
    const { body } = await call({
      params: {
        name: 'find_place',
        arguments: { zip: '77002', ...Object.fromEntries(names.map((name) => [name, 1])) },
      },
    });
    const { isError, content } = body.result;
    expect(isError).toBe(true);
    expect(content[0].text).toMatch(
      /f0: f0 is not a known field, .*f19: f19 is not a known field, and 6,480 more$/,
    );
  });
});

it.each([
  ['a request', '"id":1,"method":"tools/list","params"'],
  ['a notification', '"method":"notifications/x","params"'],
  ['a response', '"id":1,"result"'],
])('returns an error for %s that is nested deeper than the SDK can read', async (_, members) => {
  for (const levels of [4500, 30_000]) {
    const nested = `{"x":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    const { status, body } = await platform.call('mcp', { body: `{"jsonrpc":"2.0",${members}:${nested}}` });
    expect([status, body.error.code]).toEqual([200, -32_600]);
  }
});
