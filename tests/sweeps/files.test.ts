/** Servers that are killed while a file is stored: what is accepted is kept, and what is not leaves nothing behind. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { sweepFiles } from '#platform/files/sweep-files.ts';
import { openFixture, type Fixture } from '../faults/fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.close());

const folder = () => path.join(fixture.folder, 'files/resumes');
const storedFiles = () => (fs.existsSync(folder()) ? fs.readdirSync(folder()) : []);

/** Two days later. */
async function sweep(): Promise<void> {
  const storedAt = new Date(Date.now() - 48 * 60 * 60_000);
  for (const name of storedFiles()) fs.utimesSync(path.join(folder(), name), storedAt, storedAt);
  await sweepFiles(fixture.context());
  await sql`update tasks.job set start_after = now() where name = 'files.remove'`.execute(fixture.db);
  const waiting = sql<{ count: number }>`select count(*)::int from tasks.job where name = 'files.remove' and state < 'completed'`;
  while ((await waiting.execute(fixture.db)).rows[0]?.count) await sleep(200);
}

test('a file whose server is killed before the commit is swept; one that was committed stays, though nobody was answered', async () => {
  const asha = await aMember(fixture.context());
  const headers = { cookie: asha.cookie, 'sec-fetch-site': 'same-origin' };
  const upload = (text: string) => {
    const body = new FormData();
    body.set('file', new File([text], 'asha.txt', { type: 'text/plain' }));
    return fixture.send('/api/resumes', { method: 'POST', headers, body });
  };
  const list = async () => {
    const response = await fixture.send('/api/resumes', { headers });
    return ((await response.json()) as { data: { id: string }[] }).data;
  };
  const storesResume = (statements: readonly string[]) => statements.some((one) => one.includes('insert into "resumes"'));

  await fixture.killAt(
    ({ phase, sql: text }) => phase === 'sent' && storesResume([text]),
    () => upload('Never committed.'),
  );
  await fixture.restart();
  expect([storedFiles().length, (await list()).length]).toEqual([1, 0]);

  await fixture.killAt(
    ({ phase, sql: text, before }) => phase === 'done' && text.toLowerCase() === 'commit' && storesResume(before),
    () => upload('Committed.'),
  );
  await fixture.restart();
  const [resume] = await list();
  expect(storedFiles()).toHaveLength(2);

  await sweep();
  expect(storedFiles()).toHaveLength(1);
  const download = await fixture.send(`/api/resumes/${resume?.id}/file`, { headers });
  expect(await download.text()).toBe('Committed.');
});
