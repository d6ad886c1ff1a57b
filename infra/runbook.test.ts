import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loginRoute } from '#contract/routes/login.ts';
import { viewerAddressHeader } from '#edge/cloudfront-functions.ts';
import { createPseudonymizer } from '#functions/auth/pseudonyms.ts';
import { createSigningKey, createSigningKeys } from '#functions/auth/signing-keys.ts';
import { deriveUserId } from '#functions/data/keys.ts';
import { ApiError } from '#functions/errors/api-error.ts';
import { defineEndpoint } from '#functions/http/endpoint.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createTemplate } from '#tests/support/create-stack.ts';
import { buildContext, buildDependencies, buildProxyEvent } from '#tests/support/proxy-event.ts';

const runbook = readFileSync(new URL('../docs/runbook.md', import.meta.url), 'utf8');

const listMatches = (pattern: RegExp) => [...runbook.matchAll(pattern)].map(([, match = '']) => match);

const template = createTemplate();

it('uses existing outputs of the stack', () => {
  const names = new Set(listMatches(/OUTPUT (\w+)/g));
  expect(names.size).toBeGreaterThan(4);
  for (const name of names) template.hasOutput(name, {});
});

it('defines a shell function that queries an output', () => {
  const [define = ''] = listMatches(/```bash\n(OUTPUT\(\)[^`]+)```/g);
  // Replaces the AWS CLI with a function that prints its arguments.
  const script = `aws() { printf '%s|' "$@"; }\n${define}\nOUTPUT Url`;
  const { stdout } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
  expect(stdout).toContain('describe-stacks|--stack-name|Premia|');
  expect(stdout).toContain("|--query|Stacks[0].Outputs[?OutputKey=='Url'].OutputValue|");
});

it('has valid shell syntax in every code block', () => {
  const blocks = listMatches(/^ *```bash\n([\s\S]*?)^ *```/gm);
  expect(blocks.length).toBeGreaterThan(5);
  for (const block of blocks) {
    expect(spawnSync('bash', ['-n'], { input: block, encoding: 'utf8' }).stderr).toBe('');
  }
});

it('computes the pseudonym that the log has', async () => {
  const [define = ''] = listMatches(/```bash\n(PSEUDONYM\(\)[^`]+)```/g);
  const secret = 'a signing key of at least 32 characters';
  const script = `OUTPUT() { :; }\naws() { echo '${secret}'; }\n${define}`;
  const { stdout, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
  const keys = createSigningKeys(async () => [createSigningKey('key-1', secret)], systemClock);
  const pseudonymize = await createPseudonymizer(keys, new Date('2026-11-30T23:00:00Z'));
  expect(stdout.trim(), stderr).toBe(pseudonymize(deriveUserId('ada@example.com')));
});

it("queries fields that exist in a function's log", async () => {
  const [query = ''] = listMatches(/^(fields .*)$/gm);
  const { dependencies, lines } = buildDependencies();
  const fail = async () => {
    throw new ApiError('model_failed', 'The model failed.', { cause: new Error('broken') });
  };
  const login = defineEndpoint(loginRoute, fail, () => dependencies);
  const body = { email: 'ada@example.com', password: 'Correct-Horse-7' };
  await login(
    buildProxyEvent({ body, headers: { [viewerAddressHeader]: '198.51.100.7:0' } }),
    buildContext(),
  );
  const { error, ...entry } = JSON.parse(lines[0] ?? '{}');
  const logged = { ...entry, 'error.name': error.name };
  const queried = query.replace(/^fields | =.*$/g, '').split(/, | \| filter /);
  expect(Object.keys(logged)).toEqual(
    expect.arrayContaining(queried.filter((field) => !field.startsWith('@'))),
  );
  expect(queried.length).toBeGreaterThan(5);
});
