/** Every endpoint of webhooks: of a company only for its owners, of the site only for administrators. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, ORIGIN, type TestUser } from '#app/boot/testing.ts';
import type { StaffScope } from '#features/base/accounts/contract.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { anEmployer } from '#features/operations/hiring-teams/server/testing.ts';
import { onlyFor, peopleByScope, statusesOf, type People } from '#features/operations/staff/server/testing.ts';
import { buildRequest, type RequestParts } from '#platform/contract/request.ts';
import { aCompanyWithOwner, anAdministrator, aSiteWebhook, aWebhook, RECEIVER, startReceiver } from './testing.ts';

const receiver = await startReceiver();
afterAll(() => receiver.stop());
const app = openTestApp({}, { fetcher: receiver.fetcher });

type Target = { slug: string; id: string; deliveryId: string };
type Row = (target: Target) => RequestParts;
const reason = 'A reason that is long enough';
const onWebhook =
  (more: RequestParts = {}): Row =>
  ({ id }) => ({ params: { id }, ...more });

const ON_ONE: Record<string, Row> = {
  'GET /api/webhooks/{id}': onWebhook(),
  'GET /api/webhooks/{id}/deliveries': onWebhook(),
  'PATCH /api/webhooks/{id}': onWebhook({ json: { description: 'Mine', reason } }),
  'POST /api/webhooks/{id}/test': onWebhook(),
  'POST /api/webhook_deliveries/{id}/resend': ({ deliveryId }) => ({ params: { id: deliveryId } }),
  'POST /api/webhooks/{id}/roll_secret': onWebhook({ json: { reason } }),
  'POST /api/webhooks/{id}/pause': onWebhook({ json: { reason } }),
  'POST /api/webhooks/{id}/resume': onWebhook({ json: { reason } }),
  'DELETE /api/webhooks/{id}': onWebhook({ query: { reason } }),
};
const OF_COMPANY: Record<string, Row> = {
  'GET /api/hiring/companies/{slug}/webhooks': ({ slug }) => ({ params: { slug } }),
  'POST /api/hiring/companies/{slug}/webhooks': ({ slug }) => ({
    params: { slug },
    json: { url: RECEIVER, events: ['job.closed'] },
  }),
  ...ON_ONE,
};

const statusFor = async (person: TestUser | null, key: string, parts: RequestParts): Promise<number> => {
  const headers: Record<string, string> = { 'sec-fetch-site': 'same-origin', ...(person && { cookie: person.cookie }) };
  const request = buildRequest(key, parts, ORIGIN, { headers });
  return (await app.fetch(request.url.slice(ORIGIN.length), request)).status;
};

async function aTarget(owner: TestUser, slug: string): Promise<Target> {
  const { id } = await aWebhook(app, owner, slug);
  const { data } = await app.call(owner, 'POST /api/webhooks/{id}/test', { params: { id } });
  return { slug, id, deliveryId: data.id };
}

describe('a webhook of a company', () => {
  let people: Record<string, TestUser | null> = {};
  let owner: TestUser;
  let target: Target;
  beforeAll(async () => {
    const workspace = await aCompanyWithOwner(app);
    owner = workspace.owner;
    const ctx = app.context();
    people = {
      visitor: null,
      stranger: await aMember(ctx),
      otherOwner: (await aCompanyWithOwner(app, 'Other Lamps')).owner,
      administrator: await anAdministrator(app),
      viewer: await anEmployer(ctx, workspace.company.id, { role: 'viewer' }),
      recruiter: await anEmployer(ctx, workspace.company.id, { role: 'recruiter' }),
    };
    target = await aTarget(owner, workspace.slug);
  });

  test.each(Object.entries(OF_COMPANY))('%s is for owners only', async (key, parts) => {
    const statuses: Record<string, number> = {};
    for (const [name, person] of Object.entries(people)) statuses[name] = await statusFor(person, key, parts(target));
    expect(statuses).toEqual({ visitor: 401, stranger: 404, otherOwner: 404, administrator: 404, viewer: 403, recruiter: 403 });
    expect(await statusFor(owner, key, parts(target))).toBeLessThan(300);
  });
});

describe('a webhook of the site', () => {
  let people: People;
  let target: Target;
  beforeAll(async () => {
    people = await peopleByScope(app);
    const administrator = await anAdministrator(app);
    const { id } = await aSiteWebhook(app, administrator);
    const { data } = await app.call(administrator, 'POST /api/webhooks/{id}/test', { params: { id } });
    target = { slug: '', id, deliveryId: data.id };
  });

  const SITE: Record<string, [number, Row]> = {
    'GET /api/staff/webhooks': [200, () => ({})],
    'POST /api/staff/webhooks': [201, () => ({ json: { url: RECEIVER, events: ['purchase.paid'], reason } })],
  };
  const administrators: readonly StaffScope[] = ['administrator'];
  test.each(Object.entries(SITE))('%s is for administrators only', async (key, [found, parts]) => {
    expect(await statusesOf(app, people, key, parts(target))).toEqual(onlyFor(administrators, found, key.startsWith('POST')));
  });

  test.each(Object.entries(ON_ONE))('%s is for administrators only', async (key, parts) => {
    const editor = await aMember(app.context(), { staff: ['editor'] });
    const stranger = await aMember(app.context());
    const statuses = [];
    for (const person of [null, stranger, editor]) statuses.push(await statusFor(person, key, parts(target)));
    expect(statuses).toEqual([401, 404, 403]);
    expect(await statusFor(await anAdministrator(app), key, parts(target))).toBeLessThan(300);
  });
});
