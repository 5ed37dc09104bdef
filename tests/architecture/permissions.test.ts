/** Who may do what with whose things: every endpoint that names an object, asked by everybody. */
import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#app/http/contract.ts';
import { openTestApp, ORIGIN, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { aDegree, ADDITIONAL, BASIC } from '#features/member/program-applications/server/testing.ts';
import { aScoredApplication } from '#features/member/fitment/server/testing.ts';
import { buildRequest, type RequestParts } from '#platform/contract/request.ts';
import { namesAnObject } from './names-an-object.ts';
import { ownersIn, type Fixture, type Thing } from './owned-things.ts';
import { PUBLIC } from './public-things.ts';

const app = openTestApp({}, { paymentSandbox: true });
const { createFixture, anOwner } = ownersIn(app);

type Row = {
  of: Thing;
  ask: (id: string, fixture: Fixture) => RequestParts;
  /** What staff get: they may look at what they support, never change it, and never see a member's own doors. */
  staff: 200 | 403 | 404;
};
const byId = (of: Row['of'], staff: Row['staff'], more: RequestParts = {}): Row => ({
  of,
  staff,
  ask: (id) => ({ params: { id }, ...more }),
});
/** Staff see no private board: what they must judge reaches them as a report. */
const onBoard = (more: (fixture: Fixture) => RequestParts = () => ({})): Row => ({
  of: 'boardSlug',
  staff: 404,
  ask: (board_slug, fixture) => {
    const { params, ...rest } = more(fixture);
    return { params: { board_slug, ...params }, ...rest };
  },
});
const card = ({ cardId }: Fixture): RequestParts => ({ params: { card_id: cardId } });
const section = ({ sectionId }: Fixture): RequestParts => ({ params: { section_id: sectionId } });
const source = (id: string): RequestParts => ({ query: { source_type: 'JobApplication', source_id: id } });
const schedule = { hours_per_week: 8, start_on: '2026-12-01' };

const bySlug = (of: Row['of'], more: RequestParts = {}): Row => ({
  of,
  staff: 404,
  ask: (slug) => ({ params: { slug }, ...more }),
});

const PERSONAL: Record<string, Row[]> = {
  'PATCH /api/knowledges/{slug}': [bySlug('draftId', { json: { title: 'Mine' } })],
  'DELETE /api/knowledges/{slug}': [bySlug('draftId')],
  'POST /api/knowledges/{slug}/restore': [bySlug('draftId')],
  'GET /api/job_applications/{id}': [byId('applicationId', 200)],
  'GET /api/job_applications/{id}/file': [byId('applicationId', 200)],
  'POST /api/job_applications/{id}/withdraw': [byId('applicationId', 403)],
  'GET /api/job_applications/fitment_score': [
    { of: 'applicationId', staff: 200, ask: (job_application_id) => ({ query: { job_application_id } }) },
  ],
  'GET /api/fitment_scores/{id}': [byId('fitmentId', 200)],
  'POST /api/fitment_scores': [
    { of: 'applicationId', staff: 403, ask: (job_application_id) => ({ json: { job_application_id } }) },
  ],
  'GET /api/fitment_scores/{id}/reports/{report_id}': [
    { of: 'fitmentId', staff: 200, ask: (id, { reportId }) => ({ params: { id, report_id: reportId } }) },
  ],
  'POST /api/fitment_scores/{id}/what_if': [byId('fitmentId', 200, { json: { ticked: [] } })],
  'PATCH /api/fitment_scores/{id}/evidence': [byId('fitmentId', 403, { json: { strike: ['sql'] } })],
  'GET /api/roadmaps/by_source': [{ of: 'applicationId', staff: 200, ask: source }],
  'POST /api/roadmaps/by_source': [{ of: 'applicationId', staff: 403, ask: source }],
  'GET /api/roadmaps/{id}': [
    byId('roadmapId', 200),
    { of: 'roadmapId', staff: 200, ask: (id, { member }) => ({ params: { id }, query: { user_id: member.slug } }) },
  ],
  'PATCH /api/roadmap/{id}/mark_as_read': [byId('roadmapId', 403, { json: {} })],
  'PATCH /api/roadmaps/{id}/schedule': [byId('roadmapId', 403, { json: schedule })],
  'PATCH /api/roadmaps/{id}/resources/{resource_id}': [
    {
      of: 'roadmapId',
      staff: 403,
      ask: (id, { resourceId }) => ({ params: { id, resource_id: resourceId }, json: { done: true } }),
    },
  ],
  'PATCH /api/roadmaps/{id}/reminders': [byId('roadmapId', 403, { json: { on: false } })],
  'PUT /api/roadmaps/{id}/order': [
    { of: 'roadmapId', staff: 403, ask: (id, { skillIds }) => ({ params: { id }, json: { skill_ids: skillIds.toReversed() } }) },
  ],
  'PATCH /api/roadmaps/{id}/skills/{skill_id}': [
    {
      of: 'roadmapId',
      staff: 403,
      ask: (id, { skillIds }) => ({ params: { id, skill_id: skillIds[0] }, json: { done: true, note: 'mine' } }),
    },
  ],
  'POST /api/roadmaps/{id}/resources/{resource_id}/report': [
    {
      of: 'roadmapId',
      staff: 403,
      ask: (id, { resourceId }) => ({ params: { id, resource_id: resourceId }, json: { reason: 'gone' } }),
    },
  ],
  'DELETE /api/roadmaps/{id}/resources/{resource_id}/report': [
    { of: 'roadmapId', staff: 403, ask: (id, { resourceId }) => ({ params: { id, resource_id: resourceId } }) },
  ],
  'POST /api/roadmaps/{id}/links/{kind}': (['calendar', 'share'] as const).map((kind) => ({
    of: 'roadmapId',
    staff: 403,
    ask: (id) => ({ params: { id, kind }, json: { with_score: true } }),
  })),
  'DELETE /api/roadmaps/{id}/links/{kind}': [{ of: 'roadmapId', staff: 403, ask: (id) => ({ params: { id, kind: 'share' } }) }],
  'POST /api/credentials': [{ of: 'finishedRoadmapId', staff: 404, ask: (roadmap_id) => ({ json: { roadmap_id } }) }],
  'DELETE /api/credentials/{id}': [byId('credentialId', 404)],
  'GET /api/roadmaps/{id}/calendar': [byId('roadmapId', 200)],
  'GET /api/roadmaps/{id}/pdf': [byId('roadmapId', 200)],
  'POST /api/roadmaps/{id}/board': [byId('roadmapId', 403)],
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
  'POST /api/purchases': (['unsoldFitmentId', 'unsoldRoadmapId'] as const).map((of) => ({
    of,
    staff: 404,
    ask: (purchasable_id) => ({
      json: { purchasable_id, purchasable_type: of === 'unsoldFitmentId' ? 'FitmentScore' : 'Roadmap' },
    }),
  })),
  'GET /api/application_forms/{id}': [byId('formId', 200)],
  'PATCH /api/application_forms/{id}/basic_details': [byId('formId', 403, { json: BASIC })],
  'PATCH /api/application_forms/{id}/additional_details': [byId('formId', 403, { json: ADDITIONAL })],
  'PUT /api/application_forms/{id}/documents': [byId('formId', 403, { multipart: aDegree() })],
  'GET /api/application_forms/{id}/documents/{document_id}': [
    { of: 'formId', staff: 200, ask: (id, { documentId }) => ({ params: { id, document_id: documentId } }) },
  ],
  'POST /api/application_forms/{id}/confirm': [byId('formId', 403)],
  'POST /api/application_forms/{id}/withdraw': [byId('sentFormId', 403)],
  'PATCH /api/saved_searches/{id}': [byId('searchId', 404, { json: { name: 'mine' } })],
  'DELETE /api/saved_searches/{id}': [byId('searchId', 404)],
  'POST /api/saved_searches/{id}/feed': [byId('searchId', 404)],
  'GET /api/tracker/{id}': [byId('trackedId', 404)],
  'PATCH /api/tracker/{id}': [byId('trackedId', 404, { json: { notes: 'mine' } })],
  'DELETE /api/tracker/{id}': [byId('trackedId', 404)],
  'POST /api/tracker/{id}/restore': [byId('trackedId', 404)],
  'POST /api/tracker/{id}/stages': [byId('trackedId', 404, { json: { stage: 'offer' } })],
  'DELETE /api/tracker/{id}/stages/{stage_id}': [
    { of: 'trackedId', staff: 404, ask: (id, { stageId }) => ({ params: { id, stage_id: stageId } }) },
  ],
  'POST /api/claim_cashbacks': [{ of: 'referralId', staff: 404, ask: (referral_id) => ({ json: { referral_id } }) }],
  'GET /api/purchases': [{ of: 'txnid', staff: 404, ask: (txnid) => ({ query: { txnid } }) }],
  'GET /api/purchases/{id}/pdf': [byId('purchaseId', 200)],
  'GET /api/purchases/{id}/refund_pdf': [byId('refundedId', 200)],
  'POST /api/notifications/mark_as_read': [{ of: 'notificationId', staff: 404, ask: (id) => ({ query: { id } }) }],
  'POST /api/notifications/{id}/clear': [byId('notificationId', 404)],
  'POST /api/notifications/{id}/snooze': [byId('snoozedId', 404, { json: { until: '2026-12-01T03:30:00Z' } })],
  'DELETE /api/notifications/devices/{id}': [byId('deviceId', 404)],
  'DELETE /api/notifications/{id}/snooze': [byId('snoozedId', 404)],
  'DELETE /api/users/auth/identities/{id}': [byId('identityId', 404)],
  'DELETE /api/users/auth/sessions/{id}': [byId('sessionId', 404)],
};

test('every endpoint that names an object is listed with its owner or as public', () => {
  const named = Object.entries(contract)
    .filter(namesAnObject)
    .map(([key]) => key);
  expect(named.toSorted()).toEqual([...Object.keys(PERSONAL), ...Object.keys(PUBLIC)].toSorted());
});

const ask = (person: TestUser | null, key: string, parts: RequestParts): Promise<Response> => {
  const headers = { 'sec-fetch-site': 'same-origin', ...(person ? { cookie: person.cookie } : {}) };
  const request = buildRequest(key, parts, ORIGIN, { headers });
  return app.fetch(request.url, request);
};

/** What can be told apart of an answer. */
async function seen(response: Response) {
  const { request_id: _id, ...body } = (await response.json()) as Record<string, unknown>;
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'content-security-policy'));
  return { status: response.status, headers, body };
}

/** Shared by all tests: a member whose requests are all refused, one whose objects are only read, and one whose are edited. */
let stranger: Fixture;
let unchanged: Fixture;
let edited: Fixture;
beforeAll(async () => {
  [stranger, unchanged, edited] = [await createFixture(), await createFixture(), await createFixture()];
});

/** Requests that change an object without ending what other requests do with it. */
const EDITS =
  /^(POST|PATCH|PUT|DELETE) \/api\/(roadmaps?\/(by_source|\{id\}\/(?!board))|fitment_scores|application_forms\/\{id\}\/(?!confirm|withdraw))/;

function ownerFor(key: string, thing: Thing): Promise<Fixture> | Fixture {
  if (key.startsWith('GET ')) return unchanged;
  return EDITS.test(key) ? edited : anOwner(thing, unchanged);
}

const unknownId = (known: string) =>
  known.startsWith('T') ? `T${randomBytes(15).toString('hex').slice(0, 24).toUpperCase()}` : randomUUID();

describe.each(Object.entries(PERSONAL).flatMap(([key, rows]) => rows.map((row) => [key, row.of, row] as const)))(
  '%s by %s',
  (key, _of, row) => {
    test('is open to its owner and, as far as they need it, to staff only', async () => {
      const owner = await ownerFor(key, row.of);
      const staff = await aMember(app.context(), { staff: true });
      const id = owner[row.of];
      const parts = row.ask(id, owner);

      expect((await ask(null, key, parts)).status).toBe(401);
      const refused = await seen(await ask(stranger.member, key, parts));
      expect(refused.status).toBe(404);
      expect(refused).toEqual(await seen(await ask(stranger.member, key, row.ask(unknownId(id), owner))));
      await expectStaff(staff, key, parts, row.staff);
      expect((await ask(owner.member, key, parts)).status).toBeLessThan(300);
    });
  },
);

/** A look that staff were allowed leaves a trace; everything else leaves nothing. */
async function expectStaff(staff: TestUser & { id: string }, key: string, parts: RequestParts, status: number): Promise<void> {
  expect((await ask(staff, key, parts)).status).toBe(status);
  const traces = await app.context().db.selectFrom('audit_entries').select('id').where('actor_id', '=', staff.id).execute();
  expect(traces.length > 0).toBe(status === 200);
}

test('another member’s report does not open under one’s own fitment score', async () => {
  const owner = unchanged;
  const params = { id: stranger.fitmentId, report_id: owner.reportId };
  expect((await ask(stranger.member, 'GET /api/fitment_scores/{id}/reports/{report_id}', { params })).status).toBe(404);
});

test('a plan that staff look at still belongs to its owner', async () => {
  const scored = await aScoredApplication(app.context());
  const staff = await aMember(app.context(), { staff: true });
  await ask(staff, 'POST /api/roadmaps/by_source', source(scored.applicationId));
  const { data } = await app.call(scored.member, 'POST /api/roadmaps/by_source', {
    query: { source_type: 'JobApplication', source_id: scored.applicationId },
  });
  expect(data.attributes.user_slug).toBe(scored.member.slug);
});

test('no other response to a stranger or a visitor contains anything of a member', async () => {
  const [owner, stranger] = [await createFixture(), await aMember(app.context())];
  const { data: me } = await app.call(owner.member, 'GET /api/users/auth/logged_in');
  const { member, skillIds: _public, ...ids } = owner;
  const traces = [...Object.values(ids), member.id, member.slug, member.name, me?.attributes.email ?? ''];
  for (const [key, endpoint] of Object.entries(contract)) {
    if (namesAnObject([key, endpoint]) && key !== 'GET /api/purchases') continue;
    if (endpoint.body || key === 'DELETE /api/users/auth/sign_out') continue;
    for (const person of [stranger, null]) {
      const text = await (await ask(person, key, {})).text();
      for (const trace of traces) expect(text, `${key} shows ${trace}`).not.toContain(trace);
    }
  }
  const { data, meta } = await app.call(member, 'GET /api/notifications');
  expect([data.map(({ id }) => id).includes(owner.notificationId), meta.unread > 0]).toEqual([true, true]);
});
