import { beforeEach, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { notificationSentence } from '../notification-sentence.ts';
import { purgeCleared } from './clear-notifications.ts';
import { notify, type NotificationInput } from './notify.ts';
import { withdrawNotifications } from './withdraw-notifications.ts';
import { groupActorNames } from './present-notifications.ts';

const app = openTestApp();
let asha: TestMember;
beforeEach(async () => {
  asha = await aMember(app.context(), { name: 'Asha Menon' });
});

let number = 0;
const sendNotification = (overrides: Partial<NotificationInput> = {}, recipient: TestMember = asha) => {
  number += 1;
  const facts = { job: `Job ${number}`, company: 'Trent' };
  const input = {
    userId: recipient.id,
    kind: 'score-ready',
    dedupeKey: `event:${number}`,
    facts,
    url: `/n/${number}`,
  } as const;
  return app.context().inTransaction((ctx) => notify(ctx, { ...input, ...overrides }));
};
const comment = (person: string, dedupeKey: string) =>
  sendNotification({ kind: 'comment', group: 'knowledge:sql', dedupeKey, facts: { person, title: 'Windows' } });
const list = (view?: 'unread' | 'snoozed', cursor?: string) =>
  app.call(asha, 'GET /api/notifications', { query: { ...(view && { view }), ...(cursor && { cursor }) } });
const sentences = async (view?: 'unread' | 'snoozed') =>
  (await list(view)).data.map(({ attributes }) => notificationSentence(attributes.kind, attributes.facts));
const newest = async () => {
  const [first] = (await list()).data;
  if (!first) throw new Error('there is no notification');
  return { params: { id: first.id } };
};

test('reading and clearing everything leaves what others have', async () => {
  const ben = await aMember(app.context());
  await sendNotification();
  await sendNotification({}, ben);
  const unread = async () => (await app.call(ben, 'GET /api/notifications', { query: {} })).meta.unread;
  await app.call(asha, 'POST /api/notifications/mark_as_read', { query: {} });
  expect(await unread()).toBe(1);
  await app.call(asha, 'POST /api/notifications/clear_all');
  expect([await unread(), (await list()).data]).toEqual([1, []]);
});

test('unread comments on one item are grouped, with distinct names and the newest first', async () => {
  await comment('Dev', 'comment:1');
  expect(await sentences()).toEqual(['Dev commented on “Windows”.']);
  await comment('Asha K', 'comment:2');
  expect(await sentences()).toEqual(['Asha K and Dev commented on “Windows”.']);
  await comment('Dev', 'comment:3');
  await comment('Mia', 'comment:4');
  expect(await sentences()).toEqual(['Mia and 2 others commented on “Windows”.']);
  expect((await list()).meta.unread).toBe(1);
});

test('a notification names its actors as they are called now, alone, in a group and among those who are counted', async () => {
  const [dev, mia] = [await aMember(app.context(), { name: 'Dev Former' }), await aMember(app.context(), { name: 'Mia Former' })];
  const facts = { person: 'Dev Former', title: 'Windows' };
  await sendNotification({ kind: 'mention', dedupeKey: 'comment:0', actorId: dev.id, facts });
  for (const { id, name } of [dev, mia])
    await sendNotification({ kind: 'comment', group: 'knowledge:sql', actorId: id, facts: { person: name, title: 'Windows' } });
  const people = { people: 'Mia Former and 4 others', total: '5', title: 'Windows' };
  await sendNotification({ kind: 'likes', actors: [mia.id, dev.id], facts: people });
  await app.call(mia, 'PATCH /api/users/update_profile', { json: { name: 'Mia' } });
  await app.call(dev, 'PATCH /api/users/update_profile', { json: { name: 'Dev' } });
  expect(await sentences()).toEqual([
    'Mia and 4 others liked “Windows”.',
    'Mia and Dev commented on “Windows”.',
    'Dev mentioned you in a comment on “Windows”.',
  ]);
});

test('after a group was read the next comment starts a new one', async () => {
  await comment('Dev', 'comment:1');
  await app.call(asha, 'POST /api/notifications/mark_as_read');
  await comment('Mia', 'comment:2');
  expect(await sentences()).toEqual(['Mia commented on “Windows”.', 'Dev commented on “Windows”.']);
});

test('a withdrawn notification leaves its group, and the newest remaining one represents it', async () => {
  for (const [person, dedupeKey] of [
    ['Dev', 'take:1'],
    ['Mia', 'take:2'],
    ['Bo', 'take:3'],
  ] as const)
    await comment(person, dedupeKey);
  await withdrawNotifications(app.context(), ['take:3']);
  expect(await sentences()).toEqual(['Mia and Dev commented on “Windows”.']);
  await withdrawNotifications(app.context(), ['take:1', 'take:2']);
  expect(await sentences()).toEqual([]);
});

test('an event notifies once, even when reported by twenty at once or after clearing', async () => {
  const results = await Promise.all(Array.from({ length: 20 }, () => sendNotification({ dedupeKey: 'once' })));
  expect(results.filter(Boolean)).toHaveLength(1);
  await app.call(asha, 'POST /api/notifications/clear_all');
  expect(await sendNotification({ dedupeKey: 'once' })).toBe(false);
  expect(await sentences()).toEqual([]);
});

test('a member’s notifications are numbered without gaps or duplicates in commit order', async () => {
  await Promise.all(Array.from({ length: 25 }, () => sendNotification()));
  const { data, meta } = await list();
  const rest = await list(undefined, meta.next_cursor ?? '');
  const numbers = [...data, ...rest.data].map(({ attributes }) => attributes.sequence);
  expect(numbers).toEqual(Array.from({ length: 25 }, (_, i) => 25 - i));
  expect([meta.sequence, meta.unread, rest.meta.next_cursor]).toEqual([25, 25, null]);
});

test('the last clearing can be undone within ten minutes', async () => {
  await sendNotification({ facts: { job: 'First', company: 'Trent' } });
  await app.call(asha, 'POST /api/notifications/{id}/clear', await newest());
  app.clock.advance(1000);
  await sendNotification({ facts: { job: 'Second', company: 'Trent' } });
  await sendNotification({ facts: { job: 'Third', company: 'Trent' } });
  expect((await app.call(asha, 'POST /api/notifications/clear_all')).data).toEqual([]);
  const { data } = await app.call(asha, 'POST /api/notifications/undo_clear');
  expect(data.map(({ attributes }) => attributes.facts['job'])).toEqual(['Third', 'Second']);
  await app.call(asha, 'POST /api/notifications/clear_all');
  app.clock.advance(10 * 60_000 + 1);
  expect((await app.call(asha, 'POST /api/notifications/undo_clear')).data).toEqual([]);
});

test('cleared notifications are purged after three months with their group, and others stay', async () => {
  await sendNotification({ facts: { job: 'Kept', company: 'Trent' } });
  await app.call(asha, 'POST /api/notifications/mark_as_read');
  await comment('Dev', 'comment:1');
  await comment('Mia', 'comment:2');
  await app.call(asha, 'POST /api/notifications/{id}/clear', await newest());
  app.clock.advance(91 * 86_400_000);
  await purgeCleared(app.context());
  const remaining = await app.context().db.selectFrom('notifications').select('kind').where('user_id', '=', asha.id).execute();
  expect(remaining).toEqual([{ kind: 'score-ready' }]);
  expect(await sentences()).toHaveLength(1);
});

test('a snoozed notification leaves the list and returns as new at its time', async () => {
  await sendNotification({ facts: { job: 'Later', company: 'Trent' } });
  const until = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
  const { data, meta } = await app.call(asha, 'POST /api/notifications/{id}/snooze', { ...(await newest()), json: { until } });
  expect([data, meta.unread]).toEqual([[], 0]);
  expect((await list('snoozed')).data[0]?.attributes.snoozed_until).toBe(until);
  await sendNotification({ facts: { job: 'Meanwhile', company: 'Trent' } });
  await app.call(asha, 'POST /api/notifications/mark_as_read');
  await app.call(asha, 'POST /api/notifications/clear_all');
  app.clock.advance(3_600_000);
  const { endDueSnoozes } = await import('./snooze-notification.ts');
  await endDueSnoozes(app.context());
  const returned = await list('unread');
  expect(returned.data.map(({ attributes }) => [attributes.facts['job'], attributes.sequence])).toEqual([['Later', 3]]);
});

test('a snooze cannot end in the past, and can be ended early', async () => {
  await sendNotification();
  const target = await newest();
  const past = app.call(asha, 'POST /api/notifications/{id}/snooze', { ...target, json: { until: '2026-11-20T09:00:00Z' } });
  await expect(past).rejects.toMatchObject({ status: 422 });
  await app.call(asha, 'POST /api/notifications/{id}/snooze', {
    ...target,
    json: { until: new Date(app.clock.now().getTime() + 60_000).toISOString() },
  });
  expect((await app.call(asha, 'DELETE /api/notifications/{id}/snooze', target)).data).toHaveLength(1);
});

test('after any sequence of actions, the unread count equals the unread list', async () => {
  const step = fc.record({
    action: fc.constantFrom('comment', 'notify', 'read', 'clear', 'undo', 'snooze', 'unsnooze'),
    n: fc.nat(5),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      asha = await aMember(app.context());
      for (const { action, n } of steps) {
        const selected = (await list()).data.at(n);
        const snoozed = (await list('snoozed')).data.at(0);
        const json = { until: new Date(app.clock.now().getTime() + 60_000).toISOString() };
        if (action === 'comment') await comment(`Person ${n}`, `comment:${asha.id}:${Math.random()}`);
        if (action === 'notify') await sendNotification();
        if (action === 'undo') await app.call(asha, 'POST /api/notifications/undo_clear');
        if (action === 'read')
          await app.call(asha, 'POST /api/notifications/mark_as_read', { query: selected ? { id: selected.id } : {} });
        if (action === 'clear' && selected)
          await app.call(asha, 'POST /api/notifications/{id}/clear', { params: { id: selected.id } });
        if (action === 'snooze' && selected)
          await app.call(asha, 'POST /api/notifications/{id}/snooze', { params: { id: selected.id }, json });
        if (action === 'unsnooze' && snoozed)
          await app.call(asha, 'DELETE /api/notifications/{id}/snooze', { params: { id: snoozed.id } });
      }
      const { data, meta } = await list('unread');
      expect(meta.unread).toBe(data.length);
      expect(data.every(({ attributes }) => !attributes.read && attributes.snoozed_until === null)).toBe(true);
    }),
    { numRuns: 15 },
  );
});

test('a category switched off in the app is not listed, and money cannot be switched off', async () => {
  await app.call(asha, 'PATCH /api/notifications/preferences', { json: { category: 'scores', in_app: false } });
  await sendNotification();
  expect([(await list()).data, (await list()).meta.unread]).toEqual([[], 0]);
  for (const json of [
    { category: 'purchases', in_app: false },
    { category: 'purchases', mail: 'never' },
  ] as const)
    await expect(app.call(asha, 'PATCH /api/notifications/preferences', { json })).rejects.toMatchObject({ status: 422 });
});

test('changing one preference leaves the others unchanged', async () => {
  await app.call(asha, 'PATCH /api/notifications/preferences', { json: { category: 'replies', mail: 'never' } });
  await app.call(asha, 'PATCH /api/notifications/preferences', { json: { digest: 'weekly' } });
  const { attributes } = (await app.call(asha, 'GET /api/notifications/preferences')).data;
  expect(attributes.categories.find(({ category }) => category === 'replies')).toEqual({
    category: 'replies',
    in_app: true,
    mail: 'never',
    push: true,
    fixed: false,
  });
  expect([attributes.digest, attributes.email]).toEqual(['weekly', `${asha.slug}@people.example`]);
});

test('a group is named by its newest actors', () => {
  expect([['Asha'], ['Asha', 'Dev'], ['Asha', 'Dev', 'Mia', 'Bo']].map((names) => groupActorNames(names))).toEqual([
    'Asha',
    'Asha and Dev',
    'Asha and 3 others',
  ]);
});
