import { expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { aJob, RESUME } from './testing.ts';

const app = openTestApp({ COVER_LETTER_MAX_WORDS: '20' });

const resume = (content: BlobPart = RESUME, name = 'ana-silva.txt') => new File([content], name);
const apply = (person: TestUser | null, job: { slug: string }, overrides: { cover_letter?: string; file?: File } = {}) =>
  app.call(person, 'POST /api/job_applications', {
    multipart: { job_slug: job.slug, cover_letter: 'I wrote the Monday report for 14 stores.', file: resume(), ...overrides },
  });

test('a member applies with a letter and a résumé, and finds it among their applications', async () => {
  const [ana, job] = [await aMember(app.context()), await aJob(app.context())];
  const { data } = await apply(ana, job);
  expect(data.attributes).toMatchObject({
    status: 'submitted',
    file_name: 'ana-silva.txt',
    timeline: [{ status: 'submitted', at: '2026-11-21T09:00:00.000Z' }],
    job: { attributes: { slug: job.slug, applied: true } },
    can: { withdraw: true },
  });
  const applications = await app.call(ana, 'GET /api/job_applications');
  expect(applications.data.map(({ id }) => id)).toEqual([data.id]);
  const shownJob = await app.call(ana, 'GET /api/jobs/{slug}', { params: { slug: job.slug } });
  expect(shownJob.data.attributes).toMatchObject({ applied: true, application_id: data.id, can: { apply: false } });
});

test('a visitor who applies gets a 401, before the form with the file is read', async () => {
  const job = await aJob(app.context());
  await expect(apply(null, job)).rejects.toMatchObject({ status: 401 });
  let reads = 0;
  const pull = (controller: ReadableStreamDefaultController) => {
    reads += 1;
    controller.close();
  };
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'multipart/form-data; boundary=x' };
  const request = { method: 'POST', headers, body, duplex: 'half' };
  const response = await app.fetch('/api/job_applications', request);
  expect([response.status, reads]).toEqual([401, 0]);
});

test('a second application for the same job is refused with its own code', async () => {
  const [ana, job] = [await aMember(app.context()), await aJob(app.context())];
  await apply(ana, job);
  await expect(apply(ana, job)).rejects.toMatchObject({ status: 409, body: { code: 'already-applied' } });
});

test('ten concurrent submissions create one application with one file', async () => {
  const [ana, job] = [await aMember(app.context()), await aJob(app.context())];
  const before = await storedFiles();
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => apply(ana, job)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(refusals).toEqual(Array.from({ length: 9 }, () => expect.objectContaining({ status: 409 })));
  expect(await storedFiles()).toBe(before + 1);
  expect((await app.call(ana, 'GET /api/job_applications')).meta.total).toBe(1);
});

test('two members may apply for the same job', async () => {
  const job = await aJob(app.context());
  for (const name of ['Ana Silva', 'Ben Okafor'])
    expect((await apply(await aMember(app.context(), { name }), job)).data.attributes.status).toBe('submitted');
});

test('a closed job accepts no applications', async () => {
  const ana = await aMember(app.context());
  const closed = { status: 409, body: { code: 'job-closed' } };
  await expect(apply(ana, await aJob(app.context(), { valid_until: '2026-11-20' }))).rejects.toMatchObject(closed);
  await expect(apply(ana, await aJob(app.context(), { closed_at: new Date() }))).rejects.toMatchObject(closed);
});

test('on its last day a job is still open', async () => {
  const ana = await aMember(app.context());
  const { data } = await apply(ana, await aJob(app.context(), { valid_until: '2026-11-21' }));
  expect(data.attributes.status).toBe('submitted');
});

test('applying for an unknown job is a 404', async () => {
  const ana = await aMember(app.context());
  await expect(apply(ana, { slug: 'no-such-job' })).rejects.toMatchObject({ status: 404 });
});

test('a letter is optional, and may have at most the maximum number of words', async () => {
  const ana = await aMember(app.context());
  await apply(ana, await aJob(app.context()), { cover_letter: '' });
  await apply(ana, await aJob(app.context()), { cover_letter: 'word '.repeat(20) });
  await expect(apply(ana, await aJob(app.context()), { cover_letter: 'word '.repeat(21) })).rejects.toMatchObject({
    status: 422,
    body: { errors: [{ path: 'cover_letter', message: 'Your letter has 21 words; at most 20 are accepted. Take out 1.' }] },
  });
});

test('a 6 MB file is refused with its size and the limit', async () => {
  const [ana, job] = [await aMember(app.context()), await aJob(app.context())];
  const large = resume(new Uint8Array(6 * 1024 * 1024).fill(65), 'scan.pdf');
  await expect(apply(ana, job, { file: large })).rejects.toMatchObject({
    status: 413,
    body: { code: 'file-too-large', detail: expect.stringContaining('6 MB; at most 5 MB') },
  });
});

test('invalid and empty files are refused with a code each, and nothing is stored', async () => {
  const [ana, job] = [await aMember(app.context()), await aJob(app.context())];
  const before = await storedFiles();
  await expect(apply(ana, job, { file: resume('', 'a.pdf') })).rejects.toMatchObject({
    status: 422,
    body: { code: 'file-empty' },
  });
  await expect(apply(ana, job, { file: resume('MZ', 'a.exe') })).rejects.toMatchObject({
    status: 415,
    body: { code: 'file-type' },
  });
  await expect(apply(ana, job, { file: resume('<html>', 'a.pdf') })).rejects.toMatchObject({
    status: 415,
    body: { code: 'file-content' },
  });
  expect(await storedFiles()).toBe(before);
});

test('a form without a file, with two files, or without its boundary is refused', async () => {
  const [ana, job] = [await aMember(app.context()), await aJob(app.context())];
  const send = (body: BodyInit, type?: string) =>
    app.fetch('/api/job_applications', {
      method: 'POST',
      headers: { cookie: ana.cookie, 'sec-fetch-site': 'same-origin', ...(type ? { 'content-type': type } : {}) },
      body,
    });
  const withoutFile = new FormData();
  withoutFile.append('job_slug', job.slug);
  const withoutFileResponse = await send(withoutFile);
  expect(withoutFileResponse.status).toBe(422);
  expect(await withoutFileResponse.json()).toMatchObject({ errors: [{ path: 'file', message: 'Add your résumé as a file.' }] });
  const withTwoFiles = new FormData();
  withTwoFiles.append('job_slug', job.slug);
  withTwoFiles.append('file', resume());
  withTwoFiles.append('file', resume());
  expect((await send(withTwoFiles)).status).toBe(422);
  expect((await send('--x', 'multipart/form-data')).status).toBe(400);
});

async function storedFiles(): Promise<number> {
  const { default: fs } = await import('node:fs/promises');
  const names = await fs.readdir(`${app.config.DATA_DIR}/files/resumes`).catch(() => []);
  return names.length;
}
