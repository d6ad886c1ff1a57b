import { bodyExamples } from '#contract/examples.ts';
import { maxCars, maxDrivers } from '#contract/policy-bounds.ts';
import { evaluate, readModels } from '#model/serving/evaluate.ts';
import { formatFigure, formatRatio, type Measurement, median, type ReportTable } from './report.ts';

const year = 2026;
const { drivers, cars, ...place } = bodyExamples['estimate-car-policy'];

/** Invocations by name, the first of which the others are compared with. */
const invocations = {
  'one car': { insurance_type: 'car', year, instances: [bodyExamples['estimate-car-premium']] },
  'five drivers and four cars': {
    insurance_type: 'car',
    year,
    policy: { ...place, drivers: Array(maxDrivers).fill(drivers[1]), cars: Array(maxCars).fill(cars[0]) },
  },
  health: { insurance_type: 'health', year, instances: [bodyExamples['estimate-health-premium']] },
};

/** Limits in milliseconds: the page of a result evaluates a policy while a visitor types. */
const limits: Partial<Record<keyof typeof invocations, number>> = { 'five drivers and four cars': 3 };

/** Measures the processor time of the model alone, by turns, in this process. */
export async function measureEvaluations({ quick }: Measurement): Promise<ReportTable[]> {
  const models = await readModels();
  const names = Object.keys(invocations) as (keyof typeof invocations)[];
  const bodies = names.map((name) => JSON.stringify(invocations[name]));
  const times: number[][] = names.map(() => []);
  const amount = quick ? 100 : 500;
  // The first round is until V8 has compiled the code.
  for (let round = 0; round <= (quick ? 5 : 15); round += 1) {
    for (const [index, body] of bodies.entries()) {
      const before = process.cpuUsage();
      for (let count = 0; count < amount; count += 1) evaluate(models, body);
      const { user, system } = process.cpuUsage(before);
      if (round > 0) times[index]?.push((user + system) / 1000 / amount);
    }
  }
  const [reference = 0, ...others] = times.map(median);
  return [
    {
      title: 'Model: evaluations',
      columns: ['Evaluation', 'CPU ms', 'ratio', 'limit, ms'],
      rows: [reference, ...others].map((time, index) => {
        const name = names[index] ?? 'one car';
        return [name, formatFigure(time), formatRatio(time / reference), String(limits[name] ?? '')];
      }),
      note: 'With the parse of the request, by turns, medians of processor time, and their ratios to one car.',
    },
  ];
}
