import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { searchables } from '#app/wiring/searchables.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { closeJobs, findJobCards, importJob, loadFeedVersion } from '#features/catalogue/jobs/server/index.ts';
import { aCompany, aJob, anApplication } from '#features/catalogue/jobs/server/testing.ts';
import { aPublishedJob } from '#features/operations/hiring-jobs/server/testing.ts';
import { anEmployer } from '#features/operations/hiring-teams/server/testing.ts';
import type { CallInput } from '#platform/browser/api.ts';

const app = openTestApp();
const reason = 'The employer told us';
const editor = () => aMember(app.context(), { staff: ['editor'] });
type Person = { cookie: string };
const read = async (person: Person, id: string) =>
  (await app.call(person, 'GET /api/staff/jobs/{id}', { params: { id } })).data.attributes;
const setState = async (person: Person, id: string, state: 'published' | 'unpublished') =>
  app.call(person, 'POST /api/staff/jobs/{id}/state', {
    params: { id },
    json: { version: (await read(person, id)).version, state, reason },
  });
type Facts = Partial<Omit<CallInput<'PATCH /api/staff/jobs/{id}'>['json'], 'reason'>>;
const edit = async (person: Person, id: string, facts: Facts) => {
  const { version, title, role_type, work_mode, places, valid_until, apply_url } = await read(person, id);
  const seen = { version, title, role_type, work_mode, places, valid_until: valid_until ?? '', apply_url: apply_url ?? '' };
  return app.call(person, 'PATCH /api/staff/jobs/{id}', { params: { id }, json: { ...seen, ...facts, reason } });
};
const remove = async (person: Person, id: string) =>
  app.call(person, 'POST /api/staff/jobs/{id}/deletion', {
    params: { id },
    json: { version: (await read(person, id)).version, reason },
  });
const jobPage = (slug: string, person: Person | null = null) => app.call(person, 'GET /api/jobs/{slug}', { params: { slug } });

/** A job of an import, which is written again with other facts. */
async function anImportedJob() {
  const company = await aCompany(app.context(), { name: 'Siskin Labs' });
  const write = (facts: { title: string; location: string }) =>
    importJob(app.context(), company.id, {
      source: 'siskin',
      sourceId: company.slug,
      slug: `analyst-${company.slug}`,
      roleType: 'Full-time',
      workMode: 'Hybrid',
      places: [{ locality: facts.location, region: '', country: 'IN' }],
      applyUrl: 'https://siskin.example/apply',
      applyEmail: null,
      questions: [],
      family: '',
      experience: { min: null, max: null },
      pay: null,
      summary: 'Answer questions.',
      description: 'Ten words about a job that an import writes every day.',
      postedOn: null,
      validUntil: null,
      ...facts,
    });
  const { id } = await write({ title: 'Anlyst', location: 'Pune' });
  return { id, slug: `analyst-${company.slug}`, write };
}

test('jobs are found by title, company, state and where they come from, and exported', async () => {
  const meera = await editor();
  const { id: companyId } = await aCompany(app.context(), { name: 'Dotterel Rail' });
  const open = await aJob(app.context(), { company_id: companyId, source: 'a-feed' });
  const closed = await aJob(app.context(), { company_id: companyId, closed_at: new Date(), title: 'Dotterel keeper' });
  const find = async (query: { find: string; state?: 'open'; type?: 'catalogue' }) =>
    (await app.call(meera, 'GET /api/staff/jobs', { query })).data.map(({ id }) => id);
  expect(new Set(await find({ find: 'dotterel' }))).toEqual(new Set([open.id, closed.id]));
  expect(await find({ find: 'dotterel rail', state: 'open' })).toEqual([open.id]);
  expect(await find({ find: 'dotterel', type: 'catalogue' })).toEqual([closed.id]);
  expect(await find({ find: open.slug })).toEqual([open.id]);
  const csv = await (
    await app.call(meera, 'GET /api/staff/jobs/export', { query: { find: 'dotterel', state: 'closed' } })
  ).text();
  expect(csv).toContain('Dotterel keeper');
});

test('an unpublished job is gone from lists, search, feed and boards, no import opens it, and its applicant keeps the application', async () => {
  const ctx = app.context();
  const meera = await editor();
  const { id, slug, write } = await anImportedJob();
  const member = await aMember(ctx);
  const application = await anApplication(ctx, { user_id: member.id, job_id: id });
  const before = await loadFeedVersion(ctx);
  await setState(meera, id, 'unpublished');
  await write({ title: 'Analyst of trains', location: 'Pune' });
  await expect(jobPage(slug)).rejects.toMatchObject({ status: 404 });
  expect((await app.call(null, 'GET /api/jobs', { query: { query: 'trains' } })).data).toEqual([]);
  expect((await searchables.job(ctx, [id])).size + (await findJobCards(ctx, [slug])).size).toBe(0);
  expect((await loadFeedVersion(ctx)).etag).not.toBe(before.etag);
  const { data } = await app.call(member, 'GET /api/job_applications/{id}', { params: { id: application.id } });
  expect(data.attributes).toMatchObject({ status: 'submitted', job: { attributes: { open: false } } });
  expect((await read(meera, id)).history[0]?.attributes).toMatchObject({
    action: 'job.unpublish',
    reason,
    changes: [{ field: 'state', before: 'published', after: 'unpublished' }],
  });

  await setState(meera, id, 'published');
  expect((await jobPage(slug)).data.attributes).toMatchObject({ open: true, title: 'Analyst of trains' });
  await setState(meera, id, 'unpublished');
  app.clock.advance(60_000);
  await closeJobs(ctx, [id]);
  await setState(meera, id, 'published');
  expect((await jobPage(slug)).data.attributes.open).toBe(false);
});

test('what staff correct survives the next import, and follows it again once it is taken back', async () => {
  const meera = await editor();
  const { id, slug, write } = await anImportedJob();
  await edit(meera, id, { title: 'Analyst', places: ['Mumbai, India', 'Pune, India'], valid_until: '2030-12-31' });
  await write({ title: 'Anlyst (m/f)', location: 'Nagpur' });
  const page = (await jobPage(slug)).data.attributes;
  expect(page).toMatchObject({ title: 'Analyst', location: 'Mumbai, India / Pune, India', valid_until: '2030-12-31' });
  expect(page.places.map(({ locality }) => locality)).toEqual(['Mumbai', 'Pune']);
  const { corrected, history } = await read(meera, id);
  expect(corrected).toContainEqual({ field: 'title', stated: 'Anlyst (m/f)' });
  expect(history[0]?.attributes).toMatchObject({ action: 'job.edit', reason });
  expect(history[0]?.attributes.changes).toContainEqual({ field: 'title', before: 'Anlyst', after: 'Analyst' });
  await edit(meera, id, { title: 'Anlyst (m/f)' });
  await write({ title: 'Analyst, trains', location: 'Nagpur' });
  expect((await jobPage(slug)).data.attributes).toMatchObject({
    title: 'Analyst, trains',
    location: 'Mumbai, India / Pune, India',
  });
});

test('each field says what is wrong with it, and a colleague who is late is told', async () => {
  const meera = await editor();
  const { id } = await anImportedJob();
  const wrong = edit(meera, id, { title: ' ', places: [], valid_until: 'soon', apply_url: 'siskin' });
  await expect(wrong).rejects.toMatchObject({
    status: 422,
    body: {
      errors: expect.arrayContaining([
        { path: 'title', message: 'Give the job a title.' },
        { path: 'places', message: 'Name at least one place, for example Pune, India.' },
        { path: 'valid_until', message: expect.stringContaining('Give a day') },
        { path: 'apply_url', message: expect.stringContaining('Give a full address') },
      ]),
    },
  });
  await expect(edit(meera, id, { apply_url: '' })).rejects.toMatchObject({ body: { errors: [{ path: 'apply_url' }] } });
  const { version } = await read(meera, id);
  await edit(meera, id, { title: 'Analyst' });
  await expect(edit(meera, id, { version, title: 'Analyst of data' })).rejects.toMatchObject({
    status: 412,
    body: { code: 'listing-changed-meanwhile' },
  });
  expect((await read(meera, id)).title).toBe('Analyst');
});

test('a job that its company writes here is the company’s: staff take it off the site but neither edit nor delete it', async () => {
  const ctx = app.context();
  const meera = await editor();
  const company = await aCompany(ctx);
  const owner = await anEmployer(ctx, company.id);
  const { id } = await aPublishedJob(app, owner, company.slug);
  expect(await read(meera, id)).toMatchObject({ origin: 'employer', can: { edit: false, publish: true, delete: false } });
  await expect(edit(meera, id, { title: 'Another title' })).rejects.toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('edits it in its workspace') },
  });
  await expect(remove(meera, id)).rejects.toMatchObject({ status: 409, body: { code: 'job-has-draft' } });
  await setState(meera, id, 'unpublished');
  const { slug } = await read(meera, id);
  await expect(jobPage(slug)).rejects.toMatchObject({ status: 404 });
});

test('what a report took down is restored in the queue of reports only, and a job of an unpublished company with its company', async () => {
  const ctx = app.context();
  const meera = await editor();
  const moderator = await aMember(ctx, { staff: ['moderator'] });
  const job = await aJob(ctx);
  await app.call(null, 'POST /api/jobs/{slug}/report', { params: { slug: job.slug }, json: { reason: 'fake' } });
  const reported = await ctx.db
    .selectFrom('moderation_cases')
    .select('id')
    .where('object_id', '=', job.id)
    .executeTakeFirstOrThrow();
  await app.call(moderator, 'POST /api/moderation/{id}/hide', { params: { id: reported.id }, json: { reason } });
  expect(await read(meera, job.id)).toMatchObject({ state: 'unpublished', kept_off: 'report', can: { publish: false } });
  await expect(setState(meera, job.id, 'published')).rejects.toMatchObject({ status: 409, body: { code: 'job-reported' } });

  const other = await aJob(ctx);
  const company = await app.call(meera, 'GET /api/staff/companies/{id}', { params: { id: other.company_id } });
  await app.call(meera, 'POST /api/staff/companies/{id}/state', {
    params: { id: other.company_id },
    json: { version: company.data.attributes.version, state: 'unpublished', reason },
  });
  await expect(setState(meera, other.id, 'published')).rejects.toMatchObject({
    status: 409,
    body: { code: 'job-company-unpublished' },
  });
});

test('a job is deleted only when no member has it and no source brings it again, after a fresh sign-in', async () => {
  const ctx = app.context();
  const meera = await editor();
  const applied = await aJob(ctx);
  await anApplication(ctx, { user_id: (await aMember(ctx)).id, job_id: applied.id });
  await expect(remove(meera, applied.id)).rejects.toMatchObject({ status: 409, body: { code: 'job-has-entries' } });

  const job = await aJob(ctx);
  const source = await ctx.db
    .insertInto('job_sources')
    .values({ name: 'Siskin feed', kind: 'feed', namespace: 'siskin-feed' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const run = await ctx.db
    .insertInto('job_source_runs')
    .values({ source_id: source.id, state: 'succeeded', started_at: new Date(), moved_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await ctx.db
    .insertInto('job_source_rows')
    .values({ source_id: source.id, key: 'row', job_id: job.id, last_run_id: run.id })
    .execute();
  await expect(remove(meera, job.id)).rejects.toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('Siskin feed brings the job again') },
  });
  await ctx.db.deleteFrom('job_source_rows').where('job_id', '=', job.id).execute();
  const member = await aMember(ctx);
  await app.call(member, 'POST /api/jobs/{slug}/save', { params: { slug: job.slug } });
  const stale = await aMember(ctx, { staff: ['editor'], signedInMinutesAgo: 11 });
  await expect(remove(stale, job.id)).rejects.toMatchObject({ status: 401, body: { code: 'sign-in-again' } });
  await remove(meera, job.id);
  await expect(jobPage(job.slug, meera)).rejects.toMatchObject({ status: 404 });
  expect((await app.call(member, 'GET /api/jobs', { query: { saved: 'true' } })).data).toEqual([]);
});
