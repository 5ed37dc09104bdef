/** Every endpoint of a company's workspace, by role, for another company's owner, for staff and for visitors. */
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, ORIGIN, type TestUser } from '#app/boot/testing.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { aCompanyWithoutEmployer } from '#features/catalogue/jobs/server/testing.ts';
import { applyAddressesContract } from '#features/operations/apply-addresses/contract.ts';
import { hiringTeamsContract } from '#features/operations/hiring-teams/contract.ts';
import { anEmployer } from '#features/operations/hiring-teams/server/testing.ts';
import { buildRequest, type RequestParts } from '#platform/contract/request.ts';
import { hiringJobsContract } from '../contract.ts';
import { aDraftJob, anAd } from './testing.ts';

const app = openTestApp();

type Facts = { slug: string; jobId: string; colleagueId: string; invitationId: string; addressId: string };
type Row = { act: 'view' | 'recruit' | 'own'; parts: (facts: Facts) => RequestParts };
const ofCompany = (act: Row['act'], json?: object): Row => ({
  act,
  parts: ({ slug }) => ({ params: { slug }, ...(json && { json }) }),
});
const ofJob = (act: Row['act'], json?: object): Row => ({
  act,
  parts: ({ jobId }) => ({ params: { id: jobId }, ...(json && { json }) }),
});
const ofPerson = (json?: object): Row => ({
  act: 'own',
  parts: ({ slug, colleagueId }) => ({ params: { slug, user_id: colleagueId }, ...(json && { json }) }),
});

const ROWS: Record<string, Row> = {
  'GET /api/hiring/companies/{slug}/home': ofCompany('view'),
  'GET /api/hiring/companies/{slug}/people': ofCompany('view'),
  'GET /api/hiring/companies/{slug}/jobs': ofCompany('view'),
  'GET /api/hiring/jobs/{id}': ofJob('view'),
  'POST /api/hiring/companies/{slug}/jobs': ofCompany('recruit', { content: anAd() }),
  'GET /api/hiring/companies/{slug}/apply_addresses': ofCompany('view'),
  'POST /api/hiring/companies/{slug}/apply_addresses': ofCompany('recruit', { email: 'people@lumen.example' }),
  'DELETE /api/hiring/companies/{slug}/apply_addresses/{id}': {
    act: 'recruit',
    parts: ({ slug, addressId }) => ({ params: { slug, id: addressId } }),
  },
  'POST /api/hiring/companies/{slug}/read_ad': ofCompany('recruit', { content: anAd() }),
  'POST /api/hiring/companies/{slug}/correct_ad': ofCompany('recruit', {
    content: anAd(),
    requirement_id: 'skill-python',
    need: 'preferred',
  }),
  'PUT /api/hiring/jobs/{id}': ofJob('recruit', { version: 1, content: anAd() }),
  'POST /api/hiring/jobs/{id}/publish': ofJob('recruit', { version: 1 }),
  'POST /api/hiring/jobs/{id}/close': ofJob('recruit', { reason: 'filled' }),
  'POST /api/hiring/jobs/{id}/reopen': ofJob('recruit'),
  'POST /api/hiring/jobs/{id}/duplicate': ofJob('recruit'),
  'DELETE /api/hiring/jobs/{id}': ofJob('recruit'),
  'POST /api/hiring/companies/{slug}/invitations': ofCompany('own', { email: 'new@lumen.example', role: 'viewer' }),
  'DELETE /api/hiring/companies/{slug}/invitations/{id}': {
    act: 'own',
    parts: ({ slug, invitationId }) => ({ params: { slug, id: invitationId } }),
  },
  'PATCH /api/hiring/companies/{slug}/people/{user_id}': ofPerson({ role: 'recruiter' }),
  'DELETE /api/hiring/companies/{slug}/people/{user_id}': ofPerson(),
  'POST /api/hiring/companies/{slug}/transfer': {
    act: 'own',
    parts: ({ slug, colleagueId }) => ({ params: { slug }, json: { user_id: colleagueId } }),
  },
};
const ALLOWED = { owner: ['view', 'recruit', 'own'], recruiter: ['view', 'recruit'], viewer: ['view'] };

const send = async (person: TestUser | null, key: string, parts: RequestParts): Promise<number> => {
  const headers = { 'sec-fetch-site': 'same-origin', ...(person ? { cookie: person.cookie } : {}) };
  const request = buildRequest(key, parts, ORIGIN, { headers });
  return (await app.fetch(request.url, request)).status;
};

async function aWorkspace() {
  const { id, slug } = await aCompanyWithoutEmployer(app.context());
  const owner = await anEmployer(app.context(), id);
  const recruiter = await anEmployer(app.context(), id, { role: 'recruiter' });
  const viewer = await anEmployer(app.context(), id, { role: 'viewer' });
  const colleague = await anEmployer(app.context(), id, { role: 'viewer' });
  const invited = await app.call(owner, 'POST /api/hiring/companies/{slug}/invitations', {
    params: { slug },
    json: { email: `someone@${slug}.example`, role: 'viewer' },
  });
  const addresses = await app.call(owner, 'POST /api/hiring/companies/{slug}/apply_addresses', {
    params: { slug },
    json: { email: `jobs@${slug}.example` },
  });
  const facts: Facts = {
    slug,
    addressId: addresses.data[0]?.id ?? '',
    jobId: (await aDraftJob(app, owner, slug)).id,
    colleagueId: colleague.id,
    invitationId: invited.data.attributes.invitations[0]?.id ?? '',
  };
  return { owner, recruiter, viewer, facts };
}

let outsiders: Record<string, TestMember>;
beforeAll(async () => {
  const other = await aCompanyWithoutEmployer(app.context());
  outsiders = {
    'another company’s owner': await anEmployer(app.context(), other.id),
    'a member': await aMember(app.context()),
    staff: await aMember(app.context(), { staff: true }),
  };
});

test('the table names every endpoint of a workspace', () => {
  const keys = Object.keys({ ...hiringTeamsContract, ...hiringJobsContract, ...applyAddressesContract }).filter((key) =>
    /\/api\/hiring\/(companies|jobs)\//.test(key),
  );
  expect(keys.toSorted()).toEqual(Object.keys(ROWS).toSorted());
});

describe.each(Object.entries(ROWS))('%s', (key, { act, parts }) => {
  test('is a 404 outside the company, a 403 for roles below, and allowed for the others', async () => {
    const { facts, ...people } = await aWorkspace();
    expect(await send(null, key, parts(facts))).toBe(401);
    for (const [name, person] of Object.entries(outsiders))
      expect([name, await send(person, key, parts(facts))]).toEqual([name, 404]);
    for (const role of ['viewer', 'recruiter', 'owner'] as const) {
      const status = await send(people[role], key, parts(facts));
      if (ALLOWED[role].includes(act)) {
        // A draft can be neither closed nor opened again.
        expect([200, 201, 204, 409], role).toContain(status);
        return;
      }
      expect([role, status]).toEqual([role, 403]);
    }
  });
});
