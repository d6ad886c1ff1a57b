import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { ApiClient } from '#tests/support/api-client.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { createFolder } from '#tests/support/temporary-folder.ts';
import { carAnswers, healthAnswers } from '#tests/support/test-predictions.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

const shownPrediction = z.object({
  id: z.string(),
  predicted_premium: z.number(),
  input_data: z.looseObject({}),
});

/** Runs the server without the website, of which the test's folder has no sources. */
const program = `
import { startServer } from '#local/server.ts';
const load = async (file) => (await import(\`./functions/\${file}.ts\`)).handler;
const { url } = await startServer({ port: 0, stateDirectory: ':memory:' }, async () => ({
  loadHandler: (id) => load(\`api/\${id}\`),
  loadMailer: () => load('jobs/send-mail'),
  loadEraser: () => load('jobs/erase-accounts'),
  serveWebsite: async (_request, response) => void response.end(),
  website: 'none',
  close: async () => {},
}));
console.log(\`Ready on \${url}\`);
`;

async function copySources(): Promise<string> {
  const copy = createFolder();
  const frontend = ['sources.ts', 'src/html-files.ts', 'src/paths.ts'].map((file) => `frontend/${file}`);
  const model = ['model-training/serving', 'model-training/artifacts'];
  for (const part of ['package.json', 'edge', 'functions', 'local', ...frontend, ...model]) {
    await cp(join(repository, part), join(copy, part), { recursive: true });
  }
  await symlink(join(repository, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Replaces texts of a file, each of which must be there once. */
async function edit(file: string, replacements: Readonly<Record<string, string>>): Promise<void> {
  let content = await readFile(file, 'utf8');
  for (const [text, replacement] of Object.entries(replacements)) {
    expect(content.split(text)).toHaveLength(2);
    content = content.replace(text, () => replacement);
  }
  await writeFile(file, content);
}

// The steps of CONTRIBUTING.md for a question that changes no premium, which need no training data.
it('stores and shows the answer to a question that was added to both products without an effect', async () => {
  const copy = await copySources();
  const question = "cat: optionalChoice('cat', ['yes', 'no']),";
  const contract = join(copy, 'functions/contract');
  await edit(join(contract, 'health-answers.ts'), {
    "    sex: optionalChoice('sex'": `    ${question}\n    sex: optionalChoice('sex'`,
  });
  await edit(join(contract, 'car-answers.ts'), {
    "  car_class: optionalChoice('car_class'": `  ${question}\n  car_class: optionalChoice('car_class'`,
  });
  await edit(join(contract, 'insurance-answers.ts'), {
    'unpricedAnswers: readonly string[] = [': "unpricedAnswers: readonly string[] = ['cat', ",
  });
  await writeFile(join(copy, 'serve.ts'), program);

  const server = await ServerProcess.start({ checkout: copy, command: [process.execPath, 'serve.ts'] });
  onTestFinished(async () => void (await server.stop()));
  const api = new ApiClient(server.url);
  const { token } = await api.register();
  for (const [type, answers] of Object.entries({ health: healthAnswers, car: carAnswers })) {
    const route = `predict-${type}-premium` as 'predict-health-premium' | 'predict-car-premium';
    const predict = async (body: object) => {
      const { status, json } = await api.call(route, { token, body });
      expect(status).toBe(200);
      return shownPrediction.parse(json);
    };
    const { predicted_premium } = await predict(answers);
    const created = await predict({ ...answers, cat: 'yes' });
    expect(created.predicted_premium).toBe(predicted_premium);
    const { status, json } = await api.call('get-prediction', { token, id: created.id });
    expect([status, shownPrediction.parse(json).input_data.cat]).toEqual([200, 'yes']);
  }
});
