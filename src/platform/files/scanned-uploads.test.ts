/** What people are told about files that the virus scanner refuses, or cannot look at. */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { aJob } from '#features/catalogue/jobs/server/testing.ts';
import { createLog } from '#platform/runtime/log.ts';
import { startFakeClamd } from './testing.ts';

const HARMFUL = 'nothing good';
const clamd = await startFakeClamd({ harmful: HARMFUL });
afterAll(() => clamd.stop());

const warnings: unknown[][] = [];
const log = Object.assign(createLog('silent'), { warn: (...entry: unknown[]) => void warnings.push(entry) });
const METRICS_TOKEN = 'a-token-for-figures';
const app = openTestApp({ CLAMD_ADDRESS: clamd.address, METRICS_TOKEN }, { log });
const ctx = () => app.context();
const infected = () => new File([`Asha Menon, ${HARMFUL}`], 'asha.txt');
const storedFiles = () =>
  fs
    .readdirSync(path.join(app.config.DATA_DIR, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile());
beforeEach(() => {
  clamd.isSilent = false;
});

test('an infected résumé is refused with a sentence at its field, logged, and nothing of it is stored', async () => {
  const [asha, job] = [await aMember(ctx()), await aJob(ctx())];
  const before = storedFiles().length;
  warnings.length = 0;
  const apply = (file: File) => app.call(asha, 'POST /api/job_applications', { multipart: { job_slug: job.slug, file } });
  await expect(apply(infected())).rejects.toMatchObject({
    status: 422,
    body: { code: 'file-infected', errors: [{ path: 'file', message: expect.stringContaining('virus scanner found') }] },
  });
  expect(warnings).toContainEqual([
    expect.objectContaining({ member: asha.id, signature: 'Test-Signature' }),
    'an infected upload was refused',
  ]);
  expect(storedFiles()).toHaveLength(before);
  expect((await app.call(asha, 'GET /api/resumes')).data).toEqual([]);
  await apply(new File(['Asha Menon, analyst'], 'asha.txt'));
  expect(storedFiles()).toHaveLength(before + 1);
});

test('who runs the site sees how many files were scanned and infected', async () => {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const figures = await (await app.fetch('/metrics', { headers })).text();
  expect(figures).toContain('pathlight_scanned_files{answer="infected"} 1');
  expect(figures).toContain('pathlight_scanned_files{answer="clean"} 1');
});

test('every form with a file is scanned, also those of visitors', async () => {
  await expect(app.call(null, 'POST /api/visitor_resume', { multipart: { file: infected() } })).rejects.toMatchObject({
    body: { code: 'file-infected' },
  });
});

test('while the scanner gives no answer no file is accepted, and forms without one are as before', async () => {
  const asha = await aMember(ctx());
  await clamd.stop();
  const body = new FormData();
  body.set('file', new File(['Asha Menon, analyst'], 'asha.txt'));
  const headers = { cookie: asha.cookie, 'sec-fetch-site': 'same-origin' };
  const response = await app.fetch('/api/resumes', { method: 'POST', headers, body });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await response.json()).toMatchObject({ code: 'scanner-away' });
  expect((await app.call(asha, 'GET /api/resumes')).data).toEqual([]);
});
