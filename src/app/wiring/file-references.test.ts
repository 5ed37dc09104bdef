import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { sweepFiles } from '#platform/files/sweep-files.ts';
import type { Log } from '#platform/runtime/log.ts';
import { fileReferences } from './file-references.ts';

const app = openTestApp();
const ctx = () => app.context();
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

async function aFile({ ageMs }: { ageMs: number }): Promise<string> {
  const { key } = await ctx().files.put('resumes', new TextEncoder().encode('Asha Menon'));
  const storedAt = new Date(app.clock.now().getTime() - ageMs);
  fs.utimesSync(path.join(app.config.DATA_DIR, 'files', key), storedAt, storedAt);
  return key;
}

async function sweep(log: Partial<Log> = {}): Promise<void> {
  await sweepFiles({ ...ctx(), log: { ...ctx().log, info: () => {}, ...log } });
  await sql`update tasks.job set start_after = now() where name = 'files.remove'`.execute(ctx().db);
  await app.runTasks();
}

const isThere = (key: string) =>
  ctx()
    .files.get(key)
    .then(
      () => true,
      () => false,
    );

async function aMail(key: string): Promise<void> {
  const attachments = JSON.stringify([{ key, name: 'asha.txt', type: 'text/plain' }]);
  await sql`insert into outbox_mails (id, recipient, subject, text, attachments, available_at, created_at)
    values (gen_random_uuid()::text, 'hiring@lumen.example', '', '', ${attachments}::jsonb, now(), now())`.execute(ctx().db);
}

test('the list of references has every column of the schema with the key of a file', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and (column_name ~ '(^|_)file(_key)?$' or column_name ~ 'attachments?$')
    order by 1, 2`.execute(ctx().db);
  expect(fileReferences.map(({ table, column }) => ({ table, column }))).toEqual(rows);
});

test('the sweep removes what no row refers to for half a day, and nothing else', async () => {
  const asha = await aMember(ctx());
  const file = new File(['Asha Menon'], 'asha.txt');
  const { data: resume } = await app.call(asha, 'POST /api/resumes', { multipart: { file } });
  const [lost, recent, attached] = [
    await aFile({ ageMs: 12 * HOUR_MS + 1000 }),
    await aFile({ ageMs: 12 * HOUR_MS - 60_000 }),
    await aFile({ ageMs: 30 * DAY_MS }),
  ];
  await aMail(attached);
  app.clock.advance(2000);
  await sweep();
  expect(await Promise.all([lost, recent, attached].map(isThere))).toEqual([false, true, true]);

  app.clock.advance(40 * DAY_MS);
  await sweep();
  expect(await Promise.all([recent, attached].map(isThere))).toEqual([false, true]);
  const download = await app.fetch(`/api/resumes/${resume.id}/file`, { headers: { cookie: asha.cookie } });
  expect(await download.text()).toBe('Asha Menon');
});

test('a row that comes to refer to a file between the sweep and the removal keeps it', async () => {
  const key = await aFile({ ageMs: 100 * DAY_MS });
  await sweepFiles({ ...ctx(), log: { ...ctx().log, info: () => {} } });
  await aMail(key);
  await sweep();
  expect(await isThere(key)).toBe(true);
});

test('where a large part of all files has no row, nothing is removed and an error is logged', async () => {
  const keys = await Promise.all(Array.from({ length: 101 }, () => aFile({ ageMs: 100 * DAY_MS })));
  const errors: unknown[] = [];
  await sweep({ error: (...entry: unknown[]) => void errors.push(entry) });
  expect(errors).toMatchObject([[{ unreferenced: 101 }, expect.stringContaining('none is removed')]]);
  expect(await Promise.all(keys.map(isThere))).not.toContain(false);
});

test('a file that a waiting e-mail attaches is not removed', async () => {
  const key = await aFile({ ageMs: 0 });
  await aMail(key);
  await ctx().enqueue('files.remove', { keys: [key] });
  await app.runTasks();
  expect(await isThere(key)).toBe(true);
});
