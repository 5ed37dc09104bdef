/** Requests by scope, for tests of permissions. */
import { ORIGIN, type TestApp, type TestUser } from '#app/boot/testing.ts';
import { STAFF_SCOPES } from '#features/base/accounts/server/index.ts';
import type { StaffScope } from '#features/base/accounts/contract.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { buildRequest, type RequestParts } from '#platform/contract/request.ts';

export type People = Readonly<Record<StaffScope | 'member', TestUser>> & { visitor: null };

/** A member of staff for each scope, a member and a visitor. */
export async function peopleByScope(app: TestApp): Promise<People> {
  const staff = (scope: StaffScope) => aMember(app.context(), { staff: [scope] });
  return {
    support: await staff('support'),
    editor: await staff('editor'),
    moderator: await staff('moderator'),
    finance: await staff('finance'),
    administrator: await staff('administrator'),
    member: await aMember(app.context()),
    visitor: null,
  };
}

/** The status that each of them gets. */
export async function statusesOf(app: TestApp, people: People, key: string, parts: RequestParts) {
  const statuses: Record<string, number> = {};
  for (const [name, person] of Object.entries(people) as [string, TestUser | null][]) {
    const headers = { 'sec-fetch-site': 'same-origin', host: 'localhost:3000', ...(person ? { cookie: person.cookie } : {}) };
    const request = buildRequest(key, parts, ORIGIN, { headers });
    statuses[name] = (await app.fetch(request.url, request)).status;
  }
  return statuses;
}

/** What each of them gets where these scopes and administrators get `found`. */
export const onlyFor = (scopes: readonly StaffScope[], found: number, isChange: boolean): Record<string, number> => ({
  ...Object.fromEntries(STAFF_SCOPES.map((scope) => [scope, scopes.includes(scope) || scope === 'administrator' ? found : 403])),
  member: 404,
  visitor: isChange ? 401 : 404,
});
