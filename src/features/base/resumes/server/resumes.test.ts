import { Document as PdfDocument, Page, renderToBuffer, Text } from '@react-pdf/renderer';
import fc from 'fast-check';
import { createElement as h } from 'react';
import { expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { aJob, anApplication } from '#features/catalogue/jobs/server/testing.ts';
import { aScoredApplication, RESUME } from '#features/member/fitment/server/testing.ts';
import { Problem } from '#platform/contract/problem.ts';
import { endLostReadings } from './end-lost-readings.ts';
import { purgeRemovedResumes } from './purge-removed-resumes.ts';
import { aResume } from './testing.ts';

const app = openTestApp();
const ctx = () => app.context();

const textFile = (content: BlobPart, name = 'asha.txt') => new File([content], name, { type: 'text/plain' });
const add = (person: TestUser | null, content: BlobPart, name?: string) =>
  app.call(person, 'POST /api/resumes', { multipart: { file: textFile(content, name) } });
const list = async (person: TestUser) => (await app.call(person, 'GET /api/resumes')).data;
const live = async (person: TestUser) => (await list(person)).filter(({ attributes }) => !attributes.removed);
const paramsOf = ({ id }: { id: string }) => ({ params: { id } });
const download = async (person: TestUser, { id }: { id: string }) =>
  app.fetch(`/api/resumes/${id}/file`, { headers: { cookie: person.cookie } });

test('a version is kept, read in the background, and downloaded byte for byte', async () => {
  const asha = await aMember(ctx());
  const { data, meta } = await add(asha, RESUME, 'Asha Menon.txt');
  expect(meta.known).toBe(false);
  expect(data.attributes).toMatchObject({ name: 'Asha Menon', file_name: 'Asha Menon.txt', status: 'reading', is_default: true });
  await app.runTasks();
  const [resume] = await list(asha);
  expect(resume?.attributes).toMatchObject({ status: 'read', failure: null, words: expect.any(Number), removed: false });
  const response = await download(asha, data);
  expect(await response.text()).toBe(RESUME);
  expect(response.headers.get('content-disposition')).toContain('Asha Menon.txt');
});

test('the list shows where the lines of each first page stand, from the file or from its text, and for nobody else', async () => {
  const asha = await aMember(ctx());
  const page = h(Page, { size: 'A4', style: { padding: 60, fontSize: 12 } }, h(Text, {}, 'Asha Menon, analyst since 2019'));
  const pdf = new File([new Uint8Array(await renderToBuffer(h(PdfDocument, {}, page)))], 'asha.pdf', { type: 'application/pdf' });
  await app.call(asha, 'POST /api/resumes', { multipart: { file: pdf } });
  await add(asha, RESUME, 'text.txt');
  expect((await list(asha)).map(({ attributes }) => attributes.first_page)).toEqual([null, null]);
  await app.runTasks();
  const pages = new Map((await list(asha)).map(({ attributes }) => [attributes.name, attributes.first_page]));
  expect(pages.get('asha')).toMatchObject({ width: 595, height: 842, lines: [[60, expect.any(Number), expect.any(Number), 9]] });
  expect(pages.get('text')?.lines.length).toBeGreaterThan(3);
  expect(JSON.stringify([...pages.values()])).not.toContain('Asha');
});

test('the same bytes are the same version, also under another name and many times at once', async () => {
  const asha = await aMember(ctx());
  const { data: first } = await add(asha, RESUME, 'one.txt');
  const again = await Promise.all(['two.txt', 'three.txt', 'four.txt'].map((name) => add(asha, RESUME, name)));
  expect(again.map(({ data, meta }) => [data.id, meta.known])).toEqual(again.map(() => [first.id, true]));
  await app.runTasks();
  expect(await live(asha)).toHaveLength(1);
  expect(await (await download(asha, first)).text()).toBe(RESUME);
  const { data: bens } = await add(await aMember(ctx()), RESUME);
  expect(bens.id).not.toBe(first.id);
});

test('a file from before versions is recognised by its bytes', async () => {
  const asha = await aMember(ctx());
  const old = await aResume(ctx(), { userId: asha.id, content: RESUME });
  await ctx()
    .db.updateTable('resumes')
    .set({ content_hash: `application:${old.id}` })
    .where('id', '=', old.id)
    .execute();
  const { data, meta } = await add(asha, RESUME);
  expect([data.id, meta.known]).toEqual([old.id, true]);
});

test('exactly one version is the default: the first, then the chosen one, and after its removal the newest', async () => {
  const asha = await aMember(ctx());
  const defaults = async () =>
    (await live(asha)).filter(({ attributes }) => attributes.is_default).map(({ attributes }) => attributes.name);
  const ids: string[] = [];
  for (const name of ['one', 'two', 'three']) {
    ids.push((await add(asha, `${RESUME}\n${name}`, `${name}.txt`)).data.id);
    app.clock.advance(1000);
  }
  const [one = '', two = ''] = ids;
  expect(await defaults()).toEqual(['one']);
  await app.call(asha, 'PUT /api/resumes/{id}/default', paramsOf({ id: two }));
  expect(await defaults()).toEqual(['two']);
  await app.call(asha, 'DELETE /api/resumes/{id}', paramsOf({ id: two }));
  expect(await defaults()).toEqual(['three']);
  await app.call(asha, 'POST /api/resumes/{id}/restore', paramsOf({ id: two }));
  expect(await defaults()).toEqual(['two']);
  await Promise.all(ids.map((id) => app.call(asha, 'PUT /api/resumes/{id}/default', paramsOf({ id }))));
  expect(await defaults()).toHaveLength(1);
  for (const id of ids) await app.call(asha, 'DELETE /api/resumes/{id}', paramsOf({ id }));
  expect(await live(asha)).toEqual([]);
  await app.call(asha, 'POST /api/resumes/{id}/restore', paramsOf({ id: one }));
  expect(await defaults()).toEqual(['one']);
});

test('a version is renamed; a name is required', async () => {
  const asha = await aMember(ctx());
  const { data } = await add(asha, RESUME);
  const rename = (name: string) => app.call(asha, 'PATCH /api/resumes/{id}', { ...paramsOf(data), json: { name } });
  expect((await rename(' ICU nurse ')).data.attributes.name).toBe('ICU nurse');
  await expect(rename('  ')).rejects.toMatchObject({
    status: 422,
    body: { errors: [{ path: 'name', message: 'Give this résumé a name.' }] },
  });
});

test('a removed version is restored by its undo or by adding it again, and purged after an hour with its file', async () => {
  const asha = await aMember(ctx());
  const { data } = await add(asha, RESUME);
  const remove = () => app.call(asha, 'DELETE /api/resumes/{id}', paramsOf(data));
  expect((await remove()).data.attributes.removed).toBe(true);
  await expect(remove()).rejects.toMatchObject({ status: 404 });
  expect((await download(asha, data)).status).toBe(404);
  const again = await add(asha, RESUME);
  expect([again.data.id, again.meta.known, again.data.attributes.removed]).toEqual([data.id, false, false]);
  await remove();
  app.clock.advance(61 * 60_000);
  const { file_key } = await ctx()
    .db.selectFrom('resumes')
    .select('file_key')
    .where('id', '=', data.id)
    .executeTakeFirstOrThrow();
  await purgeRemovedResumes(ctx());
  await app.runTasks();
  expect(await list(asha)).toEqual([]);
  await expect(ctx().files.get(file_key)).rejects.toMatchObject({ isMissing: true });
});

test('a list says where each version was used; after its purge the application keeps its file and the score what it read', async () => {
  const { member, applicationId, fitmentId } = await aScoredApplication(ctx());
  const [resume] = await list(member);
  expect(resume?.attributes.uses).toMatchObject({
    applications: [{ id: applicationId, stage: 'submitted', job_title: 'Data analyst', company_name: 'Lumen Retail' }],
    scores: [{ job_application_id: applicationId, band: expect.any(String), score: null }],
  });
  await app.call(member, 'DELETE /api/resumes/{id}', paramsOf({ id: resume?.id ?? '' }));
  app.clock.advance(61 * 60_000);
  await purgeRemovedResumes(ctx());
  await app.runTasks();
  const file = await app.fetch(`/api/job_applications/${applicationId}/file`, { headers: { cookie: member.cookie } });
  expect(await file.text()).toBe(RESUME);
  const { data: again } = await app.call(member, 'POST /api/fitment_scores', { json: { job_application_id: applicationId } });
  expect(again.attributes).toMatchObject({ status: 'ready', source: { resume_id: null, name: 'resume', profile: false } });
  const stored = await ctx()
    .db.selectFrom('fitment_scores')
    .select('resume_text')
    .where('id', '=', fitmentId)
    .executeTakeFirstOrThrow();
  expect(stored.resume_text).toContain('Trent Homeware');
});

test('another member’s version is a 404 for everything, and a visitor must sign in', async () => {
  const [asha, ben] = [await aMember(ctx()), await aMember(ctx())];
  const { data } = await add(asha, RESUME);
  for (const key of ['POST /api/resumes/{id}/restore', 'POST /api/resumes/{id}/read', 'PUT /api/resumes/{id}/default'] as const)
    await expect(app.call(ben, key, paramsOf(data))).rejects.toMatchObject({ status: 404 });
  await expect(app.call(ben, 'DELETE /api/resumes/{id}', paramsOf(data))).rejects.toMatchObject({ status: 404 });
  expect((await download(ben, data)).status).toBe(404);
  await expect(app.call(null, 'GET /api/resumes')).rejects.toMatchObject({ status: 401 });
  await expect(add(null, RESUME)).rejects.toMatchObject({ status: 401 });
  const { slug } = await aJob(ctx());
  await expect(
    app.call(ben, 'POST /api/job_applications', { multipart: { job_slug: slug, resume_id: data.id } }),
  ).rejects.toMatchObject({ status: 404 });
});

test('a failed reading says why, and is tried again with one call', async () => {
  const asha = await aMember(ctx());
  const { data } = await add(asha, RESUME);
  const { file_key } = await ctx()
    .db.selectFrom('resumes')
    .select('file_key')
    .where('id', '=', data.id)
    .executeTakeFirstOrThrow();
  await ctx().files.remove(file_key);
  await app.runTasks();
  expect((await list(asha))[0]?.attributes).toMatchObject({ status: 'failed', failure: 'missing' });
  const { data: restored } = await add(asha, RESUME);
  expect([restored.id, restored.attributes.status]).toEqual([data.id, 'reading']);
  await app.runTasks();
  expect((await list(asha))[0]?.attributes.status).toBe('read');
  await ctx().db.updateTable('resumes').set({ status: 'failed', failure: 'interrupted' }).where('id', '=', data.id).execute();
  expect((await app.call(asha, 'POST /api/resumes/{id}/read', paramsOf(data))).data.attributes.status).toBe('reading');
  await app.runTasks();
  expect((await list(asha))[0]?.attributes).toMatchObject({ status: 'read', failure: null });
});

test('a reading whose task is gone is queued again, and after three times ends with a reason, also in the score', async () => {
  const asha = await aMember(ctx());
  const { data } = await add(asha, RESUME);
  await purgeTasks();
  await endLostReadings(ctx());
  await app.runTasks();
  expect((await list(asha))[0]?.attributes.status).toBe('reading');
  app.clock.advance(6 * 60_000);
  await endLostReadings(ctx());
  await app.runTasks();
  expect((await list(asha))[0]?.attributes.status).toBe('read');

  const job = await aJob(ctx());
  const { data: application } = await app.call(asha, 'POST /api/job_applications', {
    multipart: { job_slug: job.slug, file: textFile(`${RESUME}\nOnce more.`) },
  });
  for (let time = 0; time < 3; time += 1) {
    await purgeTasks();
    app.clock.advance(6 * 60_000);
    await endLostReadings(ctx());
  }
  await app.runTasks();
  expect((await live(asha)).map(({ attributes }) => attributes.failure)).toContain('interrupted');
  const query = { job_application_id: application.id };
  const { data: score } = await app.call(asha, 'GET /api/job_applications/fitment_score', { query });
  expect(score.attributes).toMatchObject({ status: 'unreadable', failure: 'interrupted', pending: { id: expect.any(String) } });
  await app.call(asha, 'POST /api/resumes/{id}/read', paramsOf({ id: score.attributes.pending?.id ?? '' }));
  expect((await app.call(asha, 'GET /api/job_applications/fitment_score', { query })).data.attributes.status).toBe('reading');
  await app.runTasks();
  expect((await app.call(asha, 'GET /api/job_applications/fitment_score', { query })).data.attributes).toMatchObject({
    fitment_score_generated: true,
    pending: null,
  });
  expect(data.id).not.toBe(score.attributes.pending?.id);
});

/** As if the tasks were lost in a crash. */
async function purgeTasks(): Promise<void> {
  const { sql } = await import('kysely');
  await sql`delete from tasks.job where name in ('resumes.read', 'fitment.score')`.execute(ctx().db);
}

test('whatever bytes and names are sent, every version that was accepted is kept and downloaded unchanged', async () => {
  const asha: TestMember = await aMember(ctx());
  const accepted = new Map<string, Uint8Array>();
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 60 }),
    fc.string({ unit: 'binary', maxLength: 60 }).map((text) => new TextEncoder().encode(text)),
    fc.constantFrom('a', 'b').map((text) => new TextEncoder().encode(`Wrote SQL queries ${text}`)),
  );
  const name = fc.tuple(fc.string({ unit: 'binary', maxLength: 160 }), fc.constantFrom('.txt', '.pdf', '.docx', '.TXT', ''));
  await fc.assert(
    fc.asyncProperty(bytes, name, fc.boolean(), async (content, [stem, ending], isApplication) => {
      const file = new File([new Uint8Array(content)], stem + ending);
      const send = async () => {
        if (!isApplication) return (await app.call(asha, 'POST /api/resumes', { multipart: { file } })).data.id;
        const { slug } = await aJob(ctx());
        const { data } = await app.call(asha, 'POST /api/job_applications', { multipart: { job_slug: slug, file } });
        return data.attributes.resume_id ?? '';
      };
      const id = await send().catch((error: unknown) => {
        expect(error).toBeInstanceOf(Problem);
        expect((error as Problem).status).toBeLessThan(500);
        return null;
      });
      if (id === null) return;
      expect(Buffer.from(accepted.get(id) ?? content).equals(content)).toBe(true);
      accepted.set(id, content);
    }),
    { numRuns: 60 },
  );
  await app.runTasks();
  expect(accepted.size).toBeGreaterThan(5);
  expect((await live(asha)).map(({ id }) => id).toSorted()).toEqual([...accepted.keys()].toSorted());
  for (const [id, content] of accepted) {
    const response = await download(asha, { id });
    expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
  }
  expect((await live(asha)).every(({ attributes }) => attributes.status !== 'reading')).toBe(true);
});

test('an application shares the stored file of its version', async () => {
  const asha = await aMember(ctx());
  const resume = await aResume(ctx(), { userId: asha.id, content: RESUME });
  const application = await anApplication(ctx(), { user_id: asha.id, resume: RESUME });
  expect([application.resume_id, application.file_key]).toEqual([resume.id, resume.file_key]);
});
