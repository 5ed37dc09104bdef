/** Permissions: every endpoint that names an object, requested by visitors, strangers, staff and the owner. */
import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#app/http/contract.ts';
import { openTestApp, ORIGIN, type TestUser } from '#app/boot/testing.ts';
import { aMember, aToken, openAccount } from '#features/base/accounts/server/testing.ts';
import { aDegree, ADDITIONAL, BASIC } from '#features/member/program-applications/server/testing.ts';
import { aScoredApplication } from '#features/member/fitment/server/testing.ts';
import type { EndpointKey } from '#platform/contract/endpoint.ts';
import { TOKEN_SCOPES } from '#platform/contract/token-scope.ts';
import { buildRequest, type RequestParts } from '#platform/contract/request.ts';
import { namesAnObject } from './names-an-object.ts';
import { createOwnerFactories, type Fixture, type ObjectName } from './owned-objects.ts';
import { byId, CHECKS, CORRESPONDENCE, NOTIFICATIONS, SIGN_IN, type Row } from './permission-rows.ts';
import { PUBLIC } from './public-objects.ts';

const app = openTestApp({}, { paymentSandbox: true });
const { createFixture, anOwner } = createOwnerFactories(app);

const onLine = (json: object): Row => ({
  object: 'tailoredId',
  staff: 404,
  request: (job_application_id, { tailoredLineId }) => ({ params: { job_application_id, line_id: tailoredLineId }, json }),
});
/** Staff may not see private boards; content to moderate reaches them through reports. */
const onBoard = (more: (fixture: Fixture) => RequestParts = () => ({})): Row => ({
  object: 'boardSlug',
  staff: 404,
  request: (board_slug, fixture) => {
    const { params, ...rest } = more(fixture);
    return { params: { board_slug, ...params }, ...rest };
  },
});
const card = ({ cardId }: Fixture): RequestParts => ({ params: { card_id: cardId } });
const section = ({ sectionId }: Fixture): RequestParts => ({ params: { section_id: sectionId } });
const source = (id: string): RequestParts => ({ query: { source_type: 'JobApplication', source_id: id } });
const schedule = { hours_per_week: 8, start_on: '2026-12-01' };

const bySlug = (object: Row['object'], more: RequestParts = {}): Row => ({
  object,
  staff: 404,
  request: (slug) => ({ params: { slug }, ...more }),
});

const PERSONAL: Record<string, Row[]> = {
  'PATCH /api/knowledges/{slug}': [bySlug('draftId', { json: { title: 'Mine' } })],
  'DELETE /api/knowledges/{slug}': [bySlug('draftId')],
  'POST /api/knowledges/{slug}/restore': [bySlug('draftId')],
  'GET /api/job_applications/{id}': [byId('applicationId', 200)],
  'GET /api/job_applications/{id}/file': [byId('applicationId', 200)],
  'PATCH /api/job_applications/{id}': [byId('applicationId', 403, { multipart: { cover_letter: 'Mine' } })],
  'POST /api/job_applications/{id}/withdraw': [byId('applicationId', 403)],
  ...CORRESPONDENCE,
  ...CHECKS,
  'PATCH /api/resumes/{id}': [byId('resumeId', 404, { json: { name: 'Mine' } })],
  'PUT /api/resumes/{id}/default': [byId('resumeId', 404)],
  'DELETE /api/resumes/{id}': [byId('resumeId', 404)],
  'POST /api/resumes/{id}/restore': [byId('resumeId', 404)],
  'POST /api/resumes/{id}/read': [byId('resumeId', 404)],
  'GET /api/resumes/{id}/file': [byId('resumeId', 404)],
  'GET /api/resumes/{id}/reading': [byId('resumeId', 404)],
  'GET /api/resumes/{id}/profile_proposal': [byId('resumeId', 404)],
  'POST /api/resumes/{id}/take_over': [byId('resumeId', 404, { json: {} })],
  'POST /api/resumes/{id}/take_back': [byId('resumeId', 404, { json: {} })],
  'GET /api/job_applications/fitment_score': [
    { object: 'applicationId', staff: 200, request: (job_application_id) => ({ query: { job_application_id } }) },
  ],
  'GET /api/fitment_scores/{id}': [byId('fitmentId', 200)],
  'POST /api/fitment_scores': [
    { object: 'applicationId', staff: 403, request: (job_application_id) => ({ json: { job_application_id } }) },
  ],
  'GET /api/fitment_scores/{id}/reports/{report_id}': [
    { object: 'fitmentId', staff: 200, request: (id, { reportId }) => ({ params: { id, report_id: reportId } }) },
  ],
  'POST /api/fitment_scores/{id}/what_if': [byId('fitmentId', 200, { json: { ticked: [] } })],
  'POST /api/fitment_scores/{id}/effect': [
    byId('fitmentId', 200, { json: { correction: { requirement_id: 'skill-sql', reason: 'not_done' } } }),
  ],
  'POST /api/fitment_scores/{id}/corrections': [
    byId('fitmentId', 403, { json: { requirement_id: 'skill-sql', reason: 'not_done' } }),
  ],
  'DELETE /api/fitment_scores/{id}/corrections': [byId('fitmentId', 403, { query: { requirement_id: 'skill-sql' } })],
  'POST /api/fitment_scores/{id}/evidence': [
    byId('fitmentId', 403, { json: { requirement_id: 'skill-sql', text: 'Wrote SQL queries for the whole branch' } }),
  ],
  'DELETE /api/fitment_scores/{id}/evidence': [byId('fitmentId', 403, { query: { requirement_id: 'skill-sql' } })],
  'PUT /api/fitment_scores/{id}/conditions': [byId('fitmentId', 403, { json: { condition_id: 'driving-licence', held: true } })],
  'POST /api/fitment_scores/{id}/resume': [
    byId('fitmentId', 403, { multipart: { file: new File(['Wrote SQL queries.'], 'resume.txt', { type: 'text/plain' }) } }),
  ],
  'GET /api/clean_resume': [
    { object: 'applicationId', staff: 404, request: (job_application_id) => ({ query: { job_application_id } }) },
  ],
  'GET /api/clean_resume/file': [
    { object: 'applicationId', staff: 404, request: (job_application_id) => ({ query: { job_application_id, format: 'json' } }) },
  ],
  'POST /api/clean_resume/versions': [
    {
      object: 'applicationId',
      staff: 404,
      request: (job_application_id) => ({ json: { job_application_id, format: 'pdf', name: 'Mine' } }),
    },
  ],
  'GET /api/tailoring/{job_application_id}': [
    { object: 'applicationId', staff: 404, request: (job_application_id) => ({ params: { job_application_id } }) },
  ],
  'PUT /api/tailoring/{job_application_id}/lines/{line_id}': [onLine({ state: 'open' })],
  'POST /api/tailoring/{job_application_id}/lines/{line_id}/effect': [onLine({ text: 'Mine' })],
  'GET /api/plan_offers/{job_application_id}': [
    { object: 'applicationId', staff: 404, request: (job_application_id) => ({ params: { job_application_id } }) },
  ],
  'GET /api/plan_offers/{job_application_id}/roles': [
    { object: 'applicationId', staff: 404, request: (job_application_id) => ({ params: { job_application_id } }) },
  ],
  'GET /api/roadmaps/by_source': [{ object: 'applicationId', staff: 200, request: source }],
  'POST /api/roadmaps/by_source': [{ object: 'applicationId', staff: 404, request: source }],
  'GET /api/roadmaps/{id}': [
    byId('roadmapId', 200),
    { object: 'roadmapId', staff: 200, request: (id, { member }) => ({ params: { id }, query: { user_id: member.slug } }) },
  ],
  'PATCH /api/roadmap/{id}/mark_as_read': [byId('roadmapId', 403, { json: {} })],
  'PATCH /api/roadmaps/{id}/schedule': [byId('roadmapId', 403, { json: schedule })],
  'PATCH /api/roadmaps/{id}/resources/{resource_id}': [
    {
      object: 'roadmapId',
      staff: 403,
      request: (id, { resourceId }) => ({ params: { id, resource_id: resourceId }, json: { done: true } }),
    },
  ],
  'PUT /api/roadmaps/{id}/resources/{resource_id}/hours': [
    {
      object: 'roadmapId',
      staff: 403,
      request: (id, { partId }) => ({ params: { id, resource_id: partId }, json: { hours: 0.5 } }),
    },
  ],
  'POST /api/roadmaps/{id}/replan': [byId('roadmapId', 403, { json: { choice: 'move' } })],
  'DELETE /api/roadmaps/{id}/replan': [byId('roadmapId', 403)],
  'PUT /api/roadmaps/{id}/pause': [byId('roadmapId', 403, { json: { until: null } })],
  'DELETE /api/roadmaps/{id}/pause': [byId('roadmapId', 403)],
  'POST /api/roadmaps/{id}/changes': [byId('roadmapId', 403, { json: { apply: true } })],
  'PATCH /api/roadmaps/{id}/reminders': [byId('roadmapId', 403, { json: { on: false } })],
  'PUT /api/roadmaps/{id}/order': [
    {
      object: 'roadmapId',
      staff: 403,
      request: (id, { skillIds }) => ({ params: { id }, json: { skill_ids: skillIds.toReversed() } }),
    },
  ],
  'PATCH /api/roadmaps/{id}/skills/{skill_id}': [
    {
      object: 'roadmapId',
      staff: 403,
      request: (id, { skillIds }) => ({ params: { id, skill_id: skillIds[0] }, json: { done: true, note: 'mine' } }),
    },
  ],
  'POST /api/roadmaps/{id}/resources/{resource_id}/report': [
    {
      object: 'roadmapId',
      staff: 403,
      request: (id, { resourceId }) => ({ params: { id, resource_id: resourceId }, json: { reason: 'gone' } }),
    },
  ],
  'DELETE /api/roadmaps/{id}/resources/{resource_id}/report': [
    { object: 'roadmapId', staff: 403, request: (id, { resourceId }) => ({ params: { id, resource_id: resourceId } }) },
  ],
  'POST /api/roadmaps/{id}/links/{kind}': (['calendar', 'share'] as const).map((kind) => ({
    object: 'roadmapId',
    staff: 403,
    request: (id) => ({ params: { id, kind }, json: { with_score: true } }),
  })),
  'DELETE /api/roadmaps/{id}/links/{kind}': [
    { object: 'roadmapId', staff: 403, request: (id) => ({ params: { id, kind: 'share' } }) },
  ],
  'POST /api/credentials': [{ object: 'finishedRoadmapId', staff: 404, request: (roadmap_id) => ({ json: { roadmap_id } }) }],
  'DELETE /api/credentials/{id}': [byId('credentialId', 404)],
  'GET /api/roadmaps/{id}/calendar': [byId('roadmapId', 200)],
  'GET /api/roadmaps/{id}/pdf': [byId('roadmapId', 200)],
  'POST /api/roadmaps/{id}/board': [byId('roadmapId', 403)],
  'POST /api/roadmaps/{id}/refund': [byId('roadmapId', 403)],
  'PATCH /api/boards/{board_slug}': [onBoard(() => ({ json: { title: 'Ours' } }))],
  'DELETE /api/boards/{board_slug}': [onBoard()],
  'POST /api/boards/{board_slug}/unfollow': [onBoard()],
  'POST /api/boards/{board_slug}/pin_card_to_board': [onBoard(() => ({ json: { kind: 'skill', ref: 'sql' } }))],
  'PATCH /api/boards/{board_slug}/cards/{card_id}': [onBoard((fixture) => ({ ...card(fixture), json: { note: 'mine' } }))],
  'DELETE /api/boards/{board_slug}/cards/{card_id}': [onBoard(card)],
  'POST /api/boards/{board_slug}/cards/{card_id}/restore': [onBoard(card)],
  'PUT /api/boards/{board_slug}/cards/{card_id}/done': [onBoard(card)],
  'DELETE /api/boards/{board_slug}/cards/{card_id}/done': [onBoard(card)],
  'PUT /api/boards/{board_slug}/order': [onBoard(() => ({ json: { groups: [] } }))],
  'POST /api/boards/{board_slug}/sections': [onBoard(() => ({ json: { title: 'Ours' } }))],
  'PATCH /api/boards/{board_slug}/sections/{section_id}': [
    onBoard((fixture) => ({ ...section(fixture), json: { title: 'Ours' } })),
  ],
  'DELETE /api/boards/{board_slug}/sections/{section_id}': [onBoard(section)],
  'POST /api/boards/{board_slug}/collaborators': [onBoard(({ colleagueId }) => ({ json: { user_id: colleagueId } }))],
  'DELETE /api/boards/{board_slug}/collaborators': [onBoard(({ colleagueId }) => ({ query: { user_id: colleagueId } }))],
  'POST /api/purchases': (['unpaidFitmentId', 'unpaidRoadmapId'] as const).map((object) => ({
    object,
    staff: 404,
    request: (purchasable_id) => ({
      json: { purchasable_id, purchasable_type: object === 'unpaidFitmentId' ? 'FitmentScore' : 'Roadmap', phone: '98450 12345' },
    }),
  })),
  'GET /api/application_forms/{id}': [byId('formId', 200)],
  'PATCH /api/application_forms/{id}/basic_details': [byId('formId', 404, { json: BASIC })],
  'PATCH /api/application_forms/{id}/additional_details': [byId('formId', 404, { json: ADDITIONAL })],
  'PUT /api/application_forms/{id}/documents': [byId('formId', 404, { multipart: aDegree() })],
  'GET /api/application_forms/{id}/documents/{document_id}': [
    { object: 'formId', staff: 200, request: (id, { documentId }) => ({ params: { id, document_id: documentId } }) },
  ],
  'POST /api/application_forms/{id}/confirm': [byId('formId', 404)],
  'POST /api/application_forms/{id}/withdraw': [byId('sentFormId', 404)],
  'PATCH /api/saved_searches/{id}': [byId('searchId', 404, { json: { name: 'mine' } })],
  'DELETE /api/saved_searches/{id}': [byId('searchId', 404)],
  'POST /api/saved_searches/{id}/feed': [byId('searchId', 404)],
  'GET /api/tracker/{id}': [byId('trackedId', 404)],
  'PATCH /api/tracker/{id}': [byId('trackedId', 404, { json: { notes: 'mine' } })],
  'DELETE /api/tracker/{id}': [byId('trackedId', 404)],
  'POST /api/tracker/{id}/restore': [byId('trackedId', 404)],
  'POST /api/tracker/{id}/stages': [byId('trackedId', 404, { json: { stage: 'offer' } })],
  'DELETE /api/tracker/{id}/stages/{stage_id}': [
    { object: 'trackedId', staff: 404, request: (id, { stageId }) => ({ params: { id, stage_id: stageId } }) },
  ],
  'POST /api/claim_cashbacks': [{ object: 'referralId', staff: 404, request: (referral_id) => ({ json: { referral_id } }) }],
  'GET /api/purchases': [{ object: 'txnid', staff: 404, request: (txnid) => ({ query: { txnid } }) }],
  'GET /api/purchases/{id}/pdf': [byId('purchaseId', 200)],
  'GET /api/purchases/{id}/refund_pdf': [byId('refundedId', 200)],
  'POST /api/purchases/{id}/contest': [byId('purchaseId', 404, { json: { about: 'refund', text: 'For the wrong job.' } })],
  'DELETE /api/purchases/{id}/contest': [byId('contestedId', 404)],
  ...NOTIFICATIONS,
  ...SIGN_IN,
};

test('every endpoint that names an object is listed with its owner or as public', () => {
  const named = Object.entries(contract)
    .filter(namesAnObject)
    .map(([key]) => key);
  expect(named.toSorted()).toEqual([...Object.keys(PERSONAL), ...Object.keys(PUBLIC)].toSorted());
});

const send = (person: TestUser | null, key: string, parts: RequestParts): Promise<Response> => {
  const headers = { 'sec-fetch-site': 'same-origin', ...(person ? { cookie: person.cookie } : {}) };
  const request = buildRequest(key, parts, ORIGIN, { headers });
  return app.fetch(request.url, request);
};

const sendWithToken = async (token: string, key: string, parts: RequestParts): Promise<Response> => {
  const request = buildRequest(key, parts, ORIGIN, { headers: { authorization: `Bearer ${token}` } });
  return app.fetch(request.url, request);
};

/** The parts of a response that must be the same for a foreign object and a missing one. */
async function describeResponse(response: Response) {
  const { request_id: _id, ...body } = (await response.json()) as Record<string, unknown>;
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'content-security-policy'));
  return { status: response.status, headers, body };
}

/** Shared by all tests: a member whose requests are all refused, one whose objects are read, and one whose objects are edited. */
let stranger: Fixture;
let strangersToken: string;
let unchanged: Fixture;
let edited: Fixture;
beforeAll(async () => {
  [stranger, unchanged, edited] = [await createFixture(), await createFixture(), await createFixture()];
  strangersToken = await aToken(app.context(), stranger.member, TOKEN_SCOPES);
});

/** Requests that change an object but leave it usable for other requests. */
const EDITS =
  /^(POST|PATCH|PUT|DELETE) \/api\/(roadmaps?\/(by_source|\{id\}\/(?!board))|fitment_scores|application_forms\/\{id\}\/(?!confirm|withdraw))/;

function ownerFor(key: string, object: ObjectName): Promise<Fixture> | Fixture {
  if (key.startsWith('GET ')) return unchanged;
  return EDITS.test(key) ? edited : anOwner(object, unchanged);
}

const unknownId = (existingId: string) =>
  existingId.startsWith('T') ? `T${randomBytes(15).toString('hex').slice(0, 24).toUpperCase()}` : randomUUID();

describe.each(Object.entries(PERSONAL).flatMap(([key, rows]) => rows.map((row) => [key, row.object, row] as const)))(
  '%s by %s',
  (key, _object, row) => {
    test('is allowed for its owner and, where needed, for staff who said why only', async () => {
      const owner = await ownerFor(key, row.object);
      const staff = await aMember(app.context(), { staff: true });
      const id = owner[row.object];
      const parts = row.request(id, owner);

      expect((await send(null, key, parts)).status).toBe(401);
      const refused = await describeResponse(await send(stranger.member, key, parts));
      expect(refused.status).toBe(404);
      expect(refused).toEqual(await describeResponse(await send(stranger.member, key, row.request(unknownId(id), owner))));
      // With a stranger's token for everything it is a 404 as well, where tokens are accepted at all.
      expect((await sendWithToken(strangersToken, key, parts)).status).toBe(contract[key as EndpointKey]?.token ? 404 : 403);
      expect((await send(staff, key, parts)).status).toBe(404);
      await openAccount(app.context(), staff, owner.member);
      await expectStaff(staff, key, parts, row.staff);
      expect((await send(owner.member, key, parts)).status).toBeLessThan(300);
    });
  },
);

/** Only successful access by staff creates audit entries, besides that of opening the account. */
async function expectStaff(staff: TestUser & { id: string }, key: string, parts: RequestParts, status: number): Promise<void> {
  expect((await send(staff, key, parts)).status).toBe(status);
  const entries = await app.context().db.selectFrom('audit_entries').select('action').where('actor_id', '=', staff.id).execute();
  expect(entries.some(({ action }) => action !== 'member.open')).toBe(status === 200);
}

test('another member’s report does not open under one’s own fitment score', async () => {
  const owner = unchanged;
  const params = { id: stranger.fitmentId, report_id: owner.reportId };
  expect((await send(stranger.member, 'GET /api/fitment_scores/{id}/reports/{report_id}', { params })).status).toBe(404);
});

test('a plan that staff request still belongs to its owner', async () => {
  const scored = await aScoredApplication(app.context());
  const staff = await aMember(app.context(), { staff: true });
  await openAccount(app.context(), staff, scored.member);
  await send(staff, 'POST /api/roadmaps/by_source', source(scored.applicationId));
  const { data } = await app.call(scored.member, 'POST /api/roadmaps/by_source', {
    query: { source_type: 'JobApplication', source_id: scored.applicationId },
  });
  expect(data.attributes.user_slug).toBe(scored.member.slug);
});

test('no other response to a stranger or a visitor contains data of a member', async () => {
  const [owner, stranger] = [await createFixture(), await aMember(app.context())];
  const { data: me } = await app.call(owner.member, 'GET /api/users/auth/logged_in');
  const { member, skillIds: _public, ...ids } = owner;
  const traces = [...Object.values(ids), member.id, member.slug, member.name, me?.attributes.email ?? ''];
  for (const [key, endpoint] of Object.entries(contract)) {
    if (namesAnObject([key, endpoint]) && key !== 'GET /api/purchases') continue;
    if (endpoint.body || key === 'DELETE /api/users/auth/sign_out') continue;
    for (const person of [stranger, null]) {
      const text = await (await send(person, key, {})).text();
      for (const trace of traces) expect(text, `${key} shows ${trace}`).not.toContain(trace);
    }
  }
  const { data, meta } = await app.call(member, 'GET /api/notifications');
  expect([data.map(({ id }) => id).includes(owner.notificationId), meta.unread > 0]).toEqual([true, true]);
});
