/** Whatever a body holds beyond what was asked for has no effect, and whatever it holds instead is no 500. */
import { Buffer } from 'node:buffer';
import { describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { contract } from '#app/contract.ts';
import { openTestApp, ORIGIN } from '#app/testing.ts';
import { aBrowser, aMember } from '#features/accounts/server/testing.ts';
import { aBoard, aCard } from '#features/boards/server/testing.ts';
import { aScoredApplication } from '#features/fitment/server/testing.ts';
import { aCategory, anAnswer, aQuestion } from '#features/communities/server/testing.ts';
import { aJob } from '#features/jobs/server/testing.ts';
import { pathOf, requestOf, type RequestParts } from '#platform/contract/request.ts';

const app = openTestApp(
  {},
  {
    identitySandbox: true,
    commentables: { open: { find: async () => ({ ownerId: null, title: 'An open thing', url: '/open' }) } },
  },
);
const db = () => app.context().db;

async function aWorld() {
  const { member, applicationId, fitmentId } = await aScoredApplication(app.context());
  const query = { source_type: 'JobApplication', source_id: applicationId } as const;
  const { data: plan } = await app.call(member, 'POST /api/roadmaps/by_source', { query });
  await db().updateTable('fitment_scores').set({ unlocked_at: new Date() }).where('id', '=', fitmentId).execute();
  const finished = await aScoredApplication(app.context(), { member });
  const { data: walked } = await app.call(member, 'POST /api/roadmaps/by_source', {
    query: { source_type: 'JobApplication', source_id: finished.applicationId },
  });
  await db()
    .insertInto('roadmap_stations')
    .values(walked.attributes.skills.map(({ skill_id }) => ({ roadmap_id: walked.id, skill_id, done_at: new Date() })))
    .execute();
  const job = await aJob(app.context());
  const { skills } = plan.attributes;
  const { slug: boardSlug } = (await aBoard(app, member)).attributes;
  const { id: cardId } = await aCard(app, member, boardSlug);
  const { data: board } = await app.call(member, 'POST /api/boards/{board_slug}/sections', {
    params: { board_slug: boardSlug },
    json: { title: 'Letters' },
  });
  const colleague = await aMember(app.context());
  const staff = await aMember(app.context(), { staff: true });
  const category = await aCategory(app.context());
  const asked = await aQuestion(app, { by: member, category: category.slug });
  const other = await aQuestion(app, { category: category.slug });
  const { data: reported } = await app.call(member, 'POST /api/reports', {
    json: { object_type: 'question', object_id: other.id, reason: 'spam' },
  });
  const { data: suggestion } = await app.call(member, 'POST /api/topic_suggestions', {
    json: { name: 'Rye', category: category.slug, reason: '' },
  });
  const { data: comment } = await app.call(member, 'POST /api/comments', {
    json: { commentable_type: 'open', commentable_id: 'a-thing', body: 'Well said.' },
  });
  const { data: draft } = await app.call(member, 'POST /api/knowledges', { json: { title: 'A draft' } });
  return {
    member,
    staff,
    category,
    asked,
    other,
    answer: await anAnswer(app, asked, member),
    caseId: reported.id,
    suggestionId: suggestion.id,
    applicationId,
    fitmentId,
    roadmapId: plan.id,
    finishedRoadmapId: walked.id,
    skillIds: skills.map(({ skill_id }) => skill_id),
    resourceId: skills[0]?.resources[0]?.id,
    job,
    boardSlug,
    cardId,
    sectionId: board.attributes.sections[0]?.id ?? '',
    colleagueId: colleague.id,
    draftId: draft.id,
    commentId: comment.id,
  };
}
type World = Awaited<ReturnType<typeof aWorld>>;

const visit = { cookie: 'abcdef012312345678901', url: '/', actionable_action: 'view', additional_info: { from: 'list' } };

const onBoard = ({ boardSlug }: World, more = {}) => ({ params: { board_slug: boardSlug, ...more } });
const insight = {
  title: 'One picture',
  summary: 'The row stays.',
  body: '<p>A window keeps each row.</p>',
  category: null,
  hashtags: ['SQL'],
  source_url: 'https://a.example/',
  cover: 'waves',
  publish: false,
};

/** A good request for every endpoint that takes a JSON body. */
const GOOD: Record<string, (world: World) => RequestParts & { json: Record<string, unknown> }> = {
  'PATCH /api/users/update_profile': () => ({ json: { name: 'Ana Silva', headline: 'Analyst', location: 'Kochi' } }),
  'PATCH /api/users/profile': () => ({
    json: {
      about: 'About me.',
      goals: 'A role.',
      links: [{ label: 'Work', url: 'https://work.example' }],
      skills: ['SQL'],
      experience: [{ title: 'Analyst', organisation: 'Trent', started_on: '2024-01', ended_on: null }],
      education: [{ title: 'B.Com', organisation: 'Kerala University', started_on: '2016-06', ended_on: '2019-04' }],
      certificates: [{ title: 'Data', issuer: 'Google', issued_on: '2025-03', url: '', skill: 'SQL' }],
      hidden: ['goals'],
      quoted: ['sql'],
      listed: true,
    },
  }),
  'POST /api/credentials': ({ finishedRoadmapId }) => ({ json: { roadmap_id: finishedRoadmapId } }),
  'POST /api/users/delete_account': () => ({ json: { confirm: 'delete my account' } }),
  'POST /api/users/update_user_interest': () => ({ json: { hashtags: [] } }),
  'POST /api/comments': () => ({
    json: { commentable_type: 'open', commentable_id: 'a-thing', parent_id: null, body: 'Well said.' },
  }),
  'PATCH /api/comments/{id}': ({ commentId }) => ({ params: { id: commentId }, json: { body: 'Better said.' } }),
  'POST /api/knowledges': () => ({ json: insight }),
  'PATCH /api/knowledges/{slug}': ({ draftId }) => ({ params: { slug: draftId }, json: insight }),
  'POST /api/jobs/{slug}/report': ({ job }) => ({
    params: { slug: job.slug },
    json: { reason: 'other', note: 'Asks for money.' },
  }),
  'POST /api/fitment_scores': ({ applicationId }) => ({ json: { job_application_id: applicationId } }),
  'POST /api/fitment_scores/{id}/what_if': ({ fitmentId }) => ({ params: { id: fitmentId }, json: { ticked: ['sql'] } }),
  'PATCH /api/fitment_scores/{id}/evidence': ({ fitmentId }) => ({
    params: { id: fitmentId },
    json: {
      strike: ['excel'],
      unstrike: ['sql'],
      attach: { skill_id: 'pandas', text: 'Cleaned two years of returns.' },
      detach: 'sql',
    },
  }),
  'PATCH /api/roadmap/{id}/mark_as_read': ({ roadmapId }) => ({ params: { id: roadmapId }, json: {} }),
  'PATCH /api/roadmaps/{id}/schedule': ({ roadmapId }) => ({
    params: { id: roadmapId },
    json: { hours_per_week: 5, start_on: '2026-12-01' },
  }),
  'PATCH /api/roadmaps/{id}/reminders': ({ roadmapId }) => ({ params: { id: roadmapId }, json: { on: false } }),
  'PUT /api/roadmaps/{id}/order': ({ roadmapId, skillIds }) => ({
    params: { id: roadmapId },
    json: { skill_ids: skillIds.toReversed() },
  }),
  'PATCH /api/roadmaps/{id}/skills/{skill_id}': ({ roadmapId, skillIds }) => ({
    params: { id: roadmapId, skill_id: skillIds[0] },
    json: { done: true, note: 'A note.' },
  }),
  'POST /api/roadmaps/{id}/resources/{resource_id}/report': ({ roadmapId, resourceId }) => ({
    params: { id: roadmapId, resource_id: resourceId },
    json: { reason: 'gone' },
  }),
  'POST /api/roadmaps/{id}/links/{kind}': ({ roadmapId }) => ({
    params: { id: roadmapId, kind: 'share' },
    json: { with_score: true },
  }),
  'PATCH /api/roadmaps/{id}/resources/{resource_id}': ({ roadmapId, resourceId }) => ({
    params: { id: roadmapId, resource_id: resourceId },
    json: { done: true },
  }),
  'POST /api/purchases': ({ roadmapId }) => ({
    json: { purchasable_id: roadmapId, purchasable_type: 'Roadmap', state_code: '32' },
  }),
  'POST /api/boards': () => ({ json: { title: 'SQL', description: 'Joins and windows.', privacy: true } }),
  'PATCH /api/boards/{board_slug}': (world) => ({
    ...onBoard(world),
    json: { title: 'SQL', description: 'Joins and windows.', privacy: true },
  }),
  'POST /api/boards/{board_slug}/pin_card_to_board': (world) => ({
    ...onBoard(world),
    json: { kind: 'link', url: 'https://example.com/', title: 'A page', text: '', note: 'Soon.', section_id: world.sectionId },
  }),
  'PATCH /api/boards/{board_slug}/cards/{card_id}': (world) => ({
    ...onBoard(world, { card_id: world.cardId }),
    json: { title: 'A note', text: 'Read it.', note: 'Soon.', section_id: world.sectionId },
  }),
  'PUT /api/boards/{board_slug}/order': (world) => ({
    ...onBoard(world),
    json: { groups: [{ section_id: world.sectionId, card_ids: [world.cardId] }] },
  }),
  'POST /api/boards/{board_slug}/sections': (world) => ({ ...onBoard(world), json: { title: 'Start here' } }),
  'PATCH /api/boards/{board_slug}/sections/{section_id}': (world) => ({
    ...onBoard(world, { section_id: world.sectionId }),
    json: { title: 'Start here' },
  }),
  'POST /api/boards/{board_slug}/collaborators': (world) => ({ ...onBoard(world), json: { user_id: world.colleagueId } }),
  'POST /api/reports': ({ other }) => ({
    json: { object_type: 'question', object_id: other.id, reason: 'abuse', note: 'Rude.' },
  }),
  'POST /api/moderation/{id}/hide': ({ caseId }) => ({ params: { id: caseId }, json: { reason: 'This sells something.' } }),
  'POST /api/categories/{slug}/events': ({ category }) => ({
    params: { slug: category.slug },
    json: {
      kind: 'fair',
      title: 'A fair of trades',
      text: 'Many trades in one hall.',
      place: 'Kochi',
      link: 'https://fair.example/',
      organiser: 'The town',
      starts_at: '2026-12-05T10:00:00Z',
      ends_at: '2026-12-05T12:00:00Z',
      time_zone: 'UTC',
    },
  }),
  'POST /api/topic_suggestions': ({ category }) => ({ json: { name: 'Spelt', category: category.slug, reason: 'It is old.' } }),
  'POST /api/topic_suggestions/{id}/decide': ({ suggestionId }) => ({
    params: { id: suggestionId },
    json: { accept: true, answer: 'Gladly.' },
  }),
  'POST /api/questions': ({ category }) => ({
    json: {
      category: category.slug,
      kind: 'question',
      title: 'How warm is a warm place?',
      body: 'In degrees.',
      hashtags: ['Dough'],
    },
  }),
  'PATCH /api/questions/{slug}': ({ asked }) => ({
    params: { slug: asked.slug },
    json: { title: 'How warm is a warm place?', body: 'In degrees.', hashtags: ['Dough'] },
  }),
  'POST /api/questions/{slug}/answers': ({ other }) => ({
    params: { slug: other.slug },
    json: { body: 'About as warm as a hand.' },
  }),
  'PATCH /api/answers/{id}': ({ answer }) => ({ params: { id: answer.id }, json: { body: 'About as warm as a hand.' } }),
  'POST /api/journeys': () => ({ json: { consent: true, events: [visit] } }),
};

/** What staff alone may do. */
const STAFF = /\/(hide|events|decide)$/;
const sender = (key: string, { member, staff }: World) => (STAFF.test(key) ? staff : member).cookie;

const EVIL = 'planted-by-a-stranger';

/** Everything a program might be careless enough to believe. */
const extras = (stranger: { id: string }) => ({
  ...Object.fromEntries(['id', 'user_id', 'owner_id', 'member_id', 'actor_id', 'viewer_id'].map((name) => [name, stranger.id])),
  ...Object.fromEntries(['slug', 'role', 'file_key', 'txnid', 'fileName', 'title', 'provider_ref'].map((name) => [name, EVIL])),
  email: `${EVIL}@evil.example`,
  email_verified: true,
  is_admin: true,
  staff: true,
  status: 'success',
  amount: 1,
  amount_paise: 1,
  price: 1,
  total_price: 1,
  purchased: true,
  purchased_at: '2020-01-01',
  unlocked: true,
  unlocked_at: '2020-01-01',
});
const POLLUTION = `"__proto__":{"staff":true,"${EVIL}":true},"constructor":{"prototype":{"staff":true,"${EVIL}":true}}`;

/** Rows of all tables that mention a text, as `table: row`. */
async function mentions(text: string): Promise<string[]> {
  const tables = await sql<{
    schema: string;
    name: string;
  }>`select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'tasks') and table_type = 'BASE TABLE'`.execute(db());
  const found = [];
  for (const { schema, name } of tables.rows) {
    const table = sql.id(schema, name);
    const { rows } = await sql<{
      row: string;
    }>`select t::text as row from ${table} as t where t::text like ${`%${text}%`}`.execute(db());
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

const headersOf = (cookie: string) => ({ 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', cookie });
const send = (key: string, parts: RequestParts, cookie: string, body: string) =>
  app.fetch(pathOf(key, parts), { method: key.split(' ')[0] ?? '', headers: headersOf(cookie), body });

test('every endpoint that takes JSON is tried', () => {
  const taking = Object.entries(contract).flatMap(([key, { body }]) => (body && 'json' in body ? [key] : []));
  expect(taking.toSorted()).toEqual(Object.keys(GOOD).toSorted());
});

describe.each(Object.entries(GOOD))('%s', (key, good) => {
  test('takes what was asked for, and nothing that came along', async () => {
    const [world, stranger] = [await aWorld(), await aMember(app.context())];
    const parts = good(world);
    const strangersOwn = await mentions(stranger.id);
    const poisoned = JSON.stringify({ ...extras(stranger), ...parts.json }).replace(/^\{/, `{${POLLUTION},`);
    const response = await send(key, parts, sender(key, world), poisoned);

    expect(response.status, await response.clone().text()).toBeLessThan(300);
    expect(await mentions(stranger.id)).toEqual(strangersOwn);
    expect(await mentions(EVIL)).toEqual([]);
    await expectUntouched(world.member.id);
    expect(Object.hasOwn(Object.prototype, 'staff') || Object.hasOwn(Object.prototype, EVIL)).toBe(false);
  });

  test('answers anything in the place of its fields without a 500', async () => {
    const world = await aWorld();
    const parts = good(world);
    const bodies = [...leaves(parts.json)].flatMap((path) => HOSTILE.map((value) => replaced(parts.json, path, value)));
    for (const body of bodies) {
      const response = await send(key, parts, sender(key, world), body);
      expect(response.status, `${body.slice(0, 300)} ${await response.text()}`).toBeLessThan(500);
    }
  });
});

/** Nobody was made staff, and nothing was opened or made cheaper. */
async function expectUntouched(userId: string): Promise<void> {
  const user = await db().selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  expect(user.staff).toBe(false);
  const plans = await db().selectFrom('roadmaps').select('purchased_at').where('user_id', '=', userId).execute();
  for (const plan of plans) expect(plan.purchased_at).toBeNull();
  const purchases = await db().selectFrom('purchases').select(['status', 'amount_paise']).where('user_id', '=', userId).execute();
  for (const purchase of purchases) expect(purchase).toEqual({ status: 'created', amount_paise: 19_900 });
}

/** In the place of a value, as JSON text. NUL and half a surrogate pair cannot be stored. */
const HOSTILE = [
  'null',
  '[]',
  '{}',
  '[["x"]]',
  'true',
  '-1',
  '1e400',
  '9007199254740993',
  '""',
  '"\\u0000 and ten more characters"',
  '"\\ud800 and ten more characters"',
  '"a\\r\\nBcc: x@evil.example"',
  `"${'(((((a+)+)+$%_\\\\'.repeat(4)}"`,
  JSON.stringify('😀'.repeat(300)),
  JSON.stringify('w'.repeat(10_000)),
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
];

/** Paths to all values of a body that hold no others. */
function* leaves(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (typeof value !== 'object' || value === null) return yield path;
  for (const [name, inner] of Object.entries(value)) yield* leaves(inner, [...path, name]);
}

const MARK = '\u2603';
function replaced(body: unknown, path: readonly string[], text: string): string {
  const copy: unknown = structuredClone(body);
  let at: unknown = copy;
  for (const name of path.slice(0, -1)) at = Reflect.get(Object(at), name);
  Reflect.set(Object(at), path.at(-1) ?? '', MARK);
  return JSON.stringify(copy).replace(`"${MARK}"`, () => text);
}

test('text that cannot be stored is the sender’s mistake, wherever it stands', async () => {
  const { member } = await aWorld();
  for (const text of ['a\\u0000b', 'half a pair \\ud800', '\\udc00 the other half'])
    for (const [key, body] of [
      ['PATCH /api/users/update_profile', `{"name":"${text}"}`],
      [
        'POST /api/journeys',
        JSON.stringify({ consent: true, events: [{ ...visit, additional_info: { k: MARK } }] }).replace(MARK, () => text),
      ],
      [
        'POST /api/journeys',
        JSON.stringify({ consent: true, events: [{ ...visit, additional_info: { [MARK]: 'v' } }] }).replace(MARK, () => text),
      ],
    ] as const)
      expect((await send(key, {}, member.cookie, body)).status, `${key} ${body}`).toBe(422);
});

test('an application takes its letter, its job and its file, and nothing else', async () => {
  const [member, stranger] = [await aMember(app.context()), await aMember(app.context())];
  const job = await aJob(app.context());
  const multipart = {
    ...extras(stranger),
    job_slug: job.slug,
    cover_letter: 'Hello.',
    file: new File(['Ana Silva, SQL'], 'cv.txt'),
  };
  const request = requestOf('POST /api/job_applications', { multipart }, ORIGIN, {
    headers: { cookie: member.cookie, 'sec-fetch-site': 'same-origin' },
  });
  expect((await app.fetch(request.url, request)).status).toBe(201);
  expect(await mentions(EVIL)).toEqual([]);
  const row = await db().selectFrom('job_applications').selectAll().where('user_id', '=', member.id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ status: 'submitted', file_name: 'cv.txt' });
});

test('a field or a file sent twice is refused, not chosen from', async () => {
  const member = await aMember(app.context());
  const job = await aJob(app.context());
  const twice = async (name: string) => {
    const form = new FormData();
    form.append('job_slug', job.slug);
    form.append('file', new File(['Ana Silva, SQL'], 'cv.txt'));
    form.append(name, name === 'file' ? new File(['Ana Silva, SQL'], 'cv2.txt') : job.slug);
    const headers = { cookie: member.cookie, 'sec-fetch-site': 'same-origin' };
    return (await app.fetch('/api/job_applications', { method: 'POST', headers, body: form })).status;
  };
  expect([await twice('file'), await twice('job_slug')]).toEqual([422, 422]);
  const headers = { cookie: member.cookie };
  expect((await app.fetch('/api/purchases?txnid=T1&txnid=T2', { headers })).status).toBe(422);
});

test('signing in makes nobody staff, whatever the form says', async () => {
  const stranger = await aMember(app.context());
  const browser = aBrowser(app);
  const answer = await browser.leave('google', 'asha');
  const fields = Object.fromEntries(Object.entries(extras(stranger)).map(([name, value]) => [name, String(value)]));
  const response = await browser.finish('google', { ...fields, ...answer });
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as { data: { id: string; attributes: { staff: boolean; email: string } } };
  expect([data.attributes.staff, data.attributes.email, data.id === stranger.id]).toEqual([
    false,
    'asha.menon@people.example',
    false,
  ]);
});

test('a body that is not JSON, too deep or too large is a 4xx', async () => {
  const { cookie } = await aMember(app.context());
  const change = (body: string) => send('PATCH /api/users/update_profile', {}, cookie, body);
  expect((await change('{"name":')).status).toBe(400);
  expect((await change('['.repeat(49_000))).status).toBe(400);
  expect([400, 422]).toContain((await change(`${'['.repeat(49_000)}${']'.repeat(49_000)}`)).status);
  expect((await change(JSON.stringify({ name: 'a'.repeat(2_000_000) }))).status).toBe(413);
  const stream = new ReadableStream({
    pull: (controller) => controller.enqueue(Buffer.alloc(64_000, 'a')),
  });
  const endless = { method: 'PATCH', headers: headersOf(cookie), body: stream, duplex: 'half' as const };
  expect((await app.fetch('/api/users/update_profile', endless)).status).toBe(413);
});
