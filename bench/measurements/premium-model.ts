import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { InsuranceType } from '#contract/predictions.ts';
import { buildFeatures } from '#functions/pricing/features.ts';
import { resourceNames } from '#local/function-environment.ts';
import { readModels, trainedArtifacts } from '#local/model-endpoint/read-models.ts';
import { startApplicationProcess } from '../application/application-process.ts';
import { defineMeasurement } from '../measurement.ts';
import { findMedian } from '../statistics.ts';
import { describeDriver, describeHealthApplicant } from '../traffic/applicants.ts';
import { type HttpConnection, openConnection } from '../traffic/http-connection.ts';
import { describeQuality, describeRanges, describeSpeed } from './premium-model-tables.ts';

const spread = z.object({ mean: z.number(), deviation: z.number() });

const errors = z.object({ r2: spread, mae: spread, rmse: spread, mape: spread });

const evaluation = z.object({
  cross_validation: errors,
  /** On the same folds. */
  other_models: z._default(z.record(z.string(), errors), {}),
  range_coverage: z.record(
    z.string(),
    z.object({ rows: z.number(), coverage: z.number(), median_width: z.number() }),
  ),
});

const metadata = z.object({
  products: z.record(
    z.enum(['health', 'car']),
    z.object({ model_version: z.string(), level: z.object({ currency: z.string() }), evaluation }),
  ),
});

/** The mean of a figure and its deviation over folds. */
export type Spread = z.infer<typeof spread>;

/** How good and how fast a premium model is. */
export interface PremiumModelResult {
  readonly insuranceType: InsuranceType;
  readonly modelVersion: string;
  /** Of the errors' figures, which are in the currency of the model's table. */
  readonly currency: string;
  /** By repeated cross-validation, as training has measured and noted it. */
  readonly evaluation: z.infer<typeof evaluation>;
  /** The medians of one prediction with its range and reasons. */
  readonly milliseconds: { readonly inProcess: number; readonly overHttp: number };
}

/** Reads what training has measured of the models, and times them. */
export const premiumModel = defineMeasurement<PremiumModelResult[]>({
  async measure({ quick }) {
    const file = await readFile(join(trainedArtifacts, 'metadata.json'), 'utf8');
    const { products } = metadata.parse(JSON.parse(file));
    const application = await startApplicationProcess();
    const connection = openConnection(application.serviceUrls.model);
    try {
      const results: PremiumModelResult[] = [];
      for (const insuranceType of ['health', 'car'] as const) {
        const { model_version, level, evaluation } = products[insuranceType];
        const milliseconds = await timePredictions(connection, insuranceType, quick ? 100 : 2_000);
        const { currency } = level;
        results.push({ insuranceType, modelVersion: model_version, currency, evaluation, milliseconds });
      }
      return results;
    } finally {
      connection.close();
      await application.close();
    }
  },
  describe: (results) => [describeQuality(results), describeRanges(results), describeSpeed(results)],
});

/** Both ways in turn for each applicant, so that a noisy minute is noise to both. */
async function timePredictions(connection: HttpConnection, insuranceType: InsuranceType, count: number) {
  const model = (await readModels())[insuranceType];
  const inProcess: number[] = [];
  const overHttp: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const instance = describeInstance(insuranceType, n);
    const started = performance.now();
    model.predict(instance);
    inProcess.push(performance.now() - started);
    overHttp.push(await invoke(connection, insuranceType, instance));
  }
  return { inProcess: findMedian(inProcess), overHttp: findMedian(overHttp) };
}

function describeInstance(insuranceType: InsuranceType, n: number): Record<string, number> {
  const features =
    insuranceType === 'health'
      ? buildFeatures({ insurance_type: 'health', input_data: describeHealthApplicant(n) }, 2026)
      : buildFeatures({ insurance_type: 'car', input_data: describeDriver(n) }, 2026);
  return Object.fromEntries(features.map(({ name, value }) => [name, value]));
}

async function invoke(connection: HttpConnection, insurance_type: InsuranceType, instance: object) {
  const { status, body, milliseconds } = await connection.send({
    method: 'POST',
    path: `/endpoints/${resourceNames.model}/invocations`,
    body: { insurance_type, instances: [instance] },
  });
  if (status !== 200) throw new Error(`The model answered ${status}: ${body}`);
  return milliseconds;
}
