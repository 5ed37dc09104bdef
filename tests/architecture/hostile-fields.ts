/** Extra fields for the tests of hostile input, and a search of the database for their effects. */
import { sql } from 'kysely';
import type { TestApp } from '#app/boot/testing.ts';
import { buildPath, type RequestParts } from '#platform/contract/request.ts';

export const PLANTED = 'planted-by-a-stranger';

/** Fields that no request accepts, but that careless code might store. */
export const extraFields = (stranger: { id: string }) => ({
  ...Object.fromEntries(['id', 'user_id', 'owner_id', 'member_id', 'actor_id', 'viewer_id'].map((name) => [name, stranger.id])),
  ...Object.fromEntries(
    ['slug', 'role', 'file_key', 'txnid', 'fileName', 'title', 'provider_ref'].map((name) => [name, PLANTED]),
  ),
  email: `${PLANTED}@evil.example`,
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
/** The rows of all tables that contain a text, as `table: row`. */
export async function findRowsMentioning(app: TestApp, text: string): Promise<string[]> {
  const { db } = app.context();
  const tables = await sql<{
    schema: string;
    name: string;
  }>`select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'tasks') and table_type = 'BASE TABLE'`.execute(db);
  const pattern = `%${text}%`;
  const searches = tables.rows.map(
    ({ schema, name }) =>
      sql<{
        row: string;
      }>`select ${`${name}: `}::text || t::text as row from ${sql.id(schema, name)} as t where t::text like ${pattern}`,
  );
  const { rows } = await sql<{ row: string }>`${sql.join(searches, sql` union all `)}`.execute(db);
  return rows.map(({ row }) => row).toSorted();
}

export const headersOf = (cookie: string) => ({
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
  cookie,
});

/** Sends a body unchanged, even if it is not JSON. */
export const sendBody = (app: TestApp, key: string, parts: RequestParts, cookie: string, body: string) =>
  app.fetch(buildPath(key, parts), { method: key.split(' ')[0] ?? '', headers: headersOf(cookie), body });
