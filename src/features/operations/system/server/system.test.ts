import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { assignArm } from '#features/base/ranking/server/index.ts';
import type { Problem } from '#platform/contract/problem.ts';
import { aFailedMail, aFailedTask, giveUpMail } from './testing.ts';

const SECRET = 'not-for-any-eyes';
const app = openTestApp({
  BRAND_NAME: 'Kite',
  LLM_API_KEY: SECRET,
  LLM_BASE_URL: `https://kite:${SECRET}@llm.example/v1?key=${SECRET}`,
  LLM_MODEL: 'small',
  SMTP_URL: `smtp://kite:${SECRET}@mail.example:587`,
});
const support = () => aMember(app.context(), { name: 'Meera Pillai', staff: ['support'] });
const administrator = () => aMember(app.context(), { name: 'Kavya Iyer', staff: true });
const reason = 'The mail server is back';

async function lastEntry(objectId: string) {
  const { db } = app.context();
  const entries = db.selectFrom('audit_entries').select(['action', 'actor_id', 'details']).where('object_id', '=', objectId);
  return entries.orderBy('id', 'desc').limit(1).executeTakeFirst();
}
const stateOf = async (id: string) =>
  (await app.context().db.selectFrom('outbox_mails').select(['state', 'text']).where('id', '=', id).executeTakeFirst()) ?? null;
const taskState = async (id: string) =>
  (await app.context().db.selectFrom('tasks.job').select('state').where('id', '=', id).executeTakeFirst())?.state;

test('an e-mail that was given up is found with its error, and shows neither its text nor the address', async () => {
  const [meera, asha] = [await support(), await aMember(app.context(), { name: 'Asha Rao' })];
  const id = await aFailedMail(app.context(), { subject: 'Your kite receipt', userId: asha.id });
  await aFailedMail(app.context(), { subject: 'Another' });
  const { data, meta } = await app.call(meera, 'GET /api/staff/mails', { query: { find: 'kite', recipient: 'member' } });
  expect([data.map((mail) => mail.id), meta.total]).toEqual([[id], 1]);
  expect(data[0]?.attributes).toMatchObject({
    recipient: 'a…@people.example',
    member: { name: 'Asha Rao', slug: asha.slug },
    error: '550 a…@people.example: no such mailbox',
    attempts: 8,
  });
  const one = await app.call(meera, 'GET /api/staff/mails/{id}', { params: { id } });
  const csv = await (await app.call(meera, 'GET /api/staff/mails/export', { query: { find: 'kite' } })).text();
  expect(`${JSON.stringify(one)}${csv}`).not.toMatch(/secret-link|asha@people/);
  expect(csv).toContain('Your kite receipt');
  expect((await app.call(meera, 'GET /api/staff')).data.attributes.counts['mail']).toBeGreaterThanOrEqual(2);
});

test('an e-mail is sent again by one person; a colleague who is late is told, and nothing is changed', async () => {
  const [meera, rohan] = [await support(), await support()];
  const id = await aFailedMail(app.context());
  const send = (person: { cookie: string }, why = reason) =>
    app.call(person, 'POST /api/staff/mails/{id}/send', { params: { id }, json: { reason: why } });
  await expect(send(meera, ' ab ')).rejects.toMatchObject({
    status: 422,
    body: { errors: [{ path: 'reason', message: 'Write a reason of at least five letters.' }] },
  });
  const outcomes = await Promise.allSettled([send(meera), send(rohan)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const refused = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
  expect(refused.reason).toMatchObject({ status: 409, body: { code: 'mail-dealt-with' } });
  expect((await stateOf(id))?.state).toBe('waiting');
  expect(await lastEntry(id)).toMatchObject({
    action: 'mail.replay',
    details: { before: { state: 'dead' }, after: { state: 'waiting' }, reason },
  });
  await giveUpMail(app.context(), id);
  const { data } = await app.call(rohan, 'GET /api/staff/mails/{id}', { params: { id } });
  expect(data.attributes.history.map(({ attributes: entry }) => [entry.action, entry.reason])).toEqual([['mail.replay', reason]]);
});

test('a dropped e-mail loses its text, is never sent, and tells a colleague who wants to send it', async () => {
  const meera = await support();
  const id = await aFailedMail(app.context());
  await app.call(meera, 'POST /api/staff/mails/{id}/drop', { params: { id }, json: { reason } });
  expect(await stateOf(id)).toEqual({ state: 'dropped', text: '' });
  const send = app.call(meera, 'POST /api/staff/mails/{id}/send', { params: { id }, json: { reason } });
  await expect(send).rejects.toMatchObject({ status: 409 });
  await expect(app.call(meera, 'GET /api/staff/mails/{id}', { params: { id } })).rejects.toMatchObject({ status: 404 });
  expect(await lastEntry(id)).toMatchObject({ action: 'mail.drop', actor_id: meera.id });
});

test('all e-mails that were given up are sent again at once, page by page before that', async () => {
  const meera = await support();
  for (let number = 0; number < 42; number += 1) await aFailedMail(app.context(), { subject: `Page ${number}` });
  const list = (cursor?: string) =>
    app.call(meera, 'GET /api/staff/mails', { query: { find: 'Page', ...(cursor && { cursor }) } });
  const first = await list();
  const second = await list(first.meta.next_cursor ?? '');
  expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(42);
  const { data } = await app.call(meera, 'POST /api/staff/mails/send_all', { json: { reason } });
  expect(data.attributes.count).toBeGreaterThanOrEqual(42);
  expect((await list()).data).toEqual([]);
});

test('a failed task is found by its error, runs once more, and a colleague who is late is told', async () => {
  const kavya = await administrator();
  const id = await aFailedTask(app.context(), 'The kite has no wind');
  const { data } = await app.call(kavya, 'GET /api/staff/tasks', { query: { find: 'no wind' } });
  expect(data.map(({ attributes: { name, attempts, error } }) => [name, attempts, error])).toEqual([
    ['files.remove', 8, 'The kite has no wind'],
  ]);
  expect(data[0]?.attributes.input).toEqual([{ name: 'keys', value: '["resume/00000000-0000-4000-8000-000000000000"]' }]);
  const retry = () => app.call(kavya, 'POST /api/staff/tasks/{id}/retry', { params: { id }, json: { reason } });
  await retry();
  expect(await taskState(id)).toBe('retry');
  await expect(retry()).rejects.toMatchObject({ status: 409, body: { code: 'task-dealt-with' } });
  expect(await lastEntry(id)).toMatchObject({
    action: 'task.retry',
    actor_id: kavya.id,
    details: { task: 'files.remove', before: { state: 'failed' }, after: { state: 'retry' }, reason },
  });
  await app.runTasks();
  expect(await taskState(id)).toBe('completed');
});

test('a dropped task is never run again, and the others run at once', async () => {
  const kavya = await administrator();
  const [dropped, other] = [await aFailedTask(app.context()), await aFailedTask(app.context())];
  await app.call(kavya, 'POST /api/staff/tasks/{id}/drop', { params: { id: dropped }, json: { reason } });
  const csv = await (await app.call(kavya, 'GET /api/staff/tasks/export', { query: {} })).text();
  expect([csv.includes(other), csv.includes(dropped)]).toEqual([true, false]);
  expect((await app.call(kavya, 'GET /api/staff')).data.attributes.counts['tasks']).toBe(1);
  await app.call(kavya, 'POST /api/staff/tasks/retry_all', { json: { reason } });
  await app.runTasks();
  expect([await taskState(dropped), await taskState(other)]).toEqual(['cancelled', 'completed']);
});

test('failed tasks are narrowed by when they failed', async () => {
  const kavya = await administrator();
  const [earlier, today] = [await aFailedTask(app.context(), 'A squall'), await aFailedTask(app.context(), 'A squall')];
  const failedOn = new Date(Date.now() - 2 * 86_400_000);
  await app.context().db.updateTable('tasks.job').set({ completed_on: failedOn }).where('id', '=', earlier).execute();
  const find = async (query: { failed?: 'day' | 'earlier' }) =>
    (await app.call(kavya, 'GET /api/staff/tasks', { query: { find: 'squall', ...query } })).data.map(({ id }) => id);
  expect(await find({})).toEqual([today, earlier]);
  expect(await find({ failed: 'day' })).toEqual([today]);
  expect(await find({ failed: 'earlier' })).toEqual([earlier]);
  const csv = await (await app.call(kavya, 'GET /api/staff/tasks/export', { query: { failed: 'earlier' } })).text();
  expect([csv.includes(earlier), csv.includes(today)]).toEqual([true, false]);
});

test('exports need a fresh sign-in', async () => {
  const stale = await aMember(app.context(), { staff: true, signedInMinutesAgo: 11 });
  for (const key of ['GET /api/staff/mails/export', 'GET /api/staff/tasks/export'] as const)
    await expect(app.call(stale, key)).rejects.toMatchObject({ status: 401, body: { code: 'sign-in-again' } });
});

test('settings are listed as they are, with their source, and never a secret', async () => {
  const kavya = await administrator();
  const list = async (find: string) => (await app.call(kavya, 'GET /api/staff/settings', { query: { find } })).data;
  const all = await list('');
  expect(JSON.stringify(all)).not.toContain(SECRET);
  const byName = new Map(all.map(({ id, attributes }) => [id, attributes]));
  expect(byName.get('BRAND_NAME')).toMatchObject({ value: 'Kite', source: 'environment', is_set: true, is_secret: false });
  expect(byName.get('LLM_API_KEY')).toMatchObject({ value: null, source: 'environment', is_set: true, is_secret: true });
  expect(byName.get('LLM_BASE_URL')?.value).toBe('https://llm.example/v1');
  expect(byName.get('PAYU_SALT')).toMatchObject({ value: null, is_set: false, is_secret: true });
  expect(byName.get('RATE_LIMITS')).toMatchObject({ value: 'false', source: 'environment' });
  expect(byName.get('LOG_LEVEL')).toMatchObject({ value: 'info', source: 'default' });
  expect((await list('brand_name')).map(({ id }) => id)).toEqual(['BRAND_NAME']);
});

test('every setting whose name sounds like a secret is one', async () => {
  const { data } = await app.call(await administrator(), 'GET /api/staff/settings', { query: {} });
  const sounding = data.filter(({ id }) => /SECRET|SALT|PASSWORD|TOKEN|(?<!PUBLIC)_KEY|(DATABASE|REDIS|SMTP)_URL/.test(id));
  expect(sounding.length).toBeGreaterThan(8);
  expect(sounding.filter(({ attributes }) => !attributes.is_secret)).toEqual([]);
});

test('an experiment shows how many get which algorithm, and how often each was opened', async () => {
  const kavya = await administrator();
  const arms = new Map<string, string>();
  while (arms.size < 2) {
    const { arm, algorithm } = assignArm({ viewer: { id: crypto.randomUUID() }, request: { ip: '' } }, 'jobs');
    arms.set(arm, algorithm);
  }
  const day = '2026-11-20';
  const count = (arm: string, action: string, events: number) => ({
    day,
    item_type: 'job',
    algorithm: arms.get(arm) ?? '',
    bucket: `member-${arm}`,
    action,
    events,
  });
  await app
    .context()
    .db.insertInto('journey_days')
    .values([
      count('a', 'impression', 1000),
      count('a', 'open', 100),
      count('b', 'impression', 1000),
      count('b', 'open', 200),
      { ...count('b', 'impression', 5000), bucket: 'member-all' },
    ])
    .execute();
  const { data } = await app.call(kavya, 'GET /api/staff/experiments');
  expect(data.map(({ id }) => id)).toEqual(['jobs', 'programs', 'insights']);
  const jobs = data[0]?.attributes;
  expect(jobs?.arms.map(({ arm, share, impressions, opens }) => [arm, share, impressions, opens])).toEqual([
    ['a', 0.5, 1000, 100],
    ['b', 0.5, 1000, 200],
  ]);
  expect(jobs?.difference).toMatchObject({ value: 0.1, is_significant: true });
  expect(data[1]?.attributes.difference).toBeNull();
});

test('a reason that is too short is refused in the language of its author', async () => {
  const meera = await support();
  const response = await app.fetch(`/api/staff/mails/${await aFailedMail(app.context())}/send`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': 'hi',
      'sec-fetch-site': 'same-origin',
      host: 'localhost:3000',
      cookie: meera.cookie,
    },
    body: JSON.stringify({ reason: 'no' }),
  });
  const { errors } = (await response.json()) as Problem['body'];
  expect(errors).toEqual([{ path: 'reason', message: 'कम से कम पाँच अक्षरों की वजह लिखें।' }]);
});
