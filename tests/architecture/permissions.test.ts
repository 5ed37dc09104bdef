/** Who may do what with whose things: every endpoint that names an object, asked by everybody. */
import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#app/http/contract.ts';
import { openTestApp, ORIGIN, type Person } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { aDegree, ADDITIONAL, BASIC, twoForms } from '#features/member/program-applications/server/testing.ts';
import { aBoard, aCard } from '#features/catalogue/boards/server/testing.ts';
import { aPaidReferral } from '#features/member/referrals/server/testing.ts';
import { aScoredApplication } from '#features/member/fitment/server/testing.ts';
import { aPayer, aRefundedPurchase } from '#features/base/payments/server/testing.ts';
import { aSavedSearch } from '#features/base/saved-searches/server/testing.ts';
import { aTrackedThing } from '#features/member/tracker/server/testing.ts';
import { requestOf, type RequestParts } from '#platform/contract/request.ts';
import { A_DEVICE } from './good-requests.ts';
import { namesAnObject } from './names-an-object.ts';
import { PUBLIC } from './public-things.ts';

const app = openTestApp({}, { paymentSandbox: true });
const payer = aPayer(app);

/** A member with one of everything, bought and open, and an application of which nothing is bought yet. */
async function createFixture() {
  const ctx = app.context();
  const { member, applicationId, fitmentId } = await aScoredApplication(ctx, {
    member: await aMember(ctx, { name: 'Oona Virtanen' }),
  });
  const sell = (purchasable_type: 'FitmentScore' | 'Roadmap', purchasable_id: string) =>
    app.call(member, 'POST /api/purchases', { json: { purchasable_type, purchasable_id } });
  const plan = async (source_id: string) =>
    (await app.call(member, 'POST /api/roadmaps/by_source', { query: { source_type: 'JobApplication', source_id } })).data;
  const { data: purchase } = await sell('FitmentScore', fitmentId);
  await payer.pay(purchase);
  const { id: roadmapId, attributes } = await plan(applicationId);
  await payer.pay((await sell('Roadmap', roadmapId)).data);
  const unsold = await aScoredApplication(ctx, { member });
  const unsoldPlan = await plan(unsold.applicationId);
  await ctx.db
    .insertInto('identities')
    .values({ issuer: 'test', subject: randomUUID(), provider: 'linkedin', user_id: member.id })
    .execute();
  const { data: scores } = await app.call(member, 'GET /api/fitment_scores/{id}', { params: { id: fitmentId } });
  const { data: draft } = await app.call(member, 'POST /api/knowledges', { json: { title: 'A draft' } });
  const [notice] = (await app.call(member, 'GET /api/notifications')).data;
  const [session] = (await app.call(member, 'GET /api/users/auth/sessions')).data;
  const [identity] = (await app.call(member, 'GET /api/users/auth/identities')).data;
  const finished = await aScoredApplication(ctx, { member });
  const finishedPlan = await plan(finished.applicationId);
  await payer.pay((await sell('Roadmap', finishedPlan.id)).data);
  for (const { skill_id } of finishedPlan.attributes.skills)
    await app.call(member, 'PATCH /api/roadmaps/{id}/skills/{skill_id}', {
      params: { id: finishedPlan.id, skill_id },
      json: { done: true },
    });
  const { data: badge } = await app.call(member, 'POST /api/credentials', { json: { roadmap_id: finishedPlan.id } });
  const board = await aPrivateBoard(member);
  return {
    member,
    ...board,
    finishedRoadmapId: finishedPlan.id,
    credentialId: badge.id,
    applicationId,
    fitmentId,
    roadmapId,
    reportId: scores.attributes.history[0]?.id ?? '',
    skillIds: attributes.skills.map(({ skill_id }) => skill_id),
    resourceId: attributes.skills[0]?.resources[0]?.id ?? '',
    purchaseId: purchase.id,
    refundedId: await aRefundedPurchase(ctx, member),
    txnid: purchase.attributes.txnid,
    unsoldFitmentId: unsold.fitmentId,
    ...(await twoForms(app, member)),
    ...(await aTrackedThing(app, member)),
    ...(await aSavedSearch(app, member)),
    referralId: (await aPaidReferral(app, member)).id,
    unsoldRoadmapId: unsoldPlan.id,
    draftId: draft.id,
    notificationId: notice?.id ?? '',
    ...(await toldElsewhere(member)),
    sessionId: session?.id ?? '',
    identityId: identity?.id ?? '',
  };
}

/** A notice that is put off, and a browser that tells. */
async function toldElsewhere(member: Person) {
  const id = (await app.call(member, 'GET /api/notifications')).data.at(-1)?.id ?? '';
  await app.call(member, 'POST /api/notifications/{id}/snooze', { params: { id }, json: { until: '2026-12-01T03:30:00Z' } });
  const json = { ...A_DEVICE, endpoint: `https://127.0.0.1/${randomUUID()}` };
  const [device] = (await app.call(member, 'POST /api/notifications/devices', { json })).data;
  return { snoozedId: id, deviceId: device?.id ?? '' };
}

/** A private board with a card, a heading and a colleague. */
async function aPrivateBoard(member: Person) {
  const { slug } = (await aBoard(app, member, { privacy: true })).attributes;
  const params = { board_slug: slug };
  const { id: cardId } = await aCard(app, member, slug, 'Whom I wrote to');
  const { data } = await app.call(member, 'POST /api/boards/{board_slug}/sections', { params, json: { title: 'Letters' } });
  // Late in the alphabet, as the owner is: the first page of all members is full of others.
  const colleague = await aMember(app.context(), { name: 'Oona Laine' });
  return { boardSlug: slug, cardId, sectionId: data.attributes.sections[0]?.id ?? '', colleagueId: colleague.id };
}

type Fixture = Awaited<ReturnType<typeof createFixture>>;

type Row = {
  of: Exclude<keyof Fixture, 'member' | 'skillIds'>;
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

const ask = (person: Person | null, key: string, parts: RequestParts): Promise<Response> => {
  const headers = { 'sec-fetch-site': 'same-origin', ...(person ? { cookie: person.cookie } : {}) };
  const request = requestOf(key, parts, ORIGIN, { headers });
  return app.fetch(request.url, request);
};

/** What can be told apart of an answer. */
async function seen(response: Response) {
  const { request_id: _id, ...body } = (await response.json()) as Record<string, unknown>;
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'content-security-policy'));
  return { status: response.status, headers, body };
}

/** Whose requests are all refused, and whose things are only read: two who serve every test. */
let stranger: Fixture;
let unchanged: Fixture;
beforeAll(async () => {
  [stranger, unchanged] = [await createFixture(), await createFixture()];
});

const unknownId = (known: string) =>
  known.startsWith('T') ? `T${randomBytes(15).toString('hex').slice(0, 24).toUpperCase()}` : randomUUID();

describe.each(Object.entries(PERSONAL).flatMap(([key, rows]) => rows.map((row) => [key, row.of, row] as const)))(
  '%s by %s',
  (key, _of, row) => {
    test('is open to its owner and, as far as they need it, to staff only', async () => {
      const owner = key.startsWith('GET ') ? unchanged : await createFixture();
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
async function expectStaff(staff: Person & { id: string }, key: string, parts: RequestParts, status: number): Promise<void> {
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
