/** What a sign-in leaves behind: a place on this site to return to, and nothing of the provider's. */
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aBrowser } from './testing.ts';

const app = openTestApp({}, { identitySandbox: true });

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/%09/evil.example', 'javascript:alert(1)', '%'])(
  'who signs in from %s returns to the home page, also when asked to sign in again',
  async (return_to) => {
    const response = await aBrowser(app).signIn('google', 'asha', { return_to });
    expect(await response.json()).toMatchObject({ meta: { return_to: '/' } });
    const again = await aBrowser(app).start('google', { purpose: 'link', return_to });
    const address = again.headers.get('location') ?? '';
    expect([again.status, new URLSearchParams(address.split('?')[1]).get('return_to')]).toEqual([302, '/']);
  },
);

test('no token of a provider is stored', async () => {
  const { fetch } = globalThis;
  const tokens: string[] = [];
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await fetch(input, init);
    if (String(input instanceof Request ? input.url : input).endsWith('/token'))
      tokens.push(...Object.values((await response.clone().json()) as Record<string, string>).filter(isLongText));
    return response;
  });
  await aBrowser(app).signIn('google', 'asha');
  spy.mockRestore();
  expect(tokens.length).toBeGreaterThanOrEqual(2);
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'tasks')`.execute(app.context().db);
  for (const { name } of tables)
    for (const token of tokens) {
      const { rows } = await sql`select 1 from ${sql.raw(name)} as t where t::text like ${`%${token}%`} limit 1`.execute(
        app.context().db,
      );
      expect([name, rows.length]).toEqual([name, 0]);
    }
});
const isLongText = (value: unknown): value is string => typeof value === 'string' && value.length > 20;

test('pages of a return tell no other site where they are', async () => {
  for (const path of ['/auth/google', '/auth/linkedin?code=1'])
    expect((await app.fetch(path)).headers.get('referrer-policy')).toBe('no-referrer');
});
