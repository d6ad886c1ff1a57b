import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { chooseEngine } from '#local/database/database.ts';

const database = process.env.PREMIA_DATABASE_URL ?? '';

test('a page of another website does not find the database at the addresses of this machine', async ({
  page,
}) => {
  test.skip(database === '', 'A deployment has no database on this machine.');
  test.skip(
    process.platform !== 'linux' || !(await chooseEngine()).hasHostOption,
    'Only Linux has other local addresses, and DynamoDB Local listens on all.',
  );
  const website = createServer((_request, response) => response.end('Another website')).listen(
    0,
    '127.0.0.1',
  );
  await once(website, 'listening');
  await page.goto(`http://127.0.0.1:${(website.address() as AddressInfo).port}`);
  const { hostname, port } = new URL(database);
  const read = (host: string) =>
    page.evaluate(async (url) => {
      const headers = {
        authorization:
          'AWS4-HMAC-SHA256 Credential=local/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
        'x-amz-date': '20260101T000000Z',
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': 'DynamoDB_20120810.ListTables',
      };
      const request = fetch(url, { method: 'POST', headers, body: '{}' });
      return request.then(
        (response) => response.text(),
        () => 'not reachable',
      );
    }, `http://${host}:${port}/`);
  for (const host of ['127.0.0.1', 'localhost', '[::1]'])
    expect(await read(host), host).toBe('not reachable');
  // The page can read a database whose address it knows.
  expect(await read(hostname)).toContain('premia');
  website.close();
});
