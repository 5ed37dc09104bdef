import { afterAll, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { anOpenProgram, BASIC } from '#features/member/program-applications/server/testing.ts';
import { aJob, RESUME } from '#features/catalogue/jobs/server/testing.ts';
import { openDatabaseProxy, type DatabaseProxy } from '../../../tests/faults/database-proxy.ts';
import { socketFileOf } from '../../../tests/faults/socket-file.ts';

let proxy: DatabaseProxy | undefined;
const app = openTestApp(
  {},
  {
    connectThrough: async (url) => {
      proxy = await openDatabaseProxy(socketFileOf(url));
      const { pathname } = new URL(url, 'postgres://none');
      return `postgres://app@127.0.0.1:${proxy.port}${pathname}`;
    },
  },
);
const ctx = () => app.context();
afterAll(async () => proxy?.stop());

/** Breaks the connection after the next commit of a transaction with this statement: the answer to the commit is lost. */
function loseCommit(part: string): void {
  let isLost = false;
  proxy?.watch(({ phase, sql, before }) => {
    if (isLost || phase !== 'done' || sql.toLowerCase() !== 'commit' || !before.some((statement) => statement.includes(part)))
      return 'pass';
    isLost = true;
    return 'cut';
  });
}

/** Breaks the connection before the commit reaches the database, which then rolls back. */
function losePart(part: string): void {
  let isLost = false;
  proxy?.watch(({ phase, sql }) => {
    if (isLost || phase !== 'sent' || !sql.includes(part)) return 'pass';
    isLost = true;
    return 'cut';
  });
}

test('an application whose commit was answered by silence is kept with its file, and said to exist when it is sent again', async () => {
  const [ana, job] = [await aMember(ctx()), await aJob(ctx())];
  const file = new File([RESUME], 'ana.txt');
  const apply = () => app.call(ana, 'POST /api/job_applications', { multipart: { job_slug: job.slug, file } });
  loseCommit('insert into "job_applications"');
  await expect(apply()).rejects.toMatchObject({ status: 503 });
  await expect(apply()).rejects.toMatchObject({ status: 409, body: { code: 'already-applied' } });
  const { data } = await app.call(ana, 'GET /api/job_applications');
  const stored = await app.fetch(`/api/job_applications/${data[0]?.id}/file`, { headers: { cookie: ana.cookie } });
  expect([stored.status, await stored.text()]).toEqual([200, RESUME]);
});

test('a file is removed again when the transaction failed before its commit', async () => {
  const [ana, job] = [await aMember(ctx()), await aJob(ctx())];
  const apply = () =>
    app.call(ana, 'POST /api/job_applications', { multipart: { job_slug: job.slug, file: new File([RESUME], 'ana.txt') } });
  const before = await countFiles();
  losePart('insert into "job_application_events"');
  await expect(apply()).rejects.toMatchObject({ status: 503 });
  expect(await countFiles()).toBe(before);
  await apply();
  expect(await countFiles()).toBe(before + 1);
});

test('a version and a replaced document survive the same loss', async () => {
  const ana = await aMember(ctx());
  loseCommit('insert into "resumes"');
  const add = () => app.call(ana, 'POST /api/resumes', { multipart: { file: new File(['Kept.'], 'kept.txt') } });
  await expect(add()).rejects.toMatchObject({ status: 503 });
  const { data: resume, meta } = await add();
  expect(meta.known).toBe(true);
  await app.runTasks();
  const kept = await app.fetch(`/api/resumes/${resume.id}/file`, { headers: { cookie: ana.cookie } });
  expect(await kept.text()).toBe('Kept.');

  const program = await anOpenProgram(ctx(), { documents: ['Degree'] });
  const { data: form } = await app.call(ana, 'POST /api/application_forms', { json: { program_code: program.code } });
  const params = { id: form.id };
  await app.call(ana, 'PATCH /api/application_forms/{id}/basic_details', { params, json: BASIC });
  const put = (text: string) =>
    app.call(ana, 'PUT /api/application_forms/{id}/documents', {
      params,
      multipart: { name: 'Degree', file: new File([text], 'degree.txt') },
    });
  const stored = async () => {
    const { data } = await app.call(ana, 'GET /api/application_forms/{id}', { params });
    const [document] = data.attributes.documents;
    return (
      await app.fetch(`/api/application_forms/${form.id}/documents/${document?.id}`, { headers: { cookie: ana.cookie } })
    ).text();
  };
  await put('first');
  losePart('insert into "application_documents"');
  await expect(put('never')).rejects.toMatchObject({ status: 503 });
  await app.runTasks();
  expect(await stored()).toBe('first');
  loseCommit('insert into "application_documents"');
  await expect(put('second')).rejects.toMatchObject({ status: 503 });
  await app.runTasks();
  expect(await stored()).toBe('second');
});

async function countFiles(): Promise<number> {
  const { default: fs } = await import('node:fs/promises');
  return (await fs.readdir(`${app.config.DATA_DIR}/files/resumes`).catch(() => [])).length;
}
