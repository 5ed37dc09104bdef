import { expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { aCompany, aCompanyWithoutEmployer, aJob, anApplication } from '#features/catalogue/jobs/server/testing.ts';
import { anEmployer } from '#features/operations/hiring-teams/server/testing.ts';
import { aDraftJob, anAd, aPublishedJob, publish } from './testing.ts';

const app = openTestApp();

async function aWorkspace() {
  const company = await aCompany(app.context(), { name: 'Meenakshi Lamps' });
  return { company, slug: company.slug, owner: await anEmployer(app.context(), company.id) };
}
const save = (user: TestUser, id: string, version: number, content = anAd()) =>
  app.call(user, 'PUT /api/hiring/jobs/{id}', { params: { id }, json: { version, content } });
const close = (user: TestUser, id: string) =>
  app.call(user, 'POST /api/hiring/jobs/{id}/close', { params: { id }, json: { reason: 'filled' } });
const listJobs = (user: TestUser, slug: string, query: object = {}) =>
  app.call(user, 'GET /api/hiring/companies/{slug}/jobs', { params: { slug }, query });
const auditOf = async (id: string) =>
  (await app.context().db.selectFrom('audit_entries').select('action').where('object_id', '=', id).orderBy('id').execute()).map(
    ({ action }) => action,
  );

test('a draft is saved, published, changed, closed, opened again and duplicated, each with its author', async () => {
  const { owner, slug } = await aWorkspace();
  const draft = await aDraftJob(app, owner, slug, { title: 'Lamp analyst' });
  expect(draft.attributes).toMatchObject({ state: 'draft', version: 1, live: null });
  const published = (await publish(app, owner, draft.id, 1)).data.attributes;
  expect(published).toMatchObject({ state: 'published', live: { status: 'open' } });
  const live = (await app.call(null, 'GET /api/jobs/{slug}', { params: { slug: published.live?.slug ?? '' } })).data.attributes;
  expect(live).toMatchObject({
    title: 'Lamp analyst',
    location: 'Bengaluru, India / Coimbatore, India',
    apply_url: null,
    can: { apply: true },
    places: [
      { locality: 'Bengaluru', country: 'IN' },
      { locality: 'Coimbatore', country: 'IN' },
    ],
  });

  const changed = (await save(owner, draft.id, 1, anAd({ title: 'Senior lamp analyst' }))).data.attributes;
  expect(changed).toMatchObject({ state: 'draft', version: 2, live: { status: 'open' } });
  const unchanged = await app.call(null, 'GET /api/jobs/{slug}', { params: { slug: live.slug } });
  expect(unchanged.data.attributes.title).toBe('Lamp analyst');
  await publish(app, owner, draft.id, 2);
  const after = await app.call(null, 'GET /api/jobs/{slug}', { params: { slug: live.slug } });
  expect(after.data.attributes.title).toBe('Senior lamp analyst');

  expect((await close(owner, draft.id)).data.attributes.live).toMatchObject({ status: 'closed', close_reason: 'filled' });
  await close(owner, draft.id);
  const reopened = await app.call(owner, 'POST /api/hiring/jobs/{id}/reopen', { params: { id: draft.id } });
  expect(reopened.data.attributes.live).toMatchObject({ status: 'open', close_reason: null });
  const copy = (await app.call(owner, 'POST /api/hiring/jobs/{id}/duplicate', { params: { id: draft.id } })).data;
  expect(copy.attributes).toMatchObject({ state: 'draft', live: null, content: { title: 'Senior lamp analyst' } });
  expect(await auditOf(draft.id)).toEqual([
    'job.drafted',
    'job.published',
    'job.saved',
    'job.published',
    'job.closed',
    'job.reopened',
  ]);
});

test('publishing twice does nothing twice', async () => {
  const { owner, slug } = await aWorkspace();
  const { id } = await aDraftJob(app, owner, slug);
  const answers = await Promise.all([publish(app, owner, id, 1), publish(app, owner, id, 1)]);
  expect(answers.map(({ data }) => data.attributes.state)).toEqual(['published', 'published']);
  expect((await auditOf(id)).filter((action) => action === 'job.published')).toHaveLength(1);
});

test('of two changes at once one is saved, and the other is answered 412 and changes nothing', async () => {
  const { company, owner, slug } = await aWorkspace();
  const colleague = await anEmployer(app.context(), company.id, { role: 'recruiter' });
  const { id } = await aDraftJob(app, owner, slug);
  const outcomes = await Promise.allSettled([
    save(owner, id, 1, anAd({ title: 'Mine' })),
    save(colleague, id, 1, anAd({ title: 'Theirs' })),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const refused = outcomes.find((outcome) => outcome.status === 'rejected');
  expect(refused?.reason).toMatchObject({ status: 412 });
  const winner = outcomes.find((outcome) => outcome.status === 'fulfilled')?.value.data.attributes.content.title;
  const stored = await app.call(owner, 'GET /api/hiring/jobs/{id}', { params: { id } });
  expect(stored.data.attributes).toMatchObject({ version: 2, content: { title: winner } });
  await expect(publish(app, owner, id, 1)).rejects.toMatchObject({ status: 412 });
});

test('saving the same text again is no change', async () => {
  const { owner, slug } = await aWorkspace();
  const { id } = await aDraftJob(app, owner, slug);
  expect((await save(owner, id, 1)).data.attributes.version).toBe(1);
});

test('a job without title, place, text or address is not published, and each field says why', async () => {
  const { owner, slug } = await aWorkspace();
  const { id } = await aDraftJob(app, owner, slug, {
    title: '',
    places: [],
    description: 'Come and work.',
    closes_on: '2020-01-01',
    apply: 'address',
    apply_url: 'lamps',
    experience_min: 5,
    experience_max: 2,
    pay: { min: 9, max: 8, currency: 'INR', period: 'month' },
  });
  const error = await publish(app, owner, id, 1).catch(
    (problem: { status: number; body: { errors: { path: string }[] } }) => problem,
  );
  expect(error).toMatchObject({ status: 422 });
  const paths = 'body' in error ? (error.body as { errors: { path: string }[] }).errors.map(({ path }) => path) : [];
  expect(paths).toEqual(['title', 'places', 'description', 'experience_max', 'pay.max', 'closes_on', 'apply_url']);
});

test('a draft that was never published can be deleted, a published one cannot', async () => {
  const { owner, slug } = await aWorkspace();
  const { id } = await aDraftJob(app, owner, slug);
  await app.call(owner, 'DELETE /api/hiring/jobs/{id}', { params: { id } });
  await expect(app.call(owner, 'GET /api/hiring/jobs/{id}', { params: { id } })).rejects.toMatchObject({ status: 404 });
  const published = await aPublishedJob(app, owner, slug);
  await expect(app.call(owner, 'DELETE /api/hiring/jobs/{id}', { params: { id: published.id } })).rejects.toMatchObject({
    status: 409,
  });
});

test('a job at the employer’s address leads there', async () => {
  const { owner, slug } = await aWorkspace();
  const job = await aPublishedJob(app, owner, slug, { apply: 'address', apply_url: 'https://lamps.example/jobs/1' });
  const live = await app.call(null, 'GET /api/jobs/{slug}', { params: { slug: job.attributes.live?.slug ?? '' } });
  expect(live.data.attributes).toMatchObject({ apply_url: 'https://lamps.example/jobs/1', can: { apply: false } });
});

test('a job of an import can be read and duplicated, but neither changed nor closed', async () => {
  const { company, owner } = await aWorkspace();
  const { id } = await aJob(app.context(), { company_id: company.id, source: 'greenhouse' });
  const job = (await app.call(owner, 'GET /api/hiring/jobs/{id}', { params: { id } })).data.attributes;
  expect(job).toMatchObject({ imported: true, can: { edit: false, close: false } });
  await expect(save(owner, id, 0)).rejects.toMatchObject({ status: 409 });
  await expect(close(owner, id)).rejects.toMatchObject({ status: 409 });
  const copy = await app.call(owner, 'POST /api/hiring/jobs/{id}/duplicate', { params: { id } });
  expect(copy.data.attributes).toMatchObject({ state: 'draft', imported: false });
});

test('nobody can apply here for a job of a company where nobody reads applications', async () => {
  const { id } = await aCompanyWithoutEmployer(app.context());
  const job = await aJob(app.context(), { company_id: id });
  const shown = await app.call(null, 'GET /api/jobs/{slug}', { params: { slug: job.slug } });
  expect(shown.data.attributes.can.apply).toBe(false);
  const member = await aMember(app.context());
  const multipart = { job_slug: job.slug, cover_letter: 'Hello.', file: new File(['Wrote SQL.'], 'resume.txt') };
  await expect(app.call(member, 'POST /api/job_applications', { multipart })).rejects.toMatchObject({
    status: 409,
    body: { code: 'no-employer' },
  });
});

test('the home counts what waits, by job and stage, without what was withdrawn long ago', async () => {
  const { company, owner, slug } = await aWorkspace();
  const { id: job_id } = await aPublishedJob(app, owner, slug);
  await aDraftJob(app, owner, slug);
  const days = (count: number) => new Date(app.clock.now().getTime() - count * 86_400_000);
  const applications = [
    { status: 'submitted' as const, created_at: days(8) },
    { status: 'viewed' as const },
    { status: 'interview' as const },
    { status: 'withdrawn' as const, withdrawn_at: days(29) },
    { status: 'withdrawn' as const, withdrawn_at: days(31) },
    { status: 'considering' as const },
  ];
  for (const application of applications)
    await anApplication(app.context(), { ...application, job_id, user_id: (await aMember(app.context())).id });
  const { data } = await app.call(owner, 'GET /api/hiring/companies/{slug}/home', { params: { slug } });
  expect(data).toMatchObject({
    company: { slug: company.slug, role: 'owner' },
    waiting: { unread: 1, unanswered: 2, late: 1, interviews: 1 },
    people: 2,
    withdrawn_days: 30,
    can: { post: true },
  });
  const jobs = await listJobs(owner, slug);
  expect(jobs.groups).toEqual({ open: 1, drafts: 1, closed: 0 });
  expect(jobs.data[0]?.attributes.counts).toMatchObject({ submitted: 1, viewed: 1, interview: 1, withdrawn: 1 });
});

test('jobs are listed by group, searched by title and paged, a published one with unpublished changes once', async () => {
  const { owner, slug } = await aWorkspace();
  for (const title of ['Lamp analyst', 'Lamp keeper', '100 % lamps']) await aPublishedJob(app, owner, slug, { title });
  const { id } = await aDraftJob(app, owner, slug, { title: 'Lamp draft' });
  const [newest] = (await listJobs(owner, slug)).data;
  await save(owner, newest?.id ?? '', 1, anAd({ title: 'Another title' }));
  const titles = async (query: object) =>
    (await listJobs(owner, slug, query)).data.map(({ attributes }) => attributes.title).toSorted();
  expect(await titles({})).toEqual(['100 % lamps', 'Lamp analyst', 'Lamp keeper']);
  expect(await titles({ query: 'LAMP ' })).toEqual(['Lamp analyst', 'Lamp keeper', '100 % lamps'].toSorted());
  expect(await titles({ query: '%' })).toEqual(['100 % lamps']);
  expect((await listJobs(owner, slug, { group: 'drafts' })).data.map((job) => job.id)).toEqual([id]);
  const paged = await listJobs(owner, slug, { per_page: 2, page: 2 });
  expect([paged.data.length, paged.meta.total_pages]).toEqual([1, 2]);
  expect((await listJobs(owner, slug, { group: 'closed' })).groups).toEqual({ open: 3, drafts: 1, closed: 0 });
});
