import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { aCompany, aJob } from '#features/catalogue/jobs/server/testing.ts';
import { anEmployer } from '#features/operations/hiring-teams/server/testing.ts';
import { indexChanges } from '#features/base/search/server/index.ts';
import { searchables } from '#app/wiring/searchables.ts';
import { onlyFor, peopleByScope, statusesOf } from '#features/operations/staff/server/testing.ts';
import { aDraftJob, anAd, aPublishedJob, publish } from './testing.ts';

const app = openTestApp();
const db = () => app.context().db;

async function aWorkspace(name = 'Meenakshi Lamps') {
  const company = await aCompany(app.context(), { name });
  return { company, slug: company.slug, owner: await anEmployer(app.context(), company.id) };
}
const withLine = (line: string) => ({ description: `${anAd().description}\n${line}` });

test.each([
  ['asks_money', 'A refundable security deposit of Rs 2,000 is required before joining.'],
  ['asks_bank_details', 'Send your bank account number and IFSC code to confirm your seat.'],
  ['excludes', 'Only male candidates may apply.'],
  ['excludes', 'Unmarried women preferred for this position.'],
  ['excludes', 'केवल पुरुष आवेदन करें।'],
] as const)('an ad that %s is held with its sentence: %s', async (kind, line) => {
  const { owner, slug } = await aWorkspace();
  const { attributes } = await aPublishedJob(app, owner, slug, withLine(line));
  expect(attributes).toMatchObject({ state: 'held', live: null, findings: [{ kind, quote: line }] });
});

test.each([
  'Men and women are equally welcome, whatever their faith.',
  'We encourage women to apply.',
  'You run our stores for men only fashion.',
  'We never ask applicants for money or bank details.',
])('an ad that says “%s” goes live', async (line) => {
  const { owner, slug } = await aWorkspace();
  const { attributes } = await aPublishedJob(app, owner, slug, withLine(line));
  expect(attributes).toMatchObject({ state: 'published', findings: [] });
});

const NOBODY = { id: '00000000-0000-4000-8000-000000000000' };
/** A release of the text that staff have read. */
const RELEASE = { version: 1, reason: 'It names a law that allows it' };

test('an ad that repeats another company’s, or speaks in its name, is held', async () => {
  const other = await aCompany(app.context(), { name: 'Tidewater Trading' });
  const own = await aWorkspace();
  const description = [
    'You plan every voyage of our eleven coastal ships with the port captains of the west coast.',
    '- Compare the tide tables of seven harbours each morning before the first pilot boards.',
    '- Negotiate berths with harbour masters who have known our captains for thirty years.',
    '- Write the weekly letter about freight rates that four hundred merchants read.',
  ].join('\n');
  await aJob(app.context(), { company_id: other.id, description });
  const copied = await aPublishedJob(app, own.owner, own.slug, { description: `${description}\n- Be kind.` });
  expect(copied.attributes).toMatchObject({ state: 'held', findings: [{ kind: 'copied', company: 'Tidewater Trading' }] });
  const named = await aPublishedJob(app, own.owner, own.slug, withLine('## About Tidewater Trading'));
  expect(named.attributes).toMatchObject({ state: 'held', findings: [{ kind: 'name', company: 'Tidewater Trading' }] });
});

test('staff release a held job, and the same sentence is not held again', async () => {
  const { owner, slug } = await aWorkspace();
  const staff = await aMember(app.context(), { staff: true });
  const line = 'Only female candidates may apply.';
  const { id } = await aPublishedJob(app, owner, slug, withLine(line));
  const { data } = await app.call(staff, 'GET /api/staff/held_jobs');
  expect(data.find((held) => held.id === id)?.attributes.findings).toMatchObject([{ kind: 'excludes', quote: line }]);
  const csv = await (await app.call(staff, 'GET /api/staff/held_jobs/export')).text();
  expect(csv).toContain(`excludes,${line}`);
  await app.call(staff, 'POST /api/staff/held_jobs/{id}/release', { params: { id }, json: RELEASE });
  const released = (await app.call(owner, 'GET /api/hiring/jobs/{id}', { params: { id } })).data.attributes;
  expect(released).toMatchObject({ state: 'published', live: { status: 'open' } });
  const content = { ...released.content, title: 'Warden' };
  await app.call(owner, 'PUT /api/hiring/jobs/{id}', { params: { id }, json: { version: 1, content } });
  expect((await publish(app, owner, id, 2)).data.attributes.state).toBe('published');
  const notices = await db().selectFrom('notifications').select('kind').where('user_id', '=', owner.id).execute();
  expect(notices).toEqual([{ kind: 'hiring-job' }]);
});

test('staff decline a held job with a reason that the employer reads, and only once', async () => {
  const { owner, slug } = await aWorkspace();
  const staff = await aMember(app.context(), { staff: true });
  const { id } = await aPublishedJob(app, owner, slug, withLine('Only male candidates may apply.'));
  const decline = () =>
    app.call(staff, 'POST /api/staff/held_jobs/{id}/decline', {
      params: { id },
      json: { version: 1, reason: 'The law does not allow this.' },
    });
  await decline();
  await expect(decline()).rejects.toMatchObject({ status: 409 });
  const { attributes } = (await app.call(owner, 'GET /api/hiring/jobs/{id}', { params: { id } })).data;
  expect(attributes).toMatchObject({ state: 'declined', reason: 'The law does not allow this.', live: null });
  const [entry] = await db()
    .selectFrom('audit_entries')
    .selectAll()
    .where('action', '=', 'job.declined')
    .where('object_id', '=', id)
    .execute();
  expect(entry).toMatchObject({ actor_id: staff.id, details: { before: { state: 'held' }, after: { state: 'declined' } } });
  const fixed = await app.call(owner, 'PUT /api/hiring/jobs/{id}', { params: { id }, json: { version: 1, content: anAd() } });
  expect((await publish(app, owner, id, fixed.data.attributes.version)).data.attributes.state).toBe('published');
});

test('a release decides on the text that staff have read, not on a later one', async () => {
  const { owner, slug } = await aWorkspace();
  const staff = await aMember(app.context(), { staff: true });
  const { id } = await aPublishedJob(app, owner, slug, withLine('Only male candidates may apply.'));
  await app.call(owner, 'PUT /api/hiring/jobs/{id}', {
    params: { id },
    json: { version: 1, content: anAd(withLine('Pay a registration fee of Rs 500 before joining.')) },
  });
  await expect(
    app.call(staff, 'POST /api/staff/held_jobs/{id}/release', { params: { id }, json: RELEASE }),
  ).rejects.toMatchObject({ status: 412 });
});

test.each([
  ['GET /api/staff/held_jobs', 200, {}],
  ['POST /api/staff/held_jobs/{id}/release', 404, { params: NOBODY, json: RELEASE }],
  ['POST /api/staff/held_jobs/{id}/decline', 404, { params: NOBODY, json: RELEASE }],
  ['GET /api/staff/company_requests', 200, {}],
  ['POST /api/staff/company_requests/{id}/approve', 404, { params: NOBODY, json: { role: 'owner', reason: RELEASE.reason } }],
  ['POST /api/staff/company_requests/{id}/decline', 404, { params: NOBODY, json: { reason: RELEASE.reason } }],
] as const)('%s is for moderators and administrators', async (key, found, parts) => {
  const people = await peopleByScope(app);
  expect(await statusesOf(app, people, key, parts)).toEqual(onlyFor(['moderator'], found, key.startsWith('POST')));
});

/** What visitors and members get wherever jobs are shown. */
async function surfaces(slug: string, companySlug: string, similarTo: string) {
  await indexChanges(searchables)(app.context());
  const member = await aMember(app.context());
  const answers: Record<string, Response> = {
    list: await app.fetch('/api/jobs?per_page=50'),
    'list by company': await app.fetch(`/api/jobs?company=${companySlug}`),
    'list by words': await app.fetch('/api/jobs?query=Zirconwright'),
    search: await app.fetch('/api/universal_search?query=Zirconwright'),
    suggestions: await app.fetch('/api/search_suggestions?query=Zirconwri'),
    feed: await app.fetch('/api/jobs/user_feed?per_page=50', { headers: { cookie: member.cookie } }),
    similar: await app.fetch(`/api/jobs/${similarTo}/similar`),
    templates: await app.fetch('/api/job_templates/search?query=Zirconwright'),
    sitemap: await app.fetch('/sitemaps/jobs.xml'),
    job: await app.fetch(`/api/jobs/${slug}`),
  };
  const texts = await Promise.all(Object.entries(answers).map(async ([name, answer]) => [name, await answer.text()] as const));
  const company = await app.call(null, 'GET /api/companies/{slug}', { params: { slug: companySlug } });
  return { texts: new Map(texts), open: company.data.attributes.open_jobs };
}

test('drafts and held jobs appear nowhere; a published job does, and a closed one leaves every list', async () => {
  const { company, owner, slug } = await aWorkspace('Zircon House');
  const neighbour = await aJob(app.context(), { company_id: company.id, title: 'Gem setter' });
  const title = 'Zirconwright';
  const draft = await aDraftJob(app, owner, slug, { title });
  const held = await aPublishedJob(app, owner, slug, { title, ...withLine('Only male candidates may apply.') });
  expect(held.attributes.state).toBe('held');
  const before = await surfaces('zirconwright', slug, neighbour.slug);
  for (const [name, text] of before.texts)
    expect(text.replaceAll('query=Zirconwright', ''), name).not.toMatch(/"title":"Zirconwright|zirconwright-/);
  expect(before.open).toBe(1);

  const published = (await publish(app, owner, draft.id, 1)).data.attributes.live?.slug ?? '';
  const after = await surfaces(published, slug, neighbour.slug);
  const shown = (name: string) => /"title":"Zirconwright|zirconwright-/.test(after.texts.get(name) ?? '');
  for (const name of ['list', 'list by company', 'list by words', 'search', 'sitemap', 'job'])
    expect(shown(name), name).toBe(true);
  expect(after.open).toBe(2);

  await app.call(owner, 'POST /api/hiring/jobs/{id}/close', { params: { id: draft.id }, json: { reason: 'paused' } });
  const closed = await surfaces(published, slug, neighbour.slug);
  for (const [name, text] of closed.texts)
    if (name !== 'job') expect(text, name).not.toMatch(/"title":"Zirconwright|zirconwright-/);
  expect(closed.open).toBe(1);
});
