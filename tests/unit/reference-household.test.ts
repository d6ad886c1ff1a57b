import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('the adapter of the reference tables loads in Node without a build', () => {
  const script = `import('#tests/support/reference-household.ts').then(({ parseHouseholdInput, priceHousehold }) =>
    console.log(typeof parseHouseholdInput, typeof priceHousehold))`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: new URL('../..', import.meta.url),
    encoding: 'utf8',
  });
  expect(output.trim()).toBe('function function');
});
