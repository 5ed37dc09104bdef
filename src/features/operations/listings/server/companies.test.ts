import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { searchables } from '#app/wiring/searchables.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { importCompanies, importJob, loadFeedVersion, writeCompany } from '#features/catalogue/jobs/server/index.ts';
import { aCompany, aCompanyWithoutEmployer, aJob, anApplication } from '#features/catalogue/jobs/server/testing.ts';
import { aPublishedJob } from '#features/operations/hiring-jobs/server/testing.ts';
import { anEmployer } from '#features/operations/hiring-teams/server/testing.ts';

const app = openTestApp();
const reason = 'Asked by the company';
const editor = (name = 'Meera Pillai') => aMember(app.context(), { name, staff: ['editor'] });
type Person = { cookie: string };
const read = async (person: Person, id: string) =>
  (await app.call(person, 'GET /api/staff/companies/{id}', { params: { id } })).data.attributes;
const versionFor = async (person: Person, id: string) => (await read(person, id)).version;
const setState = async (person: Person, id: string, state: 'published' | 'unpublished') =>
  app.call(person, 'POST /api/staff/companies/{id}/state', {
    params: { id },
    json: { version: await versionFor(person, id), state, reason },
  });
const merge = async (person: Person, id: string, into: string) =>
  app.call(person, 'POST /api/staff/companies/{id}/merge', {
    params: { id },
    json: { version: await versionFor(person, id), into, reason },
  });
const listed = async (query: { query: string }) =>
  (await app.call(null, 'GET /api/companies', { query })).data.map(({ attributes }) => attributes.slug);

test('a file of companies is imported, its skipped rows are told, and the log says who imported it and why', async () => {
  const meera = await editor();
  const load = (text: string, name = 'mills.csv') =>
    app.call(meera, 'POST /api/staff/listings/import', {
      multipart: { file: new File([text], name), table: 'companies', reason },
    });
  const rows = 'name,city\nIbis Mills,Pune\n,Kochi\nIbis Mills,Goa\n';
  expect((await load(rows)).data).toMatchObject({
    id: 'csv:mills',
    attributes: { added: 1, updated: 0, unchanged: 0, skipped: 2, rows: [{ reason: 'no name' }, { reason: 'repeats line 2' }] },
  });
  expect((await load(rows)).data.attributes).toMatchObject({ added: 0, unchanged: 1 });
  expect(await listed({ query: 'Ibis Mills' })).toEqual(['ibis-mills']);
  const administrator = await aMember(app.context(), { staff: true });
  const { data } = await app.call(administrator, 'GET /api/staff/audit_log', { query: { action: 'companies.import' } });
  expect(data.map(({ attributes }) => [attributes.actor?.name, attributes.reason])).toEqual([
    ['Meera Pillai', reason],
    ['Meera Pillai', reason],
  ]);
  await expect(load('[{"name"', 'mills.json')).rejects.toThrow('The file cannot be imported: ');
});

test('companies are found by part of a name and by state, page by page, and exported with an entry that does not say what was sought', async () => {
  const meera = await editor();
  const ids = [];
  for (let index = 0; index < 42; index++)
    ids.push((await aCompanyWithoutEmployer(app.context(), { name: `Kestrel ${index}` })).id);
  const [first = ''] = ids;
  await setState(meera, first, 'unpublished');
  const find = async (query: { find: string; state?: 'unpublished'; cursor?: string }) =>
    app.call(meera, 'GET /api/staff/companies', { query });
  const page = await find({ find: 'kestrel' });
  const next = await find({ find: 'kestrel', cursor: page.meta.next_cursor ?? '' });
  expect([page.meta.total, page.data.length, next.data.length, next.meta.next_cursor]).toEqual([42, 40, 2, null]);
  expect(new Set([...page.data, ...next.data].map(({ id }) => id))).toEqual(new Set(ids));
  expect((await find({ find: 'kestrel', state: 'unpublished' })).data.map(({ id }) => id)).toEqual([first]);
  const csv = await (
    await app.call(meera, 'GET /api/staff/companies/export', { query: { find: 'kestrel', state: 'unpublished' } })
  ).text();
  expect(csv.split('\r\n').filter(Boolean)).toHaveLength(2);
  const entry = await app
    .context()
    .db.selectFrom('audit_entries')
    .select('details')
    .where('action', '=', 'companies.export')
    .where('actor_id', '=', meera.id)
    .executeTakeFirstOrThrow();
  expect(entry.details).toEqual({ rows: 1, state: 'unpublished' });
});

test('a company is added once, and each field says what is wrong with it', async () => {
  const meera = await editor();
  const add = (json: { name: string; website?: string; reason?: string }) =>
    app.call(meera, 'POST /api/staff/companies', { json: { reason, ...json } });
  const { data } = await add({ name: 'Osprey Mills', website: 'https://osprey.example/' });
  expect(await listed({ query: 'osprey' })).toEqual(['osprey-mills']);
  expect(data.attributes.history[0]?.attributes).toMatchObject({ action: 'company.add', reason });
  await expect(add({ name: 'OSPREY mills' })).rejects.toMatchObject({
    status: 422,
    body: { errors: [{ path: 'name', message: expect.stringContaining('Osprey Mills is listed already') }] },
  });
  await expect(add({ name: ' ', website: 'osprey', reason: 'No' })).rejects.toMatchObject({
    status: 422,
    body: {
      errors: expect.arrayContaining([
        { path: 'name', message: 'Give it a name.' },
        { path: 'website', message: 'Give a full address that begins with https://.' },
        expect.objectContaining({ path: 'reason' }),
      ]),
    },
  });
});

test('what staff corrected stays whatever an import states, which is shown beside it until it is taken back', async () => {
  const meera = await editor();
  const { id, slug } = await aCompanyWithoutEmployer(app.context(), {
    slug: 'heron-works',
    name: 'Heron Works',
    location: 'Pune',
  });
  const edit = async (facts: { name: string; location: string }, version?: string) =>
    app.call(meera, 'PATCH /api/staff/companies/{id}', {
      params: { id },
      json: { version: version ?? (await versionFor(meera, id)), reason, about: 'Home goods in 61 stores.', ...facts },
    });
  const seen = await versionFor(meera, id);
  await edit({ name: 'Heron Works Limited', location: 'Mumbai' });
  const importPlace = (city: string) => importCompanies(app.context(), JSON.stringify({ name: 'Heron Works', city }), 'test');
  await importPlace('Nashik');
  const attributes = await read(meera, id);
  expect(attributes).toMatchObject({ name: 'Heron Works Limited', location: 'Mumbai', slug });
  expect(attributes.corrected).toContainEqual({ field: 'location', stated: 'Nashik' });
  expect(attributes.history[0]?.attributes).toMatchObject({
    action: 'company.edit',
    reason,
    changes: [
      { field: 'name', before: 'Heron Works', after: 'Heron Works Limited' },
      { field: 'location', before: 'Pune', after: 'Mumbai' },
    ],
  });
  await expect(edit({ name: 'Heron', location: 'Goa' }, seen)).rejects.toMatchObject({
    status: 412,
    body: { code: 'listing-changed-meanwhile' },
  });
  await edit({ name: 'Heron Works Limited', location: 'Nashik' });
  await importPlace('Nagpur');
  expect(await read(meera, id)).toMatchObject({ location: 'Nagpur', corrected: [{ field: 'name', stated: 'Heron Works' }] });
});

test('of two editors who change the same at once, one is told, and one entry is written', async () => {
  const [meera, rohan] = [await editor(), await editor('Rohan Shah')];
  const { id } = await aCompany(app.context());
  const version = await versionFor(meera, id);
  const unpublish = (person: Person) =>
    app.call(person, 'POST /api/staff/companies/{id}/state', { params: { id }, json: { version, state: 'unpublished', reason } });
  const outcomes = await Promise.allSettled([unpublish(meera), unpublish(rohan)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 412 } });
  expect((await read(meera, id)).history).toHaveLength(1);
});

test('an unpublished company is gone with its jobs, also those that an import brings later, and members keep their applications', async () => {
  const ctx = app.context();
  const meera = await editor();
  const company = await aCompany(ctx, { name: 'Plover Retail' });
  const [open, closed] = [
    await aJob(ctx, { company_id: company.id }),
    await aJob(ctx, { company_id: company.id, closed_at: new Date('2026-11-01') }),
  ];
  const member = await aMember(ctx);
  const application = await anApplication(ctx, { user_id: member.id, job_id: open.id });
  const before = await loadFeedVersion(ctx);
  const page = () => app.call(null, 'GET /api/companies/{slug}', { params: { slug: company.slug } });
  const jobPage = (slug: string) => app.call(null, 'GET /api/jobs/{slug}', { params: { slug } });

  await setState(meera, company.id, 'unpublished');
  await expect(page()).rejects.toMatchObject({ status: 404 });
  await expect(jobPage(open.slug)).rejects.toMatchObject({ status: 404 });
  expect(await listed({ query: 'plover' })).toEqual([]);
  // The search, and the sitemap, which asks the same.
  expect((await searchables.company(ctx, [company.id])).size + (await searchables.job(ctx, [open.id])).size).toBe(0);
  expect((await loadFeedVersion(ctx)).etag).not.toBe(before.etag);
  expect((await app.call(null, 'GET /api/jobs', { query: { company: company.slug } })).data).toEqual([]);
  const late = await importJob(ctx, await writeCompany(ctx, { ...company, website: null }), {
    ...LATE,
    places: [],
    slug: `late-${company.slug}`,
    sourceId: company.slug,
  });
  await expect(jobPage(`late-${company.slug}`)).rejects.toMatchObject({ status: 404 });
  const { data } = await app.call(member, 'GET /api/job_applications/{id}', { params: { id: application.id } });
  expect(data.attributes.job.attributes).toMatchObject({ slug: open.slug, company_name: 'Plover Retail', open: false });

  await setState(meera, company.id, 'published');
  expect((await page()).data.attributes.open_jobs).toBe(2);
  expect((await jobPage(open.slug)).data.attributes.open).toBe(true);
  expect((await jobPage(closed.slug)).data.attributes.open).toBe(false);
  expect((await searchables.job(ctx, [late.id])).size).toBe(1);
});

test('the team of an unpublished company cannot publish a job, and is told why', async () => {
  const ctx = app.context();
  const meera = await editor();
  const company = await aCompany(ctx);
  const owner = await anEmployer(ctx, company.id);
  await setState(meera, company.id, 'unpublished');
  await expect(aPublishedJob(app, owner, company.slug)).rejects.toMatchObject({
    status: 409,
    body: { code: 'company-unpublished' },
  });
});

test('a merged company lives on in the other one: jobs, followers, people, drafts, addresses, imports and its page', async () => {
  const ctx = app.context();
  const meera = await editor();
  const kept = await aCompanyWithoutEmployer(ctx, { name: 'Curlew Foods', slug: 'curlew-foods' });
  const duplicate = await aCompanyWithoutEmployer(ctx, { name: 'Curlew Foods Pvt Ltd', slug: 'curlew-foods-pvt-ltd' });
  const job = await aJob(ctx, { company_id: duplicate.id });
  const [member, both] = [await aMember(ctx), await aMember(ctx)];
  const application = await anApplication(ctx, { user_id: member.id, job_id: job.id });
  const follow = (person: Person, slug: string) => app.call(person, 'POST /api/companies/{slug}/follow', { params: { slug } });
  await follow(member, duplicate.slug);
  for (const { slug } of [kept, duplicate]) await follow(both, slug);
  await app.call(member, 'PATCH /api/users/profile', {
    json: { experience: [{ title: 'Cook', organisation: duplicate.name, started_on: '2020-01' }] },
  });
  const recruiter = await anEmployer(ctx, duplicate.id, { role: 'recruiter' });
  await ctx.db.insertInto('company_people').values({ company_id: kept.id, user_id: recruiter.id, role: 'viewer' }).execute();
  const addresses = ['jobs@curlew.example', 'Jobs@curlew.example'];
  for (const [index, company_id] of [kept.id, duplicate.id].entries())
    await ctx.db
      .insertInto('delivery_addresses')
      .values({ company_id, email: addresses[index] ?? '', confirmed_at: index === 1 ? new Date() : null })
      .execute();

  const { data } = await merge(meera, duplicate.id, kept.id);
  expect(data).toMatchObject({
    id: kept.id,
    attributes: { jobs: 1, followers: 2, people: 1, duplicates: [{ slug: duplicate.slug }] },
  });
  expect(data.attributes.history[0]?.attributes).toMatchObject({ action: 'company.merge', reason });
  const old = await app.call(null, 'GET /api/companies/{slug}', { params: { slug: duplicate.slug } });
  expect(old.data.attributes).toMatchObject({ slug: kept.slug, open_jobs: 1, followers: 2 });
  expect(await listed({ query: 'curlew' })).toEqual([kept.slug]);
  const people = await app.call(null, 'GET /api/companies/{slug}/people', { params: { slug: kept.slug } });
  expect(people.data.map(({ attributes }) => attributes.role)).toEqual(['Cook']);
  expect((await app.call(null, 'GET /api/jobs', { query: { company: duplicate.slug } })).data).toHaveLength(1);
  const opened = await app.call(member, 'GET /api/job_applications/{id}', { params: { id: application.id } });
  expect(opened.data.attributes.job.attributes).toMatchObject({ company_slug: kept.slug, open: true });
  const { data: workspace } = await app.call(recruiter, 'GET /api/hiring/companies/{slug}/jobs', {
    params: { slug: duplicate.slug },
  });
  expect(workspace).toHaveLength(1);
  const address = await ctx.db.selectFrom('delivery_addresses').selectAll().where('company_id', '=', kept.id).execute();
  expect(address.map(({ email, confirmed_at }) => [email, confirmed_at !== null])).toEqual([['jobs@curlew.example', true]]);
  expect(await writeCompany(ctx, { slug: duplicate.slug, name: duplicate.name, about: '', website: null })).toBe(kept.id);

  expect(await read(meera, duplicate.id)).toMatchObject({ state: 'merged', kept: { id: kept.id }, can: { edit: false } });
  await expect(merge(meera, duplicate.id, kept.id)).rejects.toMatchObject({ status: 409, body: { code: 'listing-merged' } });
  const other = await aCompanyWithoutEmployer(ctx, { name: 'Curlew Group', slug: 'curlew-group' });
  await merge(meera, kept.id, other.id);
  const oldest = await app.call(null, 'GET /api/companies/{slug}', { params: { slug: duplicate.slug } });
  expect(oldest.data.attributes.slug).toBe('curlew-group');
});

test('a merge needs another company on the site and a fresh sign-in', async () => {
  const ctx = app.context();
  const meera = await editor();
  const [{ id }, other] = [await aCompany(ctx), await aCompany(ctx)];
  const issue = (code: string) => ({ status: 422, body: { errors: [{ path: 'into', message: expect.stringContaining(code) }] } });
  await expect(merge(meera, id, id)).rejects.toMatchObject(issue('This is the duplicate itself'));
  await expect(merge(meera, id, 'nothing')).rejects.toMatchObject(issue('Choose the one that is kept'));
  await setState(meera, other.id, 'unpublished');
  await expect(merge(meera, id, other.id)).rejects.toMatchObject(issue('Publish it first'));
  const stale = await aMember(ctx, { staff: ['editor'], signedInMinutesAgo: 11 });
  await expect(merge(stale, id, other.id)).rejects.toMatchObject({ status: 401, body: { code: 'sign-in-again' } });
});

test('a company without jobs is deleted with what hangs on it; one with jobs is not', async () => {
  const ctx = app.context();
  const meera = await editor();
  const remove = async (person: Person, id: string) =>
    app.call(person, 'POST /api/staff/companies/{id}/deletion', {
      params: { id },
      json: { version: await versionFor(person, id), reason },
    });
  const company = await aCompany(ctx, { name: 'Dunlin Ltd' });
  const follower = await aMember(ctx);
  await app.call(follower, 'POST /api/companies/{slug}/follow', { params: { slug: company.slug } });
  const job = await aJob(ctx, { company_id: company.id });
  await expect(remove(meera, company.id)).rejects.toMatchObject({ status: 409, body: { code: 'company-has-jobs' } });
  await ctx.db.deleteFrom('jobs').where('id', '=', job.id).execute();
  const stale = await aMember(ctx, { staff: ['editor'], signedInMinutesAgo: 11 });
  await expect(remove(stale, company.id)).rejects.toMatchObject({ status: 401 });
  await remove(meera, company.id);
  await expect(read(meera, company.id)).rejects.toMatchObject({ status: 404 });
  expect((await app.call(follower, 'GET /api/companies', { query: { following: 'true' } })).data).toEqual([]);
  const entry = await ctx.db
    .selectFrom('audit_entries')
    .select('details')
    .where('action', '=', 'company.delete')
    .where('object_id', '=', company.id)
    .executeTakeFirstOrThrow();
  expect(entry.details).toMatchObject({ before: { name: 'Dunlin Ltd' }, reason });
});

const LATE = {
  source: 'test',
  title: 'Late analyst',
  roleType: 'Full-time',
  workMode: 'Remote',
  location: 'Pune',
  applyUrl: 'https://plover.example/apply',
  applyEmail: null,
  questions: [],
  family: '',
  experience: { min: null, max: null },
  pay: null,
  summary: 'A late job.',
  description: 'Ten words about a job that comes after its company left.',
  postedOn: null,
  validUntil: null,
} as const;
