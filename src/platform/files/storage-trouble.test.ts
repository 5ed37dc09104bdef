/** What people are told while files cannot be stored or read, and that nothing is lost by it. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
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
