import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { deriveUserId } from '#functions/data/keys.ts';
import { createFolder } from '#tests/support/temporary-folder.ts';
import { createMailbox } from './mailbox.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

let folder: string;
beforeEach(() => {
  folder = createFolder();
});

const mailTo = (address: string, subject = 'A subject') => ({
  FromEmailAddress: 'premia@localhost',
  Destination: { ToAddresses: [address] as [string] },
  Content: {
    Simple: {
      Subject: { Data: subject },
      Body: { Text: { Data: 'Some text' }, Html: { Data: '<p>Some text</p>\n\n<p>más</p>' } },
      Headers: [{ Name: 'Auto-Submitted', Value: 'auto-generated' }],
    },
  },
});

/** Stores a mail as if it had arrived some time ago, and returns its id. */
async function storeEarlier(ageMs: number, address: string, subject?: string): Promise<string> {
  const { id, file = '' } = await createMailbox('/', folder).store(mailTo(address, subject));
  const time = new Date(Date.now() - ageMs).toISOString().replaceAll(':', '-');
  const earlier = `${time}-${id.slice(-6)}`;
  await rename(file, join(folder, `${earlier}.eml`));
  return earlier;
}

const joinedLongAgo = async () => '2020-01-01T00:00:00.000Z';

it('shows the mails of the last day after a restart, as before', async () => {
  const { id } = await createMailbox('/', folder).store(mailTo('ada@example.com', 'Su contraseña <1>'));
  const second = await storeEarlier(dayMs - hourMs, 'bob@example.com');
  await storeEarlier(dayMs + 1000, 'ada@example.com');
  await writeFile(join(folder, 'broken.eml'), 'To: ada@example.com\n');
  await writeFile(join(folder, 'notes.txt'), 'Other files are left.');

  const mailbox = createMailbox('/mails/', folder);
  await mailbox.restore(joinedLongAgo);
  const list = mailbox.renderPage('/mails/');
  expect(list?.match(/<li>.+<\/li>/g)).toEqual([
    expect.stringContaining(`<a href="${id}">Su contraseña &lt;1&gt;</a> to ada@example.com, 20`),
    expect.stringContaining(`<a href="${second}">A subject</a> to bob@example.com, 20`),
  ]);
  expect(mailbox.renderPage(`/mails/${id}`)).toBe('<p>Some text</p>\n\n<p>más</p>');
  expect((await readdir(folder)).sort()).toEqual([`${second}.eml`, `${id}.eml`, 'notes.txt']);
});

it('removes the mails of a deleted account, also if its address has a new one', async () => {
  await storeEarlier(3 * hourMs, 'ada@example.com', 'Your account was deleted');
  const id = await storeEarlier(hourMs, 'ada@example.com', 'Welcome back');
  await storeEarlier(hourMs, 'bob@example.com', 'Your account was deleted');
  const joined = { [deriveUserId('ada@example.com')]: new Date(Date.now() - 2 * hourMs).toISOString() };
  const mailbox = createMailbox('/mails/', folder);
  await mailbox.restore(async (userId) => joined[userId]);
  expect(await readdir(folder)).toEqual([`${id}.eml`]);
  await mailbox.removeMailsTo(deriveUserId('ada@example.com'));
  expect(await readdir(folder)).toEqual([]);
  expect(mailbox.renderPage('/mails/')).not.toContain('ada@example.com');
});

it('keeps the newest 100', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 101; count += 1) ids.push(await storeEarlier(count * 1000, 'ada@example.com'));
  await createMailbox('/mails/', folder).restore(joinedLongAgo);
  expect(await readdir(folder)).toHaveLength(100);
  expect(await readdir(folder)).not.toContain(`${ids.at(-1)}.eml`);
  expect(await readFile(join(folder, `${ids[0]}.eml`), 'utf8')).toContain('To: ada@example.com');
});
