/** What is older than its period is deleted, what is younger stays, and the privacy page prints the same settings. */
import { PgBoss } from 'pg-boss';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestApp } from '../boot/testing.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { notify } from '#features/base/notifications/server/index.ts';
import { aCompanyWithOwner, aWebhook } from '#features/operations/webhooks/server/testing.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { retentionSettings } from '#platform/runtime/settings.ts';
import type { Tasks } from '#platform/tasks/tasks.ts';
import { tasks } from './tasks.ts';

let databaseUrl = '';
const settings = {
  SESSION_DAYS: '3',
  AUDIT_DAYS: '400',
  AUDIT_ADDRESS_DAYS: '20',
  MAIL_DAYS: '4',
  TASK_DAYS: '2',
  NOTIFICATION_DAYS: '5',
  LEAD_DAYS: '50',
  SPAM_DAYS: '6',
  WEBHOOK_DAYS: '7',
};
const app = openTestApp(settings, { connectThrough: async (url) => (databaseUrl = url) });
const db = () => app.context().db;
const daysAgo = (days: number) => new Date(app.clock.now().getTime() - days * 86_400_000);
const run = (name: 'accounts.purge' | 'mail.purge' | 'notifications.purge' | 'leads.purge' | 'webhooks.purge') =>
  tasks[name].run(app.context(), {} as Tasks[typeof name]);

test('a session is deleted days after it ended, whether unused or used until its end', async () => {
  const member = await aMember(app.context());
  const started = async (lastUsed: number, ends: number) => {
    const values = {
      user_id: member.id,
      provider: 'google',
      last_seen_at: daysAgo(lastUsed),
      absolute_expires_at: daysAgo(ends),
    };
    const token_hash = Buffer.from(`${lastUsed} ${ends} ${member.id}`);
    const { id } = await db()
      .insertInto('sessions')
      .values({ ...values, token_hash })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const gone = [await started(11, -10), await started(4, 4)];
  const kept = [await started(9, -10), await started(2, 2)];
  await run('accounts.purge');
  const left = await db()
    .selectFrom('sessions')
    .select('id')
    .where('id', 'in', [...gone, ...kept])
    .execute();
  expect(left.map(({ id }) => id).toSorted()).toEqual(kept.toSorted());
  expect((await app.call(member, 'GET /api/users/auth/logged_in')).data?.id).toBe(member.id);
});

test('an abandoned sign-in is deleted after its time', async () => {
  const begun = async (days: number) => {
    const values = { provider: 'google', state: '', nonce: '', code_verifier: '', return_to: '/', expires_at: daysAgo(days) };
    await db()
      .insertInto('login_attempts')
      .values({ ...values, secret_hash: Buffer.from(`${days}`) })
      .execute();
  };
  for (const days of [4, 2]) await begun(days);
  await run('accounts.purge');
  const left = await db().selectFrom('login_attempts').select('secret_hash').execute();
  expect(left.map(({ secret_hash }) => String(secret_hash))).toEqual(['2']);
});

test('an audit entry loses its network address first, and is deleted later', async () => {
  const entry = async (days: number) => {
    const values = { action: 'test.retention', object_type: 'user', object_id: `${days}`, ip: '203.0.113.7', at: daysAgo(days) };
    await db().insertInto('audit_entries').values(values).execute();
  };
  for (const days of [19, 21, 401]) await entry(days);
  await run('accounts.purge');
  const left = db().selectFrom('audit_entries').select(['object_id', 'ip']).where('action', '=', 'test.retention');
  expect(await left.orderBy('object_id').execute()).toEqual([
    { object_id: '19', ip: '203.0.113.7' },
    { object_id: '21', ip: '' },
  ]);
});

test('a sent e-mail keeps no address, and one that was sent or given up is deleted after its time', async () => {
  const ctx = app.context();
  await ctx.inTransaction((trx) =>
    queueMail(trx, { userId: null, id: 'retention-new', to: 'asha@people.example', subject: 'Hello', text: 'Hello.' }),
  );
  await app.runTasks();
  const mail = (id: string) => db().selectFrom('outbox_mails').select(['state', 'recipient']).where('id', '=', id).execute();
  expect(await mail('retention-new')).toEqual([{ state: 'sent', recipient: '' }]);
  for (const [id, state, days] of [
    ['retention-sent', 'sent', 5],
    ['retention-dead', 'dead', 5],
    ['retention-kept', 'dead', 3],
  ] as const)
    await db()
      .insertInto('outbox_mails')
      .values({
        id,
        state,
        recipient: '',
        subject: '',
        text: '',
        headers: '{}',
        available_at: daysAgo(9),
        created_at: daysAgo(9),
        finished_at: daysAgo(days),
      })
      .execute();
  await run('mail.purge');
  const left = await db().selectFrom('outbox_mails').select('id').where('id', 'like', 'retention-%').orderBy('id').execute();
  expect(left.map(({ id }) => id)).toEqual(['retention-kept', 'retention-new']);
});

test('a cleared notification is deleted after its time, one that was not cleared stays', async () => {
  const member: TestMember = await aMember(app.context());
  for (const [dedupeKey, days] of [
    ['gone', 6],
    ['kept', 4],
    ['read', null],
  ] as const) {
    await app
      .context()
      .inTransaction((trx) => notify(trx, { userId: member.id, kind: 'referral-paid', dedupeKey, facts: {}, url: '/referral' }));
    const cleared_at = days === null ? null : daysAgo(days);
    await db()
      .updateTable('notifications')
      .set({ cleared_at })
      .where('user_id', '=', member.id)
      .where('dedupe_key', '=', dedupeKey)
      .execute();
  }
  await run('notifications.purge');
  const left = await db()
    .selectFrom('notifications')
    .select('dedupe_key')
    .where('user_id', '=', member.id)
    .orderBy('dedupe_key')
    .execute();
  expect(left.map(({ dedupe_key }) => dedupe_key)).toEqual(['kept', 'read']);
});

test('a message through a form is deleted after its time, probable spam earlier', async () => {
  const texts = {
    kind: 'contact' as const,
    name: 'Asha',
    email: 'asha@people.example',
    phone: '',
    organisation: '',
    topic: '',
    message: 'Hello',
    page: '/',
  };
  for (const [form_id, suspected, days] of [
    ['gone', false, 51],
    ['kept', false, 49],
    ['spam', true, 7],
    ['new-spam', true, 5],
  ] as const)
    await db()
      .insertInto('leads')
      .values({ ...texts, form_id, digest: form_id, suspected, created_at: daysAgo(days) })
      .execute();
  await run('leads.purge');
  const left = await db().selectFrom('leads').select('form_id').orderBy('form_id').execute();
  expect(left.map(({ form_id }) => form_id)).toEqual(['kept', 'new-spam']);
});

test('what was sent to a webhook is deleted after its time, the webhook stays', async () => {
  const { owner, slug } = await aCompanyWithOwner(app);
  const { id } = await aWebhook(app, owner, slug);
  for (const days of [8, 6]) {
    const { data } = await app.call(owner, 'POST /api/webhooks/{id}/test', { params: { id } });
    await db()
      .updateTable('webhook_deliveries')
      .set({ created_at: daysAgo(days) })
      .where('id', '=', data.id)
      .execute();
  }
  await run('webhooks.purge');
  const { data } = await app.call(owner, 'GET /api/webhooks/{id}/deliveries', { params: { id } });
  expect(data.map(({ attributes }) => attributes.created_at)).toEqual([daysAgo(6).toISOString()]);
});

test('finished and failed tasks are deleted after their time', async () => {
  const boss = new PgBoss({ connectionString: databaseUrl, schema: 'tasks', supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  try {
    const [gone, kept, failed] = await Promise.all([1, 2, 3].map(() => boss.send('files.remove', { keys: [] })));
    const finish = (id: string | null | undefined, state: string, days: number) =>
      sql`update tasks.job set state = ${state}::tasks.job_state, completed_on = now() - make_interval(days => ${days}) where id = ${id}::uuid`.execute(
        db(),
      );
    await finish(gone, 'completed', 3);
    await finish(failed, 'failed', 3);
    await finish(kept, 'completed', 1);
    await sql`update tasks.queue set maintain_on = null, monitor_on = null`.execute(db());
    await boss.supervise('files.remove');
    const { rows } = await sql<{ id: string }>`select id from tasks.job where name = 'files.remove'`.execute(db());
    expect(rows.map(({ id }) => id)).toEqual([kept]);
  } finally {
    await boss.stop({ graceful: false });
  }
});

test('every period of retention is in what the privacy page prints', async () => {
  const { attributes } = (await app.call(null, 'GET /api/site')).data;
  const set = Object.keys(retentionSettings.shape).map((name) => app.config[name as 'MAIL_DAYS']);
  expect(Object.values(attributes.retention_days)).toEqual(expect.arrayContaining(set));
  expect(new Set(set)).toHaveLength(Object.keys(retentionSettings.shape).length);
});
