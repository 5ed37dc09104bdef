import { expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { notificationSentence } from '#features/base/notifications/notification-sentence.ts';
import { bytesDocument } from '#features/operations/sources/server/source-document.ts';
import { importFile } from '#features/operations/sources/server/import-file.ts';
import { aCompany, aJob } from '#features/catalogue/jobs/server/testing.ts';

const app = openTestApp();
const ctx = () => app.context();
const getCompany = (person: TestUser | null, slug: string) => app.call(person, 'GET /api/companies/{slug}', { params: { slug } });
const follow = (person: TestUser | null, slug: string) =>
  app.call(person, 'POST /api/companies/{slug}/follow', { params: { slug } });
const unfollow = (person: TestUser, slug: string) =>
  app.call(person, 'DELETE /api/companies/{slug}/follow', { params: { slug } });
const listNotifications = async (person: TestUser) =>
  (await app.call(person, 'GET /api/notifications')).data.map(({ attributes }) => attributes);

const TEXT =
  'You count the stock every morning and explain the figures to the people who have to decide by noon. You write clearly and ask when something does not add up. We teach the rest on the job.';

/** A CSV file of jobs as an operator imports it. */
const toCsv = (rows: readonly [title: string, company: string][]) =>
  ['title,company,description', ...rows.map(([title, company]) => `${title},${company},${TEXT}`)].join('\n');
const importRows = (rows: readonly [string, string][]) =>
  importFile(ctx(), bytesDocument(new TextEncoder().encode(toCsv(rows))), { name: 'board', applyUrl: 'https://careers.example' });

test('a company shows its open jobs, and no closed ones', async () => {
  const { id: company_id, slug } = await aCompany(ctx(), { name: 'Kitewing' });
  await aJob(ctx(), { company_id, location: 'Kochi', posted_on: '2026-11-18' });
  await aJob(ctx(), { company_id, location: 'Kochi', posted_on: '2026-11-20', work_mode: 'Remote' });
  await aJob(ctx(), { company_id, location: 'Delhi', valid_until: '2026-11-01' });
  await aJob(ctx(), { company_id, location: 'Pune', closed_at: new Date() });
  const { attributes } = (await getCompany(null, slug)).data;
  expect(attributes).toMatchObject({ name: 'Kitewing', open_jobs: 2, places: [{ value: 'Kochi', count: 2 }] });
  expect(attributes.last_posted_on).toBe('2026-11-20');
  expect(attributes.work_modes.map(({ value }) => value).toSorted()).toEqual(['Hybrid', 'Remote']);
  await expect(getCompany(null, 'no-such-company')).rejects.toMatchObject({ status: 404 });
});

test('a company that was created by a job import has a page too', async () => {
  await importRows([['Night clerk', 'Quayside Hotels']]);
  expect((await getCompany(null, 'quayside-hotels')).data.attributes).toMatchObject({
    name: 'Quayside Hotels',
    open_jobs: 1,
    about: '',
  });
});

test('companies are filtered by name, place, open jobs and followed ones', async () => {
  const member = await aMember(ctx());
  const { slug } = await aCompany(ctx(), { name: '100% Tea_House', location: 'Ooty' });
  const { id: company_id } = await aCompany(ctx(), { name: 'Tea Garden', location: 'Ooty' });
  await aJob(ctx(), { company_id });
  await follow(member, slug);
  const names = async (person: TestUser | null, query: object) =>
    (await app.call(person, 'GET /api/companies', { query: { location: 'Ooty', ...query } })).data.map(
      (company) => company.attributes.name,
    );
  expect(await names(null, {})).toEqual(['100% Tea_House', 'Tea Garden']);
  expect(await names(null, { query: '0% t' })).toEqual(['100% Tea_House']);
  expect(await names(null, { hiring: true })).toEqual(['Tea Garden']);
  expect(await names(member, { following: true })).toEqual(['100% Tea_House']);
  expect(await names(null, { following: true })).toEqual([]);
});

test('following counts each person once, and unfollowing subtracts them', async () => {
  const { slug } = await aCompany(ctx());
  const people = await Promise.all([1, 2, 3].map(() => aMember(ctx())));
  await Promise.all(people.flatMap((person) => [follow(person, slug), follow(person, slug)]));
  expect((await getCompany(people[0] ?? null, slug)).data.attributes).toMatchObject({ followers: 3, following: true });
  const [first] = people;
  if (!first) throw new Error('no members were created');
  expect((await unfollow(first, slug)).data.attributes).toMatchObject({ followers: 2, following: false });
  expect((await unfollow(first, slug)).data.attributes.followers).toBe(2);
  await expect(follow(null, slug)).rejects.toMatchObject({ status: 401 });
});

test('followers are notified once per import, and not again for the same file', async () => {
  const [follower, otherFollower, stranger] = await Promise.all([1, 2, 3].map(() => aMember(ctx())));
  if (!follower || !otherFollower || !stranger) throw new Error('no members were created');
  await importRows([
    ['Porter', 'Alpha Freight'],
    ['Porter', 'Beta Freight'],
  ]);
  await follow(follower, 'alpha-freight');
  await follow(follower, 'beta-freight');
  await follow(otherFollower, 'beta-freight');
  await app.runTasks();
  expect(await listNotifications(follower)).toEqual([]);
  const rows: [string, string][] = [
    ['Driver', 'Alpha Freight'],
    ['Loader', 'Alpha Freight'],
    ['Clerk', 'Beta Freight'],
    ['Cook', 'Gamma Kitchens'],
  ];
  await importRows(rows);
  await app.runTasks();
  await importRows(rows);
  await app.runTasks();
  const [notification, ...others] = await listNotifications(follower);
  expect(notification?.url).toBe('/companies?following=true');
  expect(notification && notificationSentence(notification.kind, notification.facts)).toBe(
    '3 new jobs at Alpha Freight and another company you follow.',
  );
  expect(others).toEqual([]);
  const [onlyNotification, ...noOthers] = await listNotifications(otherFollower);
  expect(onlyNotification && notificationSentence(onlyNotification.kind, onlyNotification.facts)).toBe(
    'Beta Freight, which you follow, has a new job: Clerk',
  );
  expect(noOthers).toEqual([]);
  expect(await listNotifications(stranger)).toEqual([]);
});

test('the people of a company are the listed members whose public experience names it', async () => {
  const { name, slug } = await aCompany(ctx(), { name: 'Saltmarsh Works' });
  const createMember = async (name: string, json: object) => {
    const member = await aMember(ctx(), { name });
    await app.call(member, 'PATCH /api/users/profile', { json });
    return member;
  };
  const experience = (overrides: object = {}) => ({
    title: 'Fitter',
    organisation: ` ${name.toUpperCase()} `,
    started_on: '2020-01',
    ...overrides,
  });
  await createMember('Here Now', { experience: [experience({ title: 'Lead fitter' })] });
  const former = await createMember('Once There', { experience: [experience({ ended_on: '2022-03' })] });
  await createMember('Hidden Experience', { experience: [experience()], hidden: ['experience'] });
  await createMember('Not Listed', { experience: [experience()], listed: false });
  await createMember('Elsewhere', { experience: [experience({ organisation: 'Saltmarsh Works Canteen' })] });
  const staff = await aMember(ctx(), { staff: true });
  for (const viewer of [null, former, staff]) {
    const { data, meta } = await app.call(viewer, 'GET /api/companies/{slug}/people', { params: { slug } });
    expect(data.map(({ attributes }) => [attributes.name, attributes.role, attributes.current])).toEqual([
      ['Here Now', 'Lead fitter', true],
      ['Once There', 'Fitter', false],
    ]);
    expect(meta.total).toBe(2);
  }
});

test('related companies hire in the same fields, those with the most jobs first', async () => {
  const aHiringCompany = async (name: string, family: string, jobs = 1) => {
    const { id: company_id, slug } = await aCompany(ctx(), { name, location: '' });
    for (let job = 0; job < jobs; job += 1) await aJob(ctx(), { company_id, family });
    return slug;
  };
  const slug = await aHiringCompany('Loom One', 'weaving');
  await aHiringCompany('Loom Two', 'weaving');
  await aHiringCompany('Loom Three', 'weaving', 2);
  await aHiringCompany('Kiln', 'pottery');
  const { data } = await app.call(null, 'GET /api/companies/{slug}/related', { params: { slug } });
  expect(data.map(({ attributes }) => attributes.name)).toEqual(['Loom Three', 'Loom Two']);
});
