import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { describeCommit, describeMachine } from './machine.ts';
import { checks } from './measurements/checks.ts';
import { endpoints } from './measurements/endpoints.ts';
import { functionBundles } from './measurements/function-bundles.ts';
import { growth } from './measurements/growth.ts';
import { itemSizes } from './measurements/item-sizes.ts';
import { premiumModel } from './measurements/premium-model.ts';
import { startUp } from './measurements/start-up.ts';
import { website } from './measurements/website.ts';
import { formatTable } from './table.ts';

/** Everything that is measured, in the order in which it is. */
const measurements = {
  functionBundles,
  endpoints,
  growth,
  itemSizes,
  premiumModel,
  website,
  startUp,
  checks,
};

type Name = keyof typeof measurements;

const names = Object.keys(measurements) as Name[];

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
  },
});

const unknown = options.only.filter((name) => !names.includes(name as Name));
if (unknown.length > 0) {
  console.error(`There is no measurement ${unknown.join(', ')}. There are: ${names.join(', ')}`);
  process.exit(1);
}

// Before anything is measured: measuring is work for the machine as well, and its results change a file.
const machine = describeMachine();
const commit = describeCommit();
const results: Partial<Record<Name, unknown>> = {};
for (const name of names) {
  if (options.only.length > 0 && !options.only.includes(name)) continue;
  const { result, tables } = await measurements[name](options);
  for (const table of tables) console.log(formatTable(table));
  results[name] = result;
  // A part that was chosen would pass for all of them.
  if (options.only.length === 0) await writeResults();
}

async function writeResults(): Promise<void> {
  const heading = {
    date: new Date().toISOString(),
    commit,
    quick: options.quick,
    machine,
  };
  const file = new URL('results.json', import.meta.url);
  await writeFile(file, `${JSON.stringify({ ...heading, ...results }, null, 2)}\n`);
}
