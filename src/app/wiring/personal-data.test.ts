/** All personal data is registered, exported and deleted with the account. */
import { unzipSync, strFromU8 } from 'fflate';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestApp } from '../boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { aScoredApplication } from '#features/member/fitment/server/testing.ts';
import { aContestedPurchase, aPayer, aRefundedPurchase } from '#features/base/payments/server/testing.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { aPlan } from '#features/member/roadmaps/server/testing.ts';
import { personalData } from './personal-data.ts';

const app = openTestApp({}, { paymentSandbox: true });
const payer = aPayer(app);

type Reference = { child: string; column: string; parent: string; rule: string };

/** Every reference between tables of the migrated database, and what deleting the parent does. */
async function loadReferences(): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select c.conrelid::regclass::text as child, a.attname as column, c.confrelid::regclass::text as parent,
      case c.confdeltype when 'c' then 'cascade' when 'n' then 'set null' else 'refuse' end as rule
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace`.execute(app.context().db);
  return rows;
}

test('every table that references a member, or their data, is registered', async () => {
  const keys = await loadReferences();
  const personal = new Set(['users']);
  for (let size = 0; size < personal.size;) {
    size = personal.size;
    for (const { child, parent } of keys) if (personal.has(parent)) personal.add(child);
  }
  const { rows } = await sql<{ table: string }>`
    select distinct table_name as table from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name in ('user_id', 'actor_id', 'author_id', 'owner_id', 'reporter_id')`.execute(
    app.context().db,
  );
  for (const { table } of rows) personal.add(table);
  const listed = new Set<string>(personalData.tables.map(({ table }) => table));
  expect([...personal].filter((table) => !listed.has(table))).toEqual([]);
});

test('rows that belong to an erased row are deleted with it', async () => {
  const keys = await loadReferences();
  for (const { table, owner, deletion } of personalData.tables) {
    if (!('parent' in owner) || deletion !== 'erase') continue;
    const key = keys.find(({ child, column }) => child === table && column === owner.column);
    expect(key, `${table}.${owner.column}`).toMatchObject({ parent: owner.parent, rule: 'cascade' });
  }
});

/** A member with rows in most tables. */
async function aMemberWithData() {
  const ctx = app.context();
  const member = await aMember(ctx, { name: 'Oona Virtanen', email: 'oona@people.example' });
  const { id } = await aPlan(app, { member, reportBought: true });
  const { data: plan } = await app.call(member, 'GET /api/roadmaps/{id}', { params: { id } });
  const skill_id = plan.attributes.skills[0]?.skill_id ?? '';
  await app.call(member, 'PATCH /api/roadmaps/{id}/skills/{skill_id}', { params: { id, skill_id }, json: { done: true } });
  await app.call(member, 'PATCH /api/users/profile', { json: { about: 'About Oona.' } });
  await aRefundedPurchase(ctx, member);
  await app.call(member, 'POST /api/knowledges', { json: { title: 'A draft of Oona' } });
  return { member, roadmapId: id };
}

test('the export contains every section, the original résumé, and no secrets', async () => {
  const { member } = await aMemberWithData();
  const response = await app.fetch('/api/users/export', {
    headers: { cookie: member.cookie, 'sec-fetch-site': 'same-origin' },
  });
  expect(response.status).toBe(200);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array())) as Record<string, Record<string, unknown[]>>;
  const listed = personalData.tables.filter(({ section }) => section !== null);
  expect(Object.values(data).flatMap(Object.keys).toSorted()).toEqual(listed.map(({ table }) => table).toSorted());
  expect(data['profile']?.['profiles']).toMatchObject([{ about: 'About Oona.' }]);
  expect(data['scores']?.['fitment_reports']?.length).toBeGreaterThan(0);
  expect(Object.keys(files).filter((name) => name.startsWith('files/job_applications/'))).toHaveLength(1);
  const text = JSON.stringify(data);
  expect(text).not.toMatch(/token_hash|secret_hash|file_key/);
});

test('an export contains no data of other members', async () => {
  const { member } = await aMemberWithData();
  const other = await aMember(app.context(), { name: 'Someone Else' });
  const response = await app.fetch('/api/users/export', { headers: { cookie: other.cookie, 'sec-fetch-site': 'same-origin' } });
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const text = Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join('\n');
  for (const trace of [member.id, member.slug, 'oona@people.example', 'About Oona.']) expect(text).not.toContain(trace);
});

test('export and deletion require a recent sign-in', async () => {
  const member = await aMember(app.context(), { signedInMinutesAgo: 11 });
  await expect(app.call(member, 'GET /api/users/export')).rejects.toMatchObject({ status: 401 });
  const json = { confirm: 'delete my account' } as const;
  await expect(app.call(member, 'POST /api/users/delete_account', { json })).rejects.toMatchObject({ status: 401 });
  expect((await app.call(member, 'GET /api/users/auth/logged_in')).data?.attributes.name).toBe(member.name);
});

test('deleting an account erases all rows and files listed as erased, keeps purchases, and makes the account anonymous', async () => {
  const { member } = await aMemberWithData();
  const ctx = app.context();
  const { file_key } = await ctx.db
    .selectFrom('job_applications')
    .select('file_key')
    .where('user_id', '=', member.id)
    .executeTakeFirstOrThrow();
  await app.call(member, 'POST /api/users/delete_account', { json: { confirm: 'delete my account' } });
  await app.runTasks();
  for (const { table, owner, deletion } of personalData.tables) {
    if ('parent' in owner || deletion !== 'erase') continue;
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table)} where ${sql.ref(owner.column)}::text = ${member.id}`.execute(ctx.db);
    expect(rows[0]?.n, table).toBe(0);
  }
  const row = await ctx.db.selectFrom('users').selectAll().where('id', '=', member.id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ name: 'Former member', email: '', headline: '', listed: false });
  expect(row.slug).not.toBe(member.slug);
  const purchases = await ctx.db.selectFrom('purchases').select('id').where('user_id', '=', member.id).execute();
  expect(purchases.length).toBeGreaterThan(0);
  const drafts = await ctx.db.selectFrom('insights').select('id').where('author_id', '=', member.id).execute();
  expect(drafts).toEqual([]);
  await expect(ctx.files.get(file_key ?? '')).rejects.toMatchObject({ isMissing: true });
  expect((await app.call(member, 'GET /api/users/auth/logged_in')).data).toBeNull();
  await expect(app.call(null, 'GET /api/users/{slug}', { params: { slug: member.slug } })).rejects.toMatchObject({ status: 404 });
  await expect(app.call(null, 'GET /api/users/{slug}', { params: { slug: row.slug } })).rejects.toMatchObject({ status: 404 });
});

test('an e-mail that names a member or goes to them is not sent after their account is deleted', async () => {
  const ctx = app.context();
  const [member, other] = [await aMember(ctx, { email: 'gone@people.example' }), await aMember(ctx)];
  const mail = { userId: null, subject: 'Hello', text: 'Hello.' };
  await ctx.inTransaction(async (trx) => {
    await queueMail(trx, { ...mail, id: 'about-them', to: 'other@people.example', actorIds: [other.id, member.id] });
    await queueMail(trx, { ...mail, id: 'to-them', to: 'Gone@people.example' });
    await queueMail(trx, { ...mail, id: 'about-another', to: 'other@people.example', actorIds: [other.id] });
  });
  await app.call(member, 'POST /api/users/delete_account', { json: { confirm: 'delete my account' } });
  const left = await ctx.db
    .selectFrom('outbox_mails')
    .select('id')
    .where('id', 'in', ['about-them', 'to-them', 'about-another'])
    .execute();
  expect(left).toEqual([{ id: 'about-another' }]);
});

test('what belongs to a row that the law keeps is erased, and the columns that nobody needs are emptied', async () => {
  const ctx = app.context();
  const member = await aMember(ctx);
  await aContestedPurchase(ctx, member);
  const purchases = ctx.db.selectFrom('purchases').select(['id', 'payer_phone', 'sent_fields']).where('user_id', '=', member.id);
  const [before] = await purchases.execute();
  expect(before?.sent_fields.firstname).not.toBe('');
  await app.call(member, 'POST /api/users/delete_account', { json: { confirm: 'delete my account' } });
  const [after] = await purchases.execute();
  expect(after).toMatchObject({ payer_phone: null, sent_fields: { firstname: '', lastname: '', email: '', phone: '' } });
  const contests = ctx.db
    .selectFrom('purchase_contests')
    .select('id')
    .where('purchase_id', '=', before?.id ?? '');
  expect(await contests.execute()).toEqual([]);
});

test('an account with a pending payment cannot be deleted until the payment is settled', async () => {
  const { member, fitmentId } = await aScoredApplication(app.context());
  const { data: purchase } = await app.call(member, 'POST /api/purchases', {
    json: { purchasable_type: 'FitmentScore', purchasable_id: fitmentId, phone: '98450 12345' },
  });
  const deleteAccount = () => app.call(member, 'POST /api/users/delete_account', { json: { confirm: 'delete my account' } });
  await expect(deleteAccount()).rejects.toMatchObject({ status: 409 });
  await payer.pay(purchase);
  await deleteAccount();
  expect((await app.call(member, 'GET /api/users/auth/logged_in')).data).toBeNull();
});
