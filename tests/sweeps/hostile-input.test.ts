/** Every endpoint that takes JSON: extra fields have no effect. `hostile-values.test.ts` puts values in the place of its fields. */
import { afterAll, describe, expect, test } from 'vitest';
import { contract } from '#app/http/contract.ts';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { ADDRESSES, startFeedServer } from '#features/operations/sources/server/testing.ts';
import { createFixture } from '../architecture/good-fixture.ts';
import { VALID_REQUESTS, senderCookie } from '../architecture/good-requests.ts';
import { PLANTED, extraFields, findRowsMentioning, sendBody } from '../architecture/hostile-fields.ts';

const site = await startFeedServer();
site.publish('indeed', ADDRESSES.indeed, []);
afterAll(() => site.stop());
const app = openTestApp(
  {},
  {
    fetcher: site.fetcher,
    commentables: { open: { find: async () => ({ ownerId: null, title: 'An open thing', url: '/open' }) } },
  },
);
const db = () => app.context().db;

const POLLUTION = `"__proto__":{"staff":true,"${PLANTED}":true},"constructor":{"prototype":{"staff":true,"${PLANTED}":true}}`;

test('every endpoint that takes JSON has a sample request', () => {
  const withJson = Object.entries(contract).flatMap(([key, { body }]) => (body && 'json' in body ? [key] : []));
  expect(withJson.toSorted()).toEqual(Object.keys(VALID_REQUESTS).toSorted());
});

describe.each(Object.entries(VALID_REQUESTS))('%s', (key, validRequest) => {
  test('accepts its own fields and ignores every extra one', async () => {
    const [fixture, stranger] = [await createFixture(app), await aMember(app.context())];
    const parts = validRequest(fixture);
    const before = await findRowsMentioning(app, stranger.id);
    const poisoned = JSON.stringify({ ...extraFields(stranger), ...parts.json }).replace(/^\{/, `{${POLLUTION},`);
    const response = await sendBody(app, key, parts, senderCookie(key, fixture), poisoned);

    expect(response.status, await response.clone().text()).toBeLessThan(300);
    expect(await findRowsMentioning(app, stranger.id)).toEqual(before);
    expect(await findRowsMentioning(app, PLANTED)).toEqual([]);
    await expectUntouched(fixture.member.id);
    expect(Object.hasOwn(Object.prototype, 'staff') || Object.hasOwn(Object.prototype, PLANTED)).toBe(false);
  });
});

/** The member is not staff, and nothing was unlocked or made cheaper. */
async function expectUntouched(userId: string): Promise<void> {
  const user = await db().selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  expect(user.staff).toBe(false);
  const plans = await db().selectFrom('roadmaps').select('purchased_at').where('user_id', '=', userId).execute();
  for (const plan of plans) expect(plan.purchased_at).toBeNull();
  const purchases = await db().selectFrom('purchases').select(['status', 'amount_paise']).where('user_id', '=', userId).execute();
  for (const purchase of purchases) expect(purchase).toEqual({ status: 'created', amount_paise: 2900 });
}
