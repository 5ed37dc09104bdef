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
    can: { withdraw: true, change: true, send_again: false },
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
  const before = await countStoredFiles();
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => apply(ana, job)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(refusals).toEqual(Array.from({ length: 9 }, () => expect.objectContaining({ status: 409 })));
  expect(await countStoredFiles()).toBe(before + 1);
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

test('a job for which one applies at the employer’s accepts no applications here', async () => {
  const ana = await aMember(app.context());
  const job = await aJob(app.context(), { apply_url: 'https://careers.example/7' });
  await expect(apply(ana, job)).rejects.toMatchObject({ status: 409, body: { code: 'apply-at-employer' } });
  const { attributes } = (await app.call(ana, 'GET /api/jobs/{slug}', { params: { slug: job.slug } })).data;
  expect(attributes).toMatchObject({ open: true, apply_url: 'https://careers.example/7', can: { apply: false } });
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
  const before = await countStoredFiles();
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
  expect(await countStoredFiles()).toBe(before);
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
  await expect(
    app.call(ana, 'POST /api/job_applications', {
      multipart: { job_slug: job.slug, file: resume(), resume_id: '00000000-0000-4000-8000-000000000000' },
    }),
  ).rejects.toMatchObject({ status: 422, body: { errors: [{ path: 'resume_id' }] } });
  const withTwoFiles = new FormData();
  withTwoFiles.append('job_slug', job.slug);
  withTwoFiles.append('file', resume());
  withTwoFiles.append('file', resume());
  expect((await send(withTwoFiles)).status).toBe(422);
  expect((await send('--x', 'multipart/form-data')).status).toBe(400);
});

test('a kept version is sent without a file, and a file that is sent becomes a version, once', async () => {
  const ana = await aMember(app.context());
  const [first, second] = [await aJob(app.context()), await aJob(app.context())];
  const { data } = await apply(ana, first);
  const versions = async () => (await app.call(ana, 'GET /api/resumes')).data;
  expect((await versions()).map(({ id, attributes }) => [id, attributes.name])).toEqual([
    [data.attributes.resume_id, 'ana-silva'],
  ]);
  const resume_id = data.attributes.resume_id ?? '';
  const { data: other } = await app.call(ana, 'POST /api/job_applications', {
    multipart: { job_slug: second.slug, resume_id },
  });
  expect(other.attributes).toMatchObject({ resume_id, file_name: 'ana-silva.txt' });
  const file = await app.fetch(`/api/job_applications/${other.id}/file`, { headers: { cookie: ana.cookie } });
  expect(await file.text()).toBe(RESUME);
  await apply(ana, await aJob(app.context()), { file: resume(RESUME, 'the same.txt') });
  expect(await versions()).toHaveLength(1);
  await app.runTasks();
  const again = await app.fetch(`/api/job_applications/${data.id}/file`, { headers: { cookie: ana.cookie } });
  expect(await again.text()).toBe(RESUME);
});

test('a withdrawn application is sent again with another letter and résumé: same entry, and its timeline goes on', async () => {
  const [ana, job] = [await aMember(app.context()), await aJob(app.context())];
  const { data } = await apply(ana, job);
  await app.call(ana, 'POST /api/job_applications/{id}/withdraw', { params: { id: data.id } });
  const shown = await app.call(ana, 'GET /api/jobs/{slug}', { params: { slug: job.slug } });
  expect(shown.data.attributes).toMatchObject({ applied: false, application_status: 'withdrawn', can: { apply: true } });
  app.clock.advance(1000);
  const { data: again } = await apply(ana, job, { cover_letter: 'Once more.', file: resume(`${RESUME}\nNew.`, 'new.txt') });
  expect(again.id).toBe(data.id);
  expect(again.attributes).toMatchObject({
    status: 'submitted',
    cover_letter: 'Once more.',
    file_name: 'new.txt',
    withdrawn_at: null,
    can: { withdraw: true, change: true },
  });
  expect(again.attributes.timeline.map(({ status }) => status)).toEqual(['submitted', 'withdrawn', 'submitted']);
  await expect(apply(ana, job)).rejects.toMatchObject({ status: 409, body: { code: 'already-applied' } });
});

test('a job that is only considered becomes an application with the same id', async () => {
  const [ana, job] = [await aMember(app.context()), await aJob(app.context())];
  const { id } = await app
    .context()
    .db.insertInto('job_applications')
    .values({ user_id: ana.id, job_id: job.id, status: 'considering', cover_letter: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { data } = await apply(ana, job);
  expect([data.id, data.attributes.status]).toEqual([id, 'submitted']);
});

async function countStoredFiles(): Promise<number> {
  const { default: fs } = await import('node:fs/promises');
  const names = await fs.readdir(`${app.config.DATA_DIR}/files/resumes`).catch(() => []);
  return names.length;
}
