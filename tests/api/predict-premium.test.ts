import { beforeAll, describe, expect, it } from 'vitest';
import { callApi, carForm, healthForm, registerSomebody } from '#tests/support/api-client.ts';

let token: string;
beforeAll(async () => {
  ({ token } = await registerSomebody());
});

const yesOrNoLabels = {
  has_diabetes: 'Diabetes',
  has_pressure_issue: 'Blood pressure',
  any_bodytransplant: 'Transplant',
  any_chronic_disease: 'Chronic disease',
  any_allergies: 'Allergies',
  history_of_cancer_in_family: 'Cancer in the family',
};

const products = [
  {
    call: 'POST /api/predictions/health_insurance/',
    insuranceType: 'health',
    premium: 'predicted_health_premium',
    form: healthForm as Record<string, unknown>,
    quantities: {
      age: 'Age',
      weight: 'Weight',
      height: 'Height',
      no_of_major_surgery: 'Number of major surgeries',
    },
  },
  {
    call: 'POST /api/predictions/car_insurance/',
    insuranceType: 'car',
    premium: 'predicted_car_premium',
    form: carForm as Record<string, unknown>,
    quantities: {
      driver_age: 'Driver age',
      driving_experience: 'Driving experience',
      annual_mileage: 'Annual mileage',
      car_mfg_year: 'Car manufacturing year',
      prv_accident: 'Previous accidents',
    },
  },
];

function round(amount: number): number {
  return Math.round(amount * 100) / 100;
}

describe.each(products)('$call', ({ call, insuranceType, premium, form, quantities }) => {
  function predict(changes: object = {}, headers = {}) {
    return callApi(call, { token, body: { ...form, ...changes }, headers });
  }

  it('answers a premium with its range and with reasons that add up to the cent', async () => {
    const { status, body } = await predict();
    expect(status).toBe(200);
    expect(body).toEqual({
      [premium]: expect.any(Number),
      predicted_premium: body[premium],
      insurance_type: insuranceType,
      input_data: form,
      id: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/),
      created_at: expect.stringMatching(/Z$/),
      range: { low: expect.any(Number), high: expect.any(Number), coverage: 0.8 },
      baseline: expect.any(Number),
      contributions: expect.any(Array),
      warnings: [],
      model_version: expect.any(String),
    });
    const amount = body[premium];
    expect(amount).toBeGreaterThan(0);
    expect(amount).toBe(round(amount));
    expect(body.range.low).toBeLessThanOrEqual(amount);
    expect(body.range.high).toBeGreaterThanOrEqual(amount);
    const contributions: { feature: string; value: unknown; amount: number }[] = body.contributions;
    expect(contributions.map(({ feature }) => feature).sort()).toEqual(Object.keys(form).sort());
    for (const { feature, value } of contributions) expect(value).toBe(form[feature]);
    const sum = contributions.reduce((total, part) => total + part.amount, body.baseline);
    expect(round(sum)).toBe(amount);
  });

  it('answers the same premium to the same answers', async () => {
    const [first, second] = await Promise.all([predict(), predict()]);
    expect(second.body[premium]).toBe(first.body[premium]);
    expect(second.body.id).not.toBe(first.body.id);
  });

  it('takes numbers as text, as other clients send them, and keeps them as numbers', async () => {
    const texts = Object.fromEntries(Object.keys(quantities).map((field) => [field, String(form[field])]));
    const asText = await predict(texts);
    expect(asText.status).toBe(200);
    expect(asText.body[premium]).toBe((await predict()).body[premium]);
    const history = await callApi('GET /api/predictions/history/', { token });
    const kept = history.body.find(({ id }: { id: string }) => id === asText.body.id);
    expect(kept.input_data).toEqual(form);
  });

  it('requires every answer', async () => {
    const { status, body } = await callApi(call, { token, body: {} });
    expect(status).toBe(400);
    expect(body).toEqual({
      message: 'Required',
      code: 'validation_failed',
      errors: Object.fromEntries(Object.keys(form).map((field) => [field, 'Required'])),
    });
  });

  it.each(Object.entries(quantities))('refuses for %s what is no number', async (field, label) => {
    const wrong = ['-1', -1, true, [45], { value: 45 }, 'NaN', '1e999', '0x2D', '12abc', '1,000'];
    for (const value of wrong) {
      const { status, body } = await predict({ [field]: value });
      expect(status).toBe(400);
      expect(body.errors).toEqual({ [field]: `${label} must be a number of 0 or more, such as 45` });
    }
    for (const value of ['', ' ', null]) {
      const { status, body } = await predict({ [field]: value });
      expect(status).toBe(400);
      expect(body.errors).toEqual({ [field]: 'Required' });
    }
  });

  it('takes 0 for an answer, sets no other bounds, and warns instead', async () => {
    for (const extreme of [0, 1e6]) {
      const answers = Object.fromEntries(Object.keys(quantities).map((field) => [field, extreme]));
      const { status, body } = await predict(answers);
      expect(status).toBe(200);
      expect(body[premium]).toBeGreaterThan(0);
      expect(Number.isFinite(body[premium])).toBe(true);
      expect(body.warnings.length).toBeGreaterThan(0);
      for (const { feature, message } of body.warnings) {
        expect(Object.keys(quantities)).toContain(feature);
        expect(message).toMatch(/^[A-Z].+\.$/);
      }
    }
  });

  it('counts a repeated attempt once and answers it alike', async () => {
    const before = await callApi('GET /api/predictions/dashboard/', { token });
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await predict({}, headers);
    const again = await predict({}, headers);
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    const after = await callApi('GET /api/predictions/dashboard/', { token });
    expect(after.body.total_predictions).toBe(before.body.total_predictions + 1);

    const other = await predict({ [Object.keys(quantities)[0] ?? '']: 50 }, headers);
    expect(other.status).toBe(422);
    expect(other.body.code).toBe('idempotency_key_reused');
  });

  it('refuses an idempotency key that could not be one', async () => {
    const { status, body } = await predict({}, { 'idempotency-key': 'x'.repeat(129) });
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      'idempotency-key': 'Idempotency-Key must be 1 to 128 visible ASCII characters',
    });
  });
});

describe('a health premium', () => {
  it.each(Object.entries(yesOrNoLabels))('asks yes or no of %s', async (field, label) => {
    for (const value of ['YES', 'maybe', true, 1]) {
      const { status, body } = await callApi('POST /api/predictions/health_insurance/', {
        token,
        body: { ...healthForm, [field]: value },
      });
      expect(status).toBe(400);
      expect(body.errors).toEqual({ [field]: `${label} must be yes or no` });
    }
  });

  it('rises with what makes care dearer', async () => {
    const price = async (changes: object) => {
      const body = { ...healthForm, ...changes };
      const answer = await callApi('POST /api/predictions/health_insurance/', { token, body });
      return answer.body.predicted_health_premium as number;
    };
    const young = await price({ age: 25 });
    expect(await price({ age: 60 })).toBeGreaterThan(young);
    const healthy = await price({});
    for (const condition of ['any_bodytransplant', 'any_chronic_disease', 'history_of_cancer_in_family']) {
      expect(await price({ [condition]: 'yes' })).toBeGreaterThanOrEqual(healthy);
    }
  });
});

describe('a car premium', () => {
  async function price(changes: object) {
    const body = { ...carForm, ...changes };
    return callApi('POST /api/predictions/car_insurance/', { token, body });
  }

  it('rises with accidents and mileage, and falls with experience', async () => {
    const usual = (await price({})).body.predicted_car_premium;
    expect((await price({ prv_accident: 3 })).body.predicted_car_premium).toBeGreaterThan(usual);
    expect((await price({ annual_mileage: 30 })).body.predicted_car_premium).toBeGreaterThan(usual);
    expect((await price({ driving_experience: 1 })).body.predicted_car_premium).toBeGreaterThan(usual);
  });

  it('takes a car of the future for a new one, and says so', async () => {
    const year = new Date().getUTCFullYear();
    const future = await price({ car_mfg_year: year + 5 });
    const today = await price({ car_mfg_year: year });
    expect(future.body.predicted_car_premium).toBe(today.body.predicted_car_premium);
    expect(future.body.warnings).toEqual([
      {
        feature: 'car_mfg_year',
        message: `Car manufacturing year ${year + 5} is in the future; the estimate is for a new car.`,
      },
    ]);
  });
});
