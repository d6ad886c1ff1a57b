import { expect, it } from 'vitest';
import { serve } from '#tests/support/serve.ts';
import { confirmReplacement } from './deploy-stack.ts';

it.each([
  ['PremiaLocal', 'CREATE_COMPLETE', true],
  ['PremiaLocal', 'DELETE_COMPLETE', false],
  ['Others', 'CREATE_COMPLETE', false],
])('refuses without a terminal to replace the stack %s in %s: %s', async (name, status, isRefused) => {
  const deletion = status === 'DELETE_COMPLETE' ? '<DeletionTime>2026-11-22T10:00:00Z</DeletionTime>' : '';
  const emulator = await serve((_request, response) => {
    const stack = `<StackName>${name}</StackName><StackStatus>${status}</StackStatus>${deletion}`;
    const summaries = `<StackSummaries><member>${stack}</member></StackSummaries>`;
    response.setHeader('content-type', 'text/xml');
    response.end(
      `<ListStacksResponse><ListStacksResult>${summaries}</ListStacksResult></ListStacksResponse>`,
    );
  });
  const confirmed = confirmReplacement(emulator);
  if (isRefused)
    await expect(confirmed).rejects.toThrow(/already on LocalStack.*npm run deploy:local -- --replace/);
  else await confirmed;
});
