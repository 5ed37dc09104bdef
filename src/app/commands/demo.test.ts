import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { aJob } from '#features/catalogue/jobs/server/testing.ts';
import { aScoredApplication } from '#features/member/fitment/server/testing.ts';
import { anEmployer } from '#features/operations/hiring-teams/server/testing.ts';
import { hasDemo } from '#platform/db/content-loads.ts';
import { loadCatalogue } from '../boot/catalogue.ts';
import { removeDemo } from '../boot/remove-demo.ts';
import { CONTENT } from '../boot/start-up.ts';
import { openTestApp } from '../boot/testing.ts';
import { demo, finishDemoRemoval } from '../wiring/demo.ts';
import { demoCommand } from './demo.ts';

const app = openTestApp();
afterEach(() => vi.restoreAllMocks());

/** What `demo remove` prints. */
async function run(...args: string[]): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  await demoCommand.prepare(['remove', ...args])(app.context());
  return log.mock.calls.flat().join('\n');
}

const readJobs = async () => (await app.call(null, 'GET /api/jobs', { query: { per_page: 50 } })).data;
const firstOf = <T>([first]: readonly T[]): T => {
  if (first === undefined) throw new Error('there is none');
  return first;
};

let member: TestMember;
let entries: { applicationId: string; fitmentId: string };
let board: string;
let answered: string;
let program: string;

beforeAll(async () => {
  await loadCatalogue(app.running(), CONTENT);
  const ctx = app.context();
  member = await aMember(ctx, { name: 'Asha Menon' });
  entries = await aScoredApplication(ctx, { member, title: 'Analyst of the demo' });
  const insight = firstOf((await app.call(null, 'GET /api/knowledges')).data).id;
  await app.call(member, 'POST /api/knowledges/{id}/save', { params: { id: insight } });
  const json = { commentable_type: 'knowledge', commentable_id: insight, body: 'I did this last week.' };
  await app.call(member, 'POST /api/comments', { json });
  const created = await app.call(member, 'POST /api/boards', { json: { title: 'My own reading', privacy: false } });
  board = created.data.attributes.slug;
  for (const [kind, ref] of [
    ['insight', insight],
    ['skill', 'sql'],
  ] as const)
    await app.call(member, 'POST /api/boards/{board_slug}/pin_card_to_board', {
      params: { board_slug: board },
      json: { kind, ref },
    });
  const question = firstOf((await app.call(null, 'GET /api/questions')).data);
  answered = question.attributes.slug;
  await app.call(member, 'POST /api/questions/{slug}/answers', {
    params: { slug: answered },
    json: { body: 'I would begin with the smallest thing that helps somebody.' },
  });
  const { db } = ctx;
  const { id, title } = await db
    .selectFrom('programs')
    .select(['id', 'title'])
    .where('source', '=', 'catalogue')
    .where('application', 'is not', null)
    .executeTakeFirstOrThrow();
  program = title;
  await db.insertInto('tracker_entries').values({ user_id: member.id, program_id: id, notes: 'Ask about dates' }).execute();
  await db.insertInto('application_forms').values({ user_id: member.id, program_id: id }).execute();
}, 180_000);

test('what refuses to lose a row of the demo is named in `wiring/demo.ts`', async () => {
  const { rows } = await sql<{ reference: string }>`
    select c.conrelid::regclass || '.' || a.attname as reference
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confdeltype = 'a' and c.confrelid::regclass::text = any(${demo.map(({ table }) => table)}::text[])
    order by 1`.execute(app.context().db);
  expect(rows.map(({ reference }) => reference)).toEqual([
    'application_forms.program_id',
    'job_applications.job_id',
    'jobs.company_id',
    'programs.university_id',
    'purchases.user_id',
    'referral_payments.program_id',
    'tracker_entries.job_id',
    'tracker_entries.program_id',
  ]);
});

test('without --yes it asks, and where nobody can answer it removes nothing', async () => {
  await expect(run()).rejects.toThrow('confirm it with --yes');
  expect((await readJobs()).length).toBeGreaterThan(0);
});

test('an interrupted removal is not loaded again, and the next run finishes it', async () => {
  const kinds = demo.map((kind) =>
    kind.name === 'jobs' ? { ...kind, rescue: () => Promise.reject(new Error('the connection was lost')) } : kind,
  );
  await expect(removeDemo(app.context(), kinds, finishDemoRemoval)).rejects.toThrow('the connection was lost');
  expect((await app.call(null, 'GET /api/blogs')).data).toEqual([]);
  expect(await hasDemo(app.context())).toBe(true);
  await loadCatalogue(app.running(), CONTENT);
  expect((await app.call(null, 'GET /api/blogs')).data).toEqual([]);

  const ctx = app.context();
  const own = await aJob(ctx, { source: 'employer', title: 'A job of a real company' });
  const demoCompany = firstOf((await app.call(null, 'GET /api/companies')).data).id;
  await anEmployer(ctx, demoCompany, { name: 'Somebody real' });

  const printed = await run('--yes');
  expect(printed).toMatch(/\d+ jobs\n/);
  expect(printed).toMatch(/\d+ companies\n/);
  expect(printed).toMatch(/Kept, because of what members did with them:\n +1 questions with answers\n +1 companies/);
  expect((await readJobs()).map(({ id }) => id)).toEqual([own.id]);
  expect(await hasDemo(ctx)).toBe(false);
  await loadCatalogue(app.running(), CONTENT);
  expect((await readJobs()).map(({ id }) => id)).toEqual([own.id]);
}, 120_000);

test('nothing of it is left in lists, search and sitemaps, and courses and skills are', async () => {
  for (const map of ['universities', 'insights', 'blog'])
    expect(await (await app.fetch(`/sitemaps/${map}.xml`)).text()).not.toContain('<loc>');
  expect((await app.call(null, 'GET /api/boards/learning_packs')).data).toEqual([]);
  expect((await app.call(null, 'GET /api/testimonials/get_testimonials')).data).toEqual([]);
  const { data } = await app.call(null, 'GET /api/universal_search/{kind}', {
    params: { kind: 'job' },
    query: { query: 'nurse' },
  });
  expect(data).toEqual([]);
  expect(await (await app.fetch('/sitemaps/courses.xml')).text()).toContain('<loc>');
  expect(await app.context().db.selectFrom('comments').select('id').execute()).toEqual([]);
});

test("a member's application for a demo job is a private entry with its score, and their board keeps its other cards", async () => {
  const { data } = await app.call(member, 'GET /api/tracker');
  expect(data.map(({ attributes }) => [attributes.title, attributes.stage]).toSorted()).toEqual([
    ['Analyst of the demo', 'considering'],
    [program, 'saved'],
  ]);
  const { fitmentId, applicationId } = entries;
  const score = await app.call(member, 'GET /api/fitment_scores/{id}', { params: { id: fitmentId } });
  expect(score.data.attributes).toMatchObject({ job_application_id: applicationId, status: 'ready' });
  const own = await app.call(member, 'GET /api/boards/{board_slug}', { params: { board_slug: board } });
  expect(own.data.attributes.cards.map(({ kind }) => kind)).toEqual(['skill']);
  expect(own.data.attributes.card_count).toBe(1);
});

test('a question that a member has answered stays, and an unpaid application for a program does not', async () => {
  const { data } = await app.call(null, 'GET /api/questions');
  expect(data.map(({ attributes }) => attributes.slug)).toEqual([answered]);
  expect(await app.context().db.selectFrom('application_forms').select('id').execute()).toEqual([]);
});

test('a second removal is refused with a sentence', async () => {
  await expect(run('--yes')).rejects.toThrow('There is no demo in this database, so nothing was removed.');
});
