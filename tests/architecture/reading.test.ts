/** Reading changes nothing: every GET endpoint answers while the database takes no changes. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import type { RequestParts } from '#platform/contract/request.ts';
import { withClient } from '#platform/db/with-client.ts';
import { createOwnerFactories, type Fixture } from './owned-objects.ts';
import { GENERAL_READS, OWN_READS, requestOf } from './reads.ts';

let databaseUrl = '';
const app = openTestApp({}, { paymentSandbox: true, connectThrough: async (url) => (databaseUrl = url) });
const { createFixture } = createOwnerFactories(app);
let fixture: Fixture;
let staff: TestUser;

/** New connections begin read-only transactions; those that are open end. */
async function setReadOnly(value: 'on' | 'off'): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query('set default_transaction_read_only = off');
    const { rows } = await client.query<{ name: string }>('select current_database() as name');
    await client.query(`alter database ${rows[0]?.name} set default_transaction_read_only = ${value}`);
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  });
}

beforeAll(async () => {
  [fixture, staff] = [await createFixture(), await aMember(app.context(), { staff: true })];
  await setReadOnly('on');
});
afterAll(() => setReadOnly('off'));

test('the database takes no changes', async () => {
  // Connections that were open are found to be closed.
  await expect.poll(() => app.fetch('/api/jobs').then(({ status }) => status), { timeout: 20_000 }).toBe(200);
  await expect(sql`delete from users`.execute(app.context().db)).rejects.toMatchObject({ code: '25006' });
});

const read = (person: TestUser | null, key: string, parts: RequestParts): Promise<Response> => {
  const request = requestOf(person, key, parts);
  return app.fetch(request.url, request);
};

/** What a reading leaves behind on purpose. */
const LEAVES: Record<string, string> = {
  'GET /api/purchases/{id}/pdf': 'a receipt is rendered once, when it is first opened, and kept as it is',
  'GET /api/purchases/{id}/refund_pdf': 'so is a credit note',
  'GET /api/users/export': 'an entry of the audit log',
};

test.each(OWN_READS.filter(([key]) => !LEAVES[key]))('%s shows its owner what they have', async (key, row) => {
  expect((await read(fixture.member, key, row.request(fixture[row.object], fixture))).status).toBe(200);
});

test.each(GENERAL_READS.filter((key) => !LEAVES[key]))('%s answers whoever asks', async (key) => {
  // Staff who take a list with them are in the audit log.
  const readers = key.endsWith('/export') ? [null, fixture.member] : [null, fixture.member, staff];
  for (const person of readers) expect((await read(person, key, {})).status).toBeLessThan(500);
});
