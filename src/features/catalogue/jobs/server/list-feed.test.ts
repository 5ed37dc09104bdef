import { beforeEach, expect, test } from 'vitest';
import { CONTENT } from '#app/boot/start-up.ts';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { relateItems } from '#features/base/ranking/server/index.ts';
import { EXPERIMENTS } from '#features/base/ranking/server/experiments.ts';
import { readJobNeeds } from '#features/member/job-matches/server/index.ts';
import { loadCategories } from '#features/base/interests/server/index.ts';
import { addMarks, computeMark, SEEN_COOKIE } from '#features/base/ranking/seen-marks.ts';
import { aCompany, aJob } from './testing.ts';

const app = openTestApp();
let ana: TestMember;
beforeEach(async () => {
  await app.context().db.deleteFrom('saved_jobs').execute();
  await app.context().db.deleteFrom('jobs').execute();
  ana = await aMember(app.context());
});

const feed = (person: TestUser | null, query: object = {}) => app.call(person, 'GET /api/jobs/user_feed', { query });
const slugs = async (person: TestUser | null, query: object = {}) =>
  (await feed(person, query)).data.map(({ attributes }) => attributes.slug);
const save = (person: TestUser, slug: string) => app.call(person, 'POST /api/jobs/{slug}/save', { params: { slug } });
const dismissal = (id: string) => ({ params: { type: 'job', id } }) as const;

test('a visitor gets the newest jobs of various fields and employers, with that reason', async () => {
  const company = await aCompany(app.context());
  for (let index = 0; index < 4; index += 1)
    await aJob(app.context(), { company_id: company.id, family: 'data', posted_on: '2026-11-20' });
  const other = await aJob(app.context(), { family: 'sales', posted_on: '2026-11-18' });
  const { data, ...selection } = await feed(null);
  expect(selection).toMatchObject({ algorithm: 'newest-varied-1', bucket: 'visitor-all', meta: { total: 5, page: 1 } });
  expect(data.slice(0, 2).map(({ attributes }) => attributes.slug)).toContain(other.slug);
  expect(data.every(({ attributes }) => attributes.reason.kind === 'new')).toBe(true);
});

test('jobs in the fields of saved jobs come first, with the reason; saved, applied and closed jobs are excluded', async () => {
  const [saved, sameField, expired, otherField] = [
    await aJob(app.context(), { family: 'design' }),
    await aJob(app.context(), { family: 'design', posted_on: '2026-10-01' }),
    await aJob(app.context(), { family: 'design', valid_until: '2026-11-20' }),
    await aJob(app.context(), { family: 'sales', posted_on: '2026-11-20' }),
  ];
  await save(ana, saved.slug);
  const { data, algorithm, bucket } = await feed(ana);
  expect(data.map(({ id }) => id)).toEqual([sameField.id, otherField.id]);
  expect(data.map(({ id }) => id)).not.toContain(expired.id);
  expect(data[0]?.attributes.reason).toEqual({ kind: 'saved', subject: 'design' });
  expect(Object.values(EXPERIMENTS.jobs.arms)).toContain(algorithm);
  expect(bucket).toMatch(/^member-[ab]$/);
  expect((await feed(ana)).bucket).toBe(bucket);
});

test('without any history, followed interests and profile skills determine the order', async () => {
  await loadCategories(app.context(), CONTENT);
  const design = await aJob(app.context(), { family: 'design', posted_on: '2026-10-01', description: 'Draw.' });
  const sql = await aJob(app.context(), { family: '', posted_on: '2026-10-01', description: 'Write SQL.' });
  await aJob(app.context(), { family: 'legal', posted_on: '2026-11-20', description: 'Read contracts.' });
  await readJobNeeds(app.context());
  await app.call(ana, 'PATCH /api/users/profile', { json: { skills: ['SQL'] } });
  const first = (await feed(ana)).data[0];
  expect(first).toMatchObject({ id: sql.id, attributes: { reason: { kind: 'skill', subject: 'SQL' } } });
  const ben = await aMember(app.context());
  const category = await app
    .context()
    .db.selectFrom('categories')
    .selectAll()
    .where('family', '=', 'design')
    .executeTakeFirstOrThrow();
  await app.call(ben, 'POST /api/categories/follow_topic', { query: { id: category.id } });
  expect((await feed(ben)).data[0]).toMatchObject({
    id: design.id,
    attributes: { reason: { kind: 'interest', subject: category.name } },
  });
});

test('somebody whose work is known gets what is near it and within reach, and nothing for a licence that they lack', async () => {
  const near = await aJob(app.context(), { title: 'Data analyst, stores', family: 'data', experience_min: 1, experience_max: 3 });
  await aJob(app.context(), { title: 'Head of data', family: 'data', experience_min: 8, experience_max: 12 });
  await aJob(app.context(), {
    title: 'Data apprentice',
    family: 'data',
    role_type: 'Apprenticeship',
    experience_min: 0,
    experience_max: 1,
  });
  await aJob(app.context(), {
    title: 'Staff nurse',
    family: 'health',
    description: 'GNM with registration in the nursing council.',
  });
  await app.call(ana, 'PATCH /api/users/profile', {
    json: {
      skills: ['SQL', 'English'],
      experience: [
        { title: 'Data analyst', organisation: 'A shop', started_on: '2024-08', ended_on: null, location: '', text: '' },
      ],
    },
  });
  const { data } = await feed(ana);
  expect(data.map(({ id }) => id)).toEqual([near.id]);
  expect(data[0]?.attributes.reason).toEqual({ kind: 'role', subject: 'Data analyst' });
});

test('a dismissed job is excluded, its field and employer rank lower, and the dismissal can be undone', async () => {
  const [design, sales] = [await aJob(app.context(), { family: 'design' }), await aJob(app.context(), { family: 'sales' })];
  const sameEmployer = await aJob(app.context(), { family: 'design', company_id: design.company_id });
  const before = await slugs(ana);
  for (const _ of [1, 2]) await app.call(ana, 'PUT /api/feeds/dismissals/{type}/{id}', dismissal(design.id));
  expect(await slugs(ana)).toEqual([sales.slug, sameEmployer.slug]);
  await app.call(ana, 'DELETE /api/feeds/dismissals/{type}/{id}', dismissal(design.id));
  expect(await slugs(ana)).toEqual(before);
  await expect(app.call(ana, 'PUT /api/feeds/dismissals/{type}/{id}', dismissal('nothing'))).rejects.toMatchObject({
    status: 404,
  });
  await expect(app.call(null, 'PUT /api/feeds/dismissals/{type}/{id}', dismissal(sameEmployer.id))).rejects.toMatchObject({
    status: 401,
  });
});

test('the pages of one visit do not repeat jobs, and jobs shown before return only when no others are left', async () => {
  for (let index = 0; index < 7; index += 1) await aJob(app.context(), { family: `family-${index}` });
  const all = [...(await slugs(ana, { per_page: 4 })), ...(await slugs(ana, { per_page: 4, page: 2 }))];
  expect(new Set(all).size).toBe(7);
  const firstPage = (await feed(ana, { per_page: 4 })).data;
  const withShownJobs = (jobs: readonly { id: string }[]) => ({
    cookie: `${ana.cookie}; ${SEEN_COOKIE}=${addMarks(
      '',
      jobs.map(({ id }) => computeMark('job', id)),
    )}`,
  });
  const next = await feed(withShownJobs(firstPage), { per_page: 4 });
  expect(next.data).toHaveLength(3);
  expect(next.data.some(({ id }) => firstPage.some((job) => job.id === id))).toBe(false);
  expect((await feed(withShownJobs([...firstPage, ...next.data]))).data).toHaveLength(7);
  expect((await feed({ cookie: `${ana.cookie}; ${SEEN_COOKIE}=no marks` })).data).toHaveLength(7);
});

test('arm b of the experiment recommends jobs that several members saved together with one of the reader’s jobs', async () => {
  const [seed, savedTogether, savedOnce] = [
    await aJob(app.context(), { family: 'design', title: 'Illustrator' }),
    await aJob(app.context(), { family: 'legal', posted_on: '2026-09-01' }),
    await aJob(app.context(), { family: 'sales', posted_on: '2026-09-01' }),
  ];
  for (let index = 0; index < 12; index += 1) await aJob(app.context(), { family: `family-${index}`, posted_on: '2026-11-19' });
  for (const _ of [1, 2, 3]) {
    const person = await aMember(app.context());
    for (const job of [seed, savedTogether]) await save(person, job.slug);
  }
  const singleMember = await aMember(app.context());
  for (const job of [seed, savedOnce]) await save(singleMember, job.slug);
  await relateItems(app.context());
  const similarItems = await app
    .context()
    .db.selectFrom('similar_items')
    .select('similar_id')
    .where('item_id', '=', seed.id)
    .execute();
  expect(similarItems).toEqual([{ similar_id: savedTogether.id }]);
  const reader = await aMemberInArm('b');
  await save(reader, seed.slug);
  expect((await feed(reader)).data.find(({ id }) => id === savedTogether.id)?.attributes.reason).toEqual({
    kind: 'collaborative',
    subject: 'Illustrator',
  });
});

/** Makes members until one belongs to an arm. */
async function aMemberInArm(arm: 'a' | 'b'): Promise<TestMember> {
  const seed = await aJob(app.context());
  for (;;) {
    const member = await aMember(app.context());
    await save(member, seed.slug);
    if ((await feed(member)).bucket.endsWith(arm)) return member;
  }
}
