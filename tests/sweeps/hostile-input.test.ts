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

type Fixture = Awaited<ReturnType<typeof createFixture>>;
let fixture: Fixture | null = null;

describe.each(Object.entries(VALID_REQUESTS))('%s', (key, validRequest) => {
  /** What must not change, and the response to the request with extra fields. */
  async function send(to: Fixture, stranger: { id: string; slug: string }) {
    const parts = validRequest(to);
    const before = { rows: await findRowsMentioning(app, stranger.id), bought: await purchasesOf(to.member.id) };
    const poisoned = JSON.stringify({ ...extraFields(stranger), ...parts.json }).replace(/^\{/, `{${POLLUTION},`);
    return { to, before, response: await sendBody(app, key, parts, senderCookie(key, to), poisoned) };
  }

  test('accepts its own fields and ignores every extra one', async () => {
    const stranger = await aMember(app.context());
    fixture ??= await createFixture(app);
    let sent = await send(fixture, stranger);
    if (sent.response.status >= 300) {
      // An earlier request did what this one is to do.
      fixture = await createFixture(app);
      sent = await send(fixture, stranger);
    }
    const { to, before, response } = sent;
    expect(response.status, await response.clone().text()).toBeLessThan(300);
    expect(await findRowsMentioning(app, stranger.id)).toEqual(before.rows);
    expect(await findRowsMentioning(app, PLANTED)).toEqual([]);
    await expectUntouched(to.member.id, before.bought);
    expect(Object.hasOwn(Object.prototype, 'staff') || Object.hasOwn(Object.prototype, PLANTED)).toBe(false);
  });
});

const purchasesOf = (userId: string) =>
  db().selectFrom('purchases').select(['id', 'status', 'amount_paise']).where('user_id', '=', userId).orderBy('id').execute();

/** The member is not staff, and nothing was unlocked or made cheaper: neither what was bought before nor what is bought now. */
async function expectUntouched(userId: string, bought: Awaited<ReturnType<typeof purchasesOf>>): Promise<void> {
  const user = await db().selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  expect(user.staff).toBe(false);
  const plans = await db().selectFrom('roadmaps').select('purchased_at').where('user_id', '=', userId).execute();
  for (const plan of plans) expect(plan.purchased_at).toBeNull();
  const purchases = Map.groupBy(await purchasesOf(userId), ({ id }) => (bought.some((one) => one.id === id) ? 'before' : 'now'));
  expect(purchases.get('before')).toEqual(bought);
  for (const { id, ...purchase } of purchases.get('now') ?? [])
    expect([id, purchase]).toEqual([id, { status: 'created', amount_paise: 2900 }]);
}
