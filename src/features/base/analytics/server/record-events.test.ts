import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { countEvents } from './count-events.ts';
import { maintainPartitions } from './maintain-partitions.ts';

const app = openTestApp();
const event = { cookie: 'abcdef01231795223343000', url: '/jobs-apprenticeships', actionable_action: 'navigation' as const };
type Event = typeof event & Record<string, unknown>;
const db = () => app.context().db;
const send = (person: TestUser | null, ...events: Partial<Event>[]) =>
  app.call(person, 'POST /api/journeys', {
    json: {
      consent: 1,
      consented_at: '2026-11-20T08:00:00.000Z',
      events: events.map((overrides) => ({ ...event, ...overrides })) as never,
    },
  });
const listMine = (person: TestUser, query: object = {}) => app.call(person, 'GET /api/journeys/mine', { query });
/** Inserts events as if they had been recorded at another time. */
const insertEvent = (at: string, client_id: string, overrides: object = {}) =>
  db()
    .insertInto('journey_events')
    .values({
      at: new Date(at),
      client_id,
      url: '/',
      actionable_action: 'view',
      facts: '{}',
      user_id: null,
      actionable_id: null,
      actionable_type: null,
      algorithm: null,
      bucket: null,
      ...overrides,
    })
    .execute();
const months = async () => {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = 'journey_events'::regclass order by 1`.execute(
    db(),
  );
  return rows.map(({ name }) => name.replace('journeys_by_month.', ''));
};

beforeEach(() => db().deleteFrom('journey_events').execute());

test("events are stored under the session's member, whatever the payload claims", async () => {
  const [ana, ben] = [await aMember(app.context()), await aMember(app.context())];
  await send(ana, { user_id: ben.id });
  const rows = await db().selectFrom('journey_events').select(['user_id', 'actionable_action']).execute();
  expect(rows).toEqual([{ user_id: ana.id, actionable_action: 'navigation' }]);
});

test('what is recorded says which words were agreed to, and when', async () => {
  await send(null, {});
  const { facts } = await db().selectFrom('journey_events').select('facts').executeTakeFirstOrThrow();
  expect(facts).toEqual({ consent_version: 1, consented_at: '2026-11-20T08:00:00.000Z' });
});

test('nothing is recorded without consent, nor with consent to former words', async () => {
  const consented_at = '2026-11-20T08:00:00.000Z';
  for (const consent of [{}, { consent: true }, { consent: 1 }, { consent: 0, consented_at }, { consent: 2, consented_at }]) {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ ...consent, events: [event] }),
    };
    expect((await app.fetch('/api/journeys', init)).status).toBe(422);
  }
  expect(await db().selectFrom('journey_events').select('id').execute()).toEqual([]);
});

test("a member sees their own events by page and action, and no one else's", async () => {
  const [ana, ben] = [await aMember(app.context()), await aMember(app.context())];
  await send(ana, {}, {}, {
    actionable_action: 'save',
    actionable_type: 'job',
    actionable_id: 'analyst',
    algorithm: 'x-1',
    bucket: 'member-a',
    window_width: 390,
  } as never);
  await send(ben, {});
  await send(null, {});
  const { data, meta } = await listMine(ana, { per_page: 2 });
  expect(data[0]?.attributes).toMatchObject({
    action: 'save',
    item_type: 'job',
    item_id: 'analyst',
    algorithm: 'x-1',
    facts: { window_width: 390 },
  });
  expect(meta.counts).toEqual([
    { action: 'navigation', count: 2 },
    { action: 'save', count: 1 },
  ]);
  const rest = await listMine(ana, { cursor: meta.next_cursor });
  expect(new Set([...data, ...rest.data].map(({ id }) => id)).size).toBe(3);
  expect((await listMine(ana, { action: 'save' })).data).toHaveLength(1);
  await expect(app.call(null, 'GET /api/journeys/mine')).rejects.toMatchObject({ status: 401 });
});

test('a member deletes their own events and no others', async () => {
  const [ana, ben] = [await aMember(app.context()), await aMember(app.context())];
  await send(ana, {}, {});
  await send(ben, {});
  expect(await app.call(ana, 'DELETE /api/journeys/mine')).toEqual({ deleted: 2 });
  expect((await listMine(ana)).data).toEqual([]);
  expect((await listMine(ben)).data).toHaveLength(1);
});

test('future partitions are created ahead, and partitions beyond the retention are dropped', async () => {
  await sql`select make_journeys_month('2024-05-10')`.execute(db());
  await insertEvent('2024-05-10T00:00:00Z', 'old');
  await insertEvent('2025-10-20T00:00:00Z', 'just-too-old');
  await insertEvent('2025-10-22T00:00:00Z', 'just-kept');
  await maintainPartitions(app.context());
  expect((await db().selectFrom('journey_events').select('client_id').execute()).map((row) => row.client_id)).toEqual([
    'just-kept',
  ]);
  expect(await months()).not.toContain('m2024_05');
  expect(await months()).toEqual(expect.arrayContaining(['m2026_11', 'm2026_12', 'm2027_01', 'm2027_02', 'other']));
});

test('events stored before their partition existed are moved into it', async () => {
  await insertEvent('2031-03-31T23:30:00Z', 'early');
  await insertEvent('2031-04-01T00:00:00Z', 'next');
  await sql`select make_journeys_month('2031-03-01'), make_journeys_month('2031-03-31')`.execute(db());
  const { rows } = await sql<{ part: string; client_id: string }>`
    select tableoid::regclass::text as part, client_id from journey_events order by at`.execute(db());
  expect(rows).toEqual([
    { part: 'journeys_by_month.m2031_03', client_id: 'early' },
    { part: 'journeys_by_month.other', client_id: 'next' },
  ]);
});

const job = { actionable_type: 'job' };
const STEPS = [
  job,
  { actionable_action: 'apply', ...job },
  { actionable_action: 'offer' },
  { actionable_action: 'fitment-score-payment' },
  { actionable_action: 'fitment-score' },
  { actionable_action: 'roadmap', actionable_type: 'Job' },
];

test('staff see a weekly funnel where a step counts only after all earlier ones; recounting changes nothing', async () => {
  const staff = await aMember(app.context(), { staff: true });
  const visit = async (client: string, steps: readonly number[], at = '2026-11-20T08:00:00Z') => {
    for (const step of steps) await insertEvent(at, client, STEPS[step]);
  };
  await visit('whole', [0, 1, 2, 3, 4, 5]);
  await visit('looked', [0, 0]);
  await visit('jumped', [0, 3, 5]);
  await visit('earlier', [0, 1], '2026-11-11T08:00:00Z');
  for (const _ of [1, 2]) await countEvents(app.context());
  const { data } = await app.call(staff, 'GET /api/journeys/report');
  expect(data.attributes.weeks).toEqual([
    { week: '2026-11-16', people: [3, 1, 1, 1, 1, 1] },
    { week: '2026-11-09', people: [1, 1, 0, 0, 0, 0] },
  ]);
  expect(data.attributes.counted_until).toBe('2026-11-20');
});

test('staff compare algorithms with significance; members get a 404', async () => {
  const staff = await aMember(app.context(), { staff: true });
  const insertMany = (count: number, action: string, algorithm: string, bucket: string) =>
    Promise.all(
      Array.from({ length: count }, () =>
        insertEvent('2026-11-20T08:00:00Z', 'x', { ...job, actionable_action: action, algorithm, bucket }),
      ),
    );
  await insertMany(40, 'impression', 'one-1', 'member-a');
  await insertMany(8, 'open', 'one-1', 'member-a');
  await insertMany(40, 'impression', 'two-1', 'member-b');
  await insertMany(9, 'open', 'two-1', 'member-b');
  const report = async () => {
    await countEvents(app.context());
    return (await app.call(staff, 'GET /api/journeys/report')).data.attributes.kinds;
  };
  const [kind] = await report();
  expect(kind).toMatchObject({
    item_type: 'job',
    arms: [{ impressions: 40, opens: 8, open_rate: { value: 0.2 } }, { opens: 9 }],
  });
  expect(kind?.differences[0]?.is_significant).toBe(false);
  await insertMany(20, 'open', 'two-1', 'member-b');
  expect((await report())[0]?.differences[0]?.is_significant).toBe(true);
  for (const person of [null, await aMember(app.context())])
    await expect(app.call(person, 'GET /api/journeys/report')).rejects.toMatchObject({ status: 404 });
  const editor = await aMember(app.context(), { staff: ['editor'] });
  await expect(app.call(editor, 'GET /api/journeys/report')).rejects.toMatchObject({ status: 403 });
});
