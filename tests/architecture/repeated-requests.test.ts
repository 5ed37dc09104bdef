/** Every endpoint that takes idempotency keys: a repetition gets the first answer and has no second effect. */
import { beforeAll, expect, test } from 'vitest';
import { contract } from '#app/http/contract.ts';
import { openTestApp } from '#app/boot/testing.ts';
import { buildPath } from '#platform/contract/request.ts';
import { createFixture } from './good-fixture.ts';
import { VALID_REQUESTS, senderCookie } from './good-requests.ts';
import { headersOf } from './hostile-fields.ts';

const app = openTestApp(
  {},
  { commentables: { open: { find: async () => ({ ownerId: null, title: 'An open thing', url: '/open' }) } } },
);
type Fixture = Awaited<ReturnType<typeof createFixture>>;
let fixture: Fixture;
beforeAll(async () => {
  fixture = await createFixture(app);
});

const withKeys = Object.entries(contract).flatMap(([key, endpoint]) => ('idempotent' in endpoint ? [key] : []));

test.each(withKeys)('%s', async (key) => {
  const parts = VALID_REQUESTS[key]?.(fixture);
  if (!parts) throw new Error('it has no sample request');
  const send = async (json: object) => {
    const headers = { ...headersOf(senderCookie(key, fixture)), 'idempotency-key': 'pressed-twice' };
    const response = await app.fetch(buildPath(key, parts), { method: 'POST', headers, body: JSON.stringify(json) });
    return {
      status: response.status,
      replayed: response.headers.get('idempotency-replayed'),
      body: (await response.json()) as object,
    };
  };
  const first = await send(parts.json ?? {});
  expect(first.status, JSON.stringify(first.body)).toBeLessThan(300);
  expect(await send(parts.json ?? {})).toEqual({ ...first, replayed: 'true' });
});
