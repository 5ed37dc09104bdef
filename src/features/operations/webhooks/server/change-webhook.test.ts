import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { personalData } from '#app/wiring/personal-data.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { eraseAccount } from '#features/base/personal-data/server/index.ts';
import { aCompanyWithOwner, aWebhook, byId, RECEIVER, startReceiver, webhookCalls } from './testing.ts';

const receiver = await startReceiver();
afterAll(() => receiver.stop());
const app = openTestApp({}, { fetcher: receiver.fetcher });
const { sendTest, webhookOf } = webhookCalls(app);
const FIRST = `${RECEIVER}/first`;
beforeEach(async () => {
  await app.runTasks();
  receiver.received.length = 0;
});

test('of two owners who change the same webhook, the second learns of the first; the address of what waits is the new one', async () => {
  const { slug, owner } = await aCompanyWithOwner(app);
  const { id } = await aWebhook(app, owner, slug, { url: FIRST });
  await sendTest(owner, id);
  const change = (json: { url?: string; description?: string; before?: object }) =>
    app.call(owner, 'PATCH /api/webhooks/{id}', { ...byId(id), json });
  await change({ url: RECEIVER, before: { url: FIRST } });
  await expect(change({ url: 'https://hooks.example/other', before: { url: FIRST } })).rejects.toMatchObject({ status: 412 });
  expect((await change({ description: 'Recruiting', before: { description: '' } })).data.attributes).toMatchObject({
    url: RECEIVER,
    description: 'Recruiting',
  });
  await expect(
    app.call(owner, 'PATCH /api/webhooks/{id}', { ...byId(id), json: { events: ['purchase.paid'] } }),
  ).rejects.toMatchObject({ status: 422, body: { errors: [{ path: 'events' }] } });
  await app.runTasks();
  expect(receiver.received).toHaveLength(1);
});

test('a company has at most ten webhooks', async () => {
  const { slug, owner } = await aCompanyWithOwner(app);
  const results = await Promise.allSettled(Array.from({ length: 12 }, () => aWebhook(app, owner, slug)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 409, body: { code: 'too-many-webhooks' } },
  });
});

test('with a deleted webhook or company, or the last owner, what waits is gone and nothing is sent', async () => {
  const [deleted, ownerless, gone] = [await aCompanyWithOwner(app), await aCompanyWithOwner(app), await aCompanyWithOwner(app)];
  const ids: string[] = [];
  for (const { owner, slug } of [deleted, ownerless, gone]) {
    const { id } = await aWebhook(app, owner, slug);
    await sendTest(owner, id);
    ids.push(id);
  }
  await app.call(deleted.owner, 'DELETE /api/webhooks/{id}', { params: { id: ids[0] ?? '' }, query: {} });
  expect(await app.context().inTransaction((trx) => eraseAccount(trx, personalData, ownerless.owner.id))).toBeNull();
  await app.context().db.deleteFrom('company_people').where('company_id', '=', gone.company.id).execute();
  await app.context().db.deleteFrom('companies').where('id', '=', gone.company.id).execute();
  await app.runTasks();
  expect(receiver.received).toEqual([]);
  const left = await app.context().db.selectFrom('webhooks').select('id').where('id', 'in', ids).execute();
  expect(left).toEqual([]);
});

test('the audit log has who changed a webhook and its host, never its address or secret', async () => {
  const { slug, owner } = await aCompanyWithOwner(app);
  const { id } = await aWebhook(app, owner, slug);
  await app.call(owner, 'POST /api/webhooks/{id}/roll_secret', { ...byId(id), json: {} });
  const entries = await app
    .context()
    .db.selectFrom('audit_entries')
    .select(['action', 'actor_id', 'details'])
    .where('object_id', '=', id)
    .orderBy('action')
    .execute();
  expect(entries.map(({ action, actor_id }) => [action, actor_id])).toEqual([
    ['webhook.add', owner.id],
    ['webhook.roll-secret', owner.id],
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/whsec_|\/pathlight/);
});

test('the deliveries of a webhook come in pages', async () => {
  const { slug, owner } = await aCompanyWithOwner(app);
  const { id } = await aWebhook(app, owner, slug);
  for (let count = 0; count < 25; count += 1) {
    await sendTest(owner, id);
    app.clock.advance(1);
  }
  const first = await app.call(owner, 'GET /api/webhooks/{id}/deliveries', byId(id));
  const second = await app.call(owner, 'GET /api/webhooks/{id}/deliveries', {
    ...byId(id),
    query: { cursor: first.meta.next_cursor ?? '' },
  });
  expect([first.data.length, second.data.length, second.meta.next_cursor]).toEqual([20, 5, null]);
  expect(new Set([...first.data, ...second.data].map((delivery) => delivery.id)).size).toBe(25);
});

test('a member who works for no company sees no webhook of it', async () => {
  const { slug, owner } = await aCompanyWithOwner(app);
  const { id } = await aWebhook(app, owner, slug);
  const stranger = await aMember(app.context());
  await expect(webhookOf(stranger, id)).rejects.toMatchObject({ status: 404 });
});
