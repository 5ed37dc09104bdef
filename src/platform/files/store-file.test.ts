import { afterAll, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aBrowser, aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { aScoredApplication } from '#features/member/fitment/server/testing.ts';
import { anOpenProgram, BASIC } from '#features/member/program-applications/server/testing.ts';
import { aJob, RESUME } from '#features/catalogue/jobs/server/testing.ts';
import { openDatabaseProxy, type DatabaseProxy } from '../../../tests/faults/database-proxy.ts';
import { socketFileOf } from '../../../tests/faults/socket-file.ts';

let proxy: DatabaseProxy | undefined;
// It is about a database that is out of reach.
const app = openTestApp(
  { DATABASE_WAIT_MS: '2000' },
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

/**
 * Breaks the connection after the next commit of a transaction with this statement: the answer to the commit is lost, and with
 * `andOutcome` also every answer to what became of it.
 */
function loseCommit(part: string, { andOutcome = false } = {}): void {
  let isLost = false;
  proxy?.watch(({ phase, sql, before }) => {
    if (andOutcome && sql.includes('pg_xact_status')) return 'cut';
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

const fileOf = async (member: TestMember, path: string) => {
  const response = await app.fetch(path, { headers: { cookie: member.cookie } });
  expect(response.status).toBe(200);
  return response.text();
};
const textFile = (text: string, name = 'ana.txt') => new File([text], name, { type: 'text/plain' });

test('an application whose commit was answered by silence is answered as sent, with its file', async () => {
  const [ana, job] = [await aMember(ctx()), await aJob(ctx())];
  loseCommit('insert into "job_applications"');
  const { data } = await app.call(ana, 'POST /api/job_applications', {
    multipart: { job_slug: job.slug, file: textFile(RESUME) },
  });
  expect(await fileOf(ana, `/api/job_applications/${data.id}/file`)).toBe(RESUME);

  loseCommit('update "job_applications"');
  const { data: changed } = await app.call(ana, 'PATCH /api/job_applications/{id}', {
    params: { id: data.id },
    multipart: { cover_letter: 'A better letter.', file: textFile(`${RESUME}\nNew.`, 'new.txt') },
  });
  expect(changed.attributes).toMatchObject({ cover_letter: 'A better letter.', file_name: 'new.txt' });
  await app.runTasks();
  expect(await fileOf(ana, `/api/job_applications/${data.id}/file`)).toBe(`${RESUME}\nNew.`);
});

test('so is one with a version that is kept', async () => {
  const [ana, job] = [await aMember(ctx()), await aJob(ctx())];
  const { data: resume } = await app.call(ana, 'POST /api/resumes', { multipart: { file: textFile(RESUME) } });
  loseCommit('insert into "job_applications"');
  const { data } = await app.call(ana, 'POST /api/job_applications', {
    multipart: { job_slug: job.slug, resume_id: resume.id },
  });
  expect(await fileOf(ana, `/api/job_applications/${data.id}/file`)).toBe(RESUME);
});

test('while the database can tell nothing, the file stays, and the application is said to exist when it is sent again', async () => {
  const [ana, job] = [await aMember(ctx()), await aJob(ctx())];
  const apply = () => app.call(ana, 'POST /api/job_applications', { multipart: { job_slug: job.slug, file: textFile(RESUME) } });
  loseCommit('insert into "job_applications"', { andOutcome: true });
  await expect(apply()).rejects.toMatchObject({ status: 503 });
  proxy?.watch(undefined);
  await expect(apply()).rejects.toMatchObject({ status: 409, body: { code: 'already-applied' } });
  const { data } = await app.call(ana, 'GET /api/job_applications');
  expect(await fileOf(ana, `/api/job_applications/${data[0]?.id}/file`)).toBe(RESUME);
});

test('a commit that never arrived is an error, and its file is removed', async () => {
  const ana = await aMember(ctx());
  const before = await countFiles();
  let isLost = false;
  proxy?.watch(({ phase, sql, before: statements }) => {
    if (isLost || phase !== 'sent' || sql.toLowerCase() !== 'commit') return 'pass';
    if (!statements.some((statement) => statement.includes('insert into "resumes"'))) return 'pass';
    isLost = true;
    return 'cut';
  });
  const add = () => app.call(ana, 'POST /api/resumes', { multipart: { file: textFile('Never kept.') } });
  await expect(add()).rejects.toMatchObject({ status: 503 });
  expect(await countFiles()).toBe(before);
  expect((await add()).meta.known).toBe(false);
});

test('a résumé that a score is made from and a visitor’s résumé survive the same loss', async () => {
  const scored = await aScoredApplication(ctx());
  loseCommit('insert into "resumes"');
  const { data } = await app.call(scored.member, 'POST /api/fitment_scores/{id}/resume', {
    params: { id: scored.fitmentId },
    multipart: { file: textFile('Ana Silva\n\nSkills\nSQL', 'other.txt') },
  });
  expect(data.id).toBe(scored.fitmentId);
  const { data: versions } = await app.call(scored.member, 'GET /api/resumes');
  const kept = versions.find(({ attributes }) => attributes.file_name === 'other.txt');
  expect(await fileOf(scored.member, `/api/resumes/${kept?.id}/file`)).toContain('Ana Silva');

  const browser = aBrowser(app);
  const body = new FormData();
  body.set('file', textFile(RESUME, 'visitor.txt'));
  loseCommit('update "visitors"');
  expect((await browser.send('/api/visitor_resume', { method: 'POST', body })).status).toBe(200);
  const { file_key } = await ctx()
    .db.selectFrom('visitors')
    .select('file_key')
    .where('file_name', '=', 'visitor.txt')
    .executeTakeFirstOrThrow();
  expect(String(await ctx().files.get(file_key ?? ''))).toBe(RESUME);
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
  const { data: resume, meta } = await add();
  expect([meta.known, (await add()).data.id]).toEqual([false, resume.id]);
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
  await put('second');
  await app.runTasks();
  expect(await stored()).toBe('second');
});

async function countFiles(): Promise<number> {
  const { default: fs } = await import('node:fs/promises');
  return (await fs.readdir(`${app.config.DATA_DIR}/files/resumes`).catch(() => [])).length;
}
