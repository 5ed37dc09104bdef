/** What people are told while files cannot be stored or read, and that nothing is lost by it. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { aJob, RESUME } from '#features/catalogue/jobs/server/testing.ts';
import { StorageFull } from './files.ts';

const app = openTestApp();
const ctx = () => app.context();
const textFile = () => new File([RESUME], 'asha.txt', { type: 'text/plain' });

test('a full disk is a time at which nothing can be stored: nothing is half there, and the same request works afterwards', async () => {
  const [asha, job] = [await aMember(ctx()), await aJob(ctx())];
  const { files } = app.running().services;
  const { put } = files;
  files.put = async () => {
    throw new StorageFull(new Error('ENOSPC: no space left on device, write'));
  };
  const apply = () => app.call(asha, 'POST /api/job_applications', { multipart: { job_slug: job.slug, file: textFile() } });
  await expect(apply()).rejects.toMatchObject({ status: 503, body: { code: 'storage-full' } });
  expect((await app.call(asha, 'GET /api/job_applications')).data).toEqual([]);
  expect((await app.call(asha, 'GET /api/resumes')).data).toEqual([]);
  files.put = put;
  await apply();
  expect((await app.call(asha, 'GET /api/job_applications')).data).toHaveLength(1);
});

/** Sends a résumé, and returns what came back. */
async function send(person: TestMember) {
  const body = new FormData();
  body.set('file', textFile());
  const headers = { cookie: person.cookie, 'sec-fetch-site': 'same-origin' };
  const response = await app.fetch('/api/resumes', { method: 'POST', headers, body });
  return { status: response.status, retryAfter: response.headers.get('retry-after'), ...((await response.json()) as object) };
}
const listFiles = async () => {
  const keys: string[] = [];
  for await (const { key } of ctx().files.list()) keys.push(key);
  return keys;
};
const NO_ROOM = { status: 503, retryAfter: '60', code: 'storage-full' };

test('a disk of the database that is full is told like one of files, with nothing left behind, and a time to come back', async () => {
  const asha = await aMember(ctx());
  const before = await listFiles();
  await sql`create function no_room() returns trigger language plpgsql as
    'begin raise exception using errcode = ''53100'', message = ''could not extend file: No space left on device''; end'`.execute(
    ctx().db,
  );
  await sql`create trigger no_room before insert on resumes for each statement execute function no_room()`.execute(ctx().db);
  expect(await send(asha)).toMatchObject(NO_ROOM);
  expect(await listFiles()).toEqual(before);
  expect((await app.call(asha, 'GET /api/resumes')).data).toEqual([]);
  await sql`drop trigger no_room on resumes`.execute(ctx().db);
  expect(await send(asha)).toMatchObject({ status: 201 });
  expect(await listFiles()).toHaveLength(before.length + 1);
});

test('while the disk of files is full, a request says when to come back', async () => {
  const asha = await aMember(ctx());
  const { files } = app.running().services;
  const { put } = files;
  files.put = async () => {
    throw new StorageFull(new Error('ENOSPC: no space left on device, write'));
  };
  const refused = await send(asha);
  files.put = put;
  expect(refused).toMatchObject(NO_ROOM);
});

test('a stored file that is away is no failure without a word: it can be asked for again', async () => {
  const [asha, job] = [await aMember(ctx()), await aJob(ctx())];
  const { data } = await app.call(asha, 'POST /api/job_applications', { multipart: { job_slug: job.slug, file: textFile() } });
  const download = () => app.fetch(`/api/job_applications/${data.id}/file`, { headers: { cookie: asha.cookie } });
  expect((await download()).status).toBe(200);
  await rm(path.join(app.config.DATA_DIR, 'files'), { recursive: true });
  const response = await download();
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.json()).toMatchObject({ code: 'file-away' });
});
