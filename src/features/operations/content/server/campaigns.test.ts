import { beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { loadCampaigns } from '#features/catalogue/campaigns/server/index.ts';
import { anInsight, loadTestCategories } from '#features/catalogue/insights/server/testing.ts';
import { endDemo } from '#platform/db/content-loads.ts';
import { aCampaignText, aDraftCampaign, REASON } from './testing.ts';

const app = openTestApp();
const editor = (name = 'Meera Pillai') => aMember(app.context(), { name, staff: ['editor'] });
const at = (iso: string) => app.clock.advance(Date.parse(iso) - app.clock.now().getTime());

let meera: TestUser;
beforeAll(async () => {
  await loadTestCategories(app);
  await loadCampaigns(app.context(), 'content');
  meera = await editor();
});

const become = async (slug: string, version: number, state: 'draft' | 'published' | 'deleted') =>
  (
    await app.call(meera, 'POST /api/staff/campaigns/{slug}/state', {
      params: { slug },
      json: { version, state, reason: REASON },
    })
  ).data.attributes;
const change = async (person: TestUser, slug: string, version: number, fields: Parameters<typeof aCampaignText>[0]) =>
  (
    await app.call(person, 'PUT /api/staff/campaigns/{slug}', {
      params: { slug },
      json: { ...aCampaignText(fields), version, reason: REASON },
    })
  ).data.attributes;
const contests = async (person: TestUser | null = null, preview?: string) =>
  (await app.call(person, 'GET /api/contest', { query: preview === undefined ? {} : { preview } })).data.attributes;

test('the contest of the demo runs until midnight in India of its last day, is read, and then is what there was', async () => {
  expect((await contests()).current).toMatchObject({
    slug: 'one-thing-you-know',
    hashtag: 'entrepreneurship-insights',
    state: 'open',
    sample: true,
    only_staff: false,
  });
  const stateAt = async (moment: string) => {
    at(moment);
    return (await contests()).current?.state;
  };
  expect(await stateAt('2027-01-31T18:29:00Z')).toBe('open');
  expect(await stateAt('2027-01-31T18:31:00Z')).toBe('reading');
  expect(await stateAt('2027-02-14T18:31:00Z')).toBeUndefined();
  expect((await contests()).past).toMatchObject([{ slug: 'one-thing-you-know', sample: true, winners: [] }]);
  at('2026-11-21T09:00:00Z');
});

test('editors preview a draft on the page; for everybody else it is not there until it is published', async () => {
  const { id } = await aDraftCampaign(app, meera, { title_en: 'A contest to look at' });
  expect((await contests(meera, id)).current).toMatchObject({ slug: id, state: 'before', only_staff: true });
  for (const person of [null, await aMember(app.context()), await aMember(app.context(), { staff: ['moderator'] })])
    expect((await contests(person, id)).current?.slug).toBe('one-thing-you-know');
});

test('a contest is announced, runs and is decided by its days, in the language of its reader, with what the editors chose', async () => {
  const { id } = await aDraftCampaign(app, meera);
  await become(id, 1, 'published');
  at('2027-02-20T09:00:00Z');
  expect((await contests()).current).toMatchObject({ slug: id, state: 'before', opens_on: '2027-03-01', sample: false });
  at('2027-03-05T09:00:00Z');
  const hindi = await (await app.fetch('/api/contest', { headers: { 'accept-language': 'hi' } })).json();
  expect(hindi).toMatchObject({
    data: { attributes: { current: { state: 'open', title: 'आपका पहला ग्राहक', rules: ['आपके अपने शब्द।'] } } },
  });
  const author = await aMember(app.context());
  const { slug, title } = (await anInsight(app, author)).attributes;
  await change(meera, id, 2, { winners: [`${slug}: It says what was paid: eighty rupees.`] });
  at('2027-03-15T09:00:00Z');
  const { current, past } = await contests();
  const winner = { slug, title, reason: 'It says what was paid: eighty rupees.' };
  expect([current, past.map((row) => [row.slug, row.winners])]).toEqual([
    null,
    [
      [id, [winner]],
      ['one-thing-you-know', []],
    ],
  ]);
  at('2026-11-21T09:00:00Z');
});

test('the page shows one contest at a time: days of another published one are refused, on publishing and on changing', async () => {
  const first = await aDraftCampaign(app, meera, { opens_on: '2028-01-01', closes_on: '2028-01-31', results_on: '2028-02-10' });
  const days = { opens_on: '2028-02-05', closes_on: '2028-02-20', results_on: '2028-02-29' };
  const second = await aDraftCampaign(app, meera, days);
  const overlap = { status: 422, body: { errors: [{ path: 'opens_on', message: expect.stringContaining('2028-02-10') }] } };
  await become(first.id, 1, 'published');
  await expect(become(second.id, 1, 'published')).rejects.toMatchObject(overlap);
  await change(meera, second.id, 1, { ...days, opens_on: '2028-02-10' });
  await become(second.id, 2, 'published');
  await expect(change(meera, second.id, 3, days)).rejects.toMatchObject(overlap);
});

test('of two editors who change one contest the second is told, and the log has what it said before and why', async () => {
  const rohan = await editor('Rohan Shah');
  const { id } = await aDraftCampaign(app, meera, { title_en: 'Two at once' });
  const outcomes = await Promise.allSettled([
    change(meera, id, 1, { title_en: 'Two at onse' }),
    change(rohan, id, 1, { title_en: 'Two, at once' }),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(change(rohan, id, 1, {})).rejects.toMatchObject({ status: 412, body: { code: 'content-changed-meanwhile' } });
  const { data } = await app.call(meera, 'GET /api/staff/campaigns/{slug}', { params: { slug: id } });
  expect(data.attributes.history.map((entry) => entry.attributes.action)).toEqual(['campaign.change', 'campaign.create']);
  expect(data.attributes.history[0]?.attributes).toMatchObject({
    reason: REASON,
    changes: [{ field: 'title_en', before: 'Two at once', after: data.attributes.title_en }],
  });
});

test('a deleted contest is in no list but that of deleted ones, and is restored as a draft', async () => {
  const { id } = await aDraftCampaign(app, meera, { title_en: 'Come and go' });
  await become(id, 1, 'deleted');
  const find = async (query: { state?: 'deleted' | 'draft' }) =>
    (await app.call(meera, 'GET /api/staff/campaigns', { query: { find: 'come and', ...query } })).data.map((row) => row.id);
  expect([await find({}), await find({ state: 'deleted' })]).toEqual([[], [id]]);
  await become(id, 2, 'draft');
  expect(await find({ state: 'draft' })).toEqual([id]);
  const csv = await (await app.call(meera, 'GET /api/staff/campaigns/export', { query: { find: 'come and' } })).text();
  expect(csv.split('\r\n').filter(Boolean)).toHaveLength(2);
});

test.each([
  [{ title_hi: ' ' }, 'title_hi'],
  [{ hashtag: '#First Customers' }, 'hashtag'],
  [{ steps_en: [] }, 'steps_en'],
  [{ rules_hi: ['क'.repeat(501)] }, 'rules_hi.0'],
  [{ opens_on: '' }, 'opens_on'],
  [{ closes_on: '2027-02-28' }, 'closes_on'],
  [{ results_on: '2027-03-07' }, 'results_on'],
  [{ winners: ['no colon'] }, 'winners'],
  [{ winners: ['no-such-insight: A reason'] }, 'winners'],
  [{ starts_at: '2026-12-02T10:00:00Z', ends_at: '2026-12-02T10:00:00Z' }, 'ends_at'],
])('%j is refused at its field', async (fields, path) => {
  await expect(aDraftCampaign(app, meera, fields)).rejects.toMatchObject({ status: 422, body: { errors: [{ path }] } });
});

test('what an editor changed of the contest of the file stays, and once the demo has ended no invented one is shown', async () => {
  const slug = 'one-thing-you-know';
  const days = { opens_on: '2026-11-16', closes_on: '2026-12-01', results_on: '2026-12-10' };
  await change(meera, slug, 1, { ...days, title_en: 'One thing' });
  await app.context().db.updateTable('catalogue_loads').set({ hash: 'older' }).where('name', '=', 'contest').execute();
  expect(await loadCampaigns(app.context(), 'content')).toBe(true);
  expect((await contests()).current).toMatchObject({ slug, title: 'One thing', sample: true });
  await endDemo(app.context());
  expect((await contests()).current?.slug).not.toBe(slug);
});
