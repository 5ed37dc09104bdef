/** Members with objects of every kind that has an owner, for the permission tests. */
import { randomUUID } from 'node:crypto';
import type { TestUser, TestApp } from '#app/boot/testing.ts';
import { aMember, aToken, type TestMember } from '#features/base/accounts/server/testing.ts';
import { aDraftAndASubmittedForm } from '#features/member/program-applications/server/testing.ts';
import { aBoard, aCard } from '#features/catalogue/boards/server/testing.ts';
import { proveSkills, skillsWithBoth } from '#features/member/checks/server/testing.ts';
import { anAnsweredQuestion } from '#features/operations/learning/server/testing.ts';
import { aScoredApplication } from '#features/member/fitment/server/testing.ts';
import { aContestedPurchase, aPayer, aRefundedPurchase, PAYER_PHONE } from '#features/base/payments/server/testing.ts';
import { aPaidReferral } from '#features/member/referrals/server/testing.ts';
import { aSavedSearch } from '#features/base/saved-searches/server/testing.ts';
import { aDelivery } from '#features/member/deliveries/server/testing.ts';
import { anInterview } from '#features/member/correspondence/server/testing.ts';
import { anApplicationToTailor } from '#features/member/tailoring/server/testing.ts';
import { aTrackedEntry } from '#features/member/tracker/server/testing.ts';
import { PUSH_DEVICE } from './good-requests.ts';

export type Fixture = Awaited<ReturnType<ReturnType<typeof createOwnerFactories>['createFixture']>>;
/** The object that a request names. */
export type ObjectName = Exclude<keyof Fixture, 'member' | 'skillIds'>;

export function createOwnerFactories(app: TestApp) {
  const payer = aPayer(app);

  const createPurchase = (member: TestMember, purchasable_type: 'FitmentScore' | 'Roadmap', purchasable_id: string) =>
    app.call(member, 'POST /api/purchases', { json: { purchasable_type, purchasable_id, phone: PAYER_PHONE } });
  const fillProfile = (member: TestMember) =>
    app.call(member, 'PATCH /api/users/profile', { json: { about: 'Six years in retail.' } });

  /** Applications with scores and plans: one purchased, one unpaid, one finished. */
  async function aToolkit(member: TestMember) {
    const ctx = app.context();
    const { applicationId, fitmentId } = await aScoredApplication(ctx, { member });
    const plan = async (source_id: string) =>
      (await app.call(member, 'POST /api/roadmaps/by_source', { query: { source_type: 'JobApplication', source_id } })).data;
    const { data: purchase } = await createPurchase(member, 'FitmentScore', fitmentId);
    await payer.pay(purchase);
    const { id: roadmapId, attributes } = await plan(applicationId);
    await payer.pay((await createPurchase(member, 'Roadmap', roadmapId)).data);
    await ctx.db.updateTable('roadmaps').set({ review: 'refund_offered' }).where('id', '=', roadmapId).execute();
    const unpaid = await aScoredApplication(ctx, { member });
    const unpaidPlan = await plan(unpaid.applicationId);
    const { data: scores } = await app.call(member, 'GET /api/fitment_scores/{id}', { params: { id: fitmentId } });
    const [notification] = (await app.call(member, 'GET /api/notifications')).data;
    const finished = await aScoredApplication(ctx, { member });
    const finishedPlan = await plan(finished.applicationId);
    await payer.pay((await createPurchase(member, 'Roadmap', finishedPlan.id)).data);
    const finishedIds = finishedPlan.attributes.skills.map(({ skill_id }) => skill_id);
    await proveSkills(ctx, member.id, finishedIds);
    const { data: badge } = await app.call(member, 'POST /api/credentials', { json: { roadmap_id: finishedPlan.id } });
    await fillProfile(member);
    return {
      finishedRoadmapId: finishedPlan.id,
      ...(await anAttempt(member)),
      credentialId: badge.id,
      applicationId,
      interviewId: await anInterview(ctx, applicationId),
      fitmentId,
      resumeId: (await app.call(member, 'GET /api/resumes')).data[0]?.id ?? '',
      roadmapId,
      reportId: scores.attributes.history[0]?.id ?? '',
      skillIds: attributes.skills.map(({ skill_id }) => skill_id),
      resourceId: attributes.skills[0]?.resources[0]?.id ?? '',
      partId: attributes.skills[0]?.path[0]?.id ?? '',
      purchaseId: purchase.id,
      refundedId: await aRefundedPurchase(ctx, member),
      contestedId: (await aContestedPurchase(ctx, member, 'FitmentScore')).purchaseId,
      txnid: purchase.attributes.txnid,
      unpaidFitmentId: unpaid.fitmentId,
      unpaidRoadmapId: unpaidPlan.id,
      notificationId: notification?.id ?? '',
      ...(await aSnoozedNotificationAndDevice(member)),
    };
  }

  /** An application with its résumé, an invitation to an interview and a paid report, and a profile. */
  async function anApplication(member: TestMember) {
    const { applicationId, fitmentId } = await aScoredApplication(app.context(), { member });
    await payer.pay((await createPurchase(member, 'FitmentScore', fitmentId)).data);
    await fillProfile(member);
    return {
      applicationId,
      interviewId: await anInterview(app.context(), applicationId),
      resumeId: (await app.call(member, 'GET /api/resumes')).data[0]?.id ?? '',
    };
  }

  async function anUnpaidPlan(member: TestMember) {
    const { applicationId: source_id } = await aScoredApplication(app.context(), { member });
    const query = { source_type: 'JobApplication', source_id } as const;
    return { unpaidRoadmapId: (await app.call(member, 'POST /api/roadmaps/by_source', { query })).data.id };
  }

  /** A running attempt at a check, with a question that was answered. */
  async function anAttempt(member: TestMember) {
    const [skill] = await skillsWithBoth(app.context());
    const { attemptId, questionId } = await anAnsweredQuestion(app, member, skill?.id ?? '');
    return { attemptId, questionId };
  }

  /** A second sign-in identity, an API token, and the session. */
  async function aSession(member: TestMember) {
    await app
      .context()
      .db.insertInto('identities')
      .values({ issuer: 'test', subject: randomUUID(), provider: 'linkedin', user_id: member.id })
      .execute();
    const [session] = (await app.call(member, 'GET /api/users/auth/sessions')).data;
    const [identity] = (await app.call(member, 'GET /api/users/auth/identities')).data;
    await aToken(app.context(), member, ['profile:read']);
    const [apiToken] = (await app.call(member, 'GET /api/api_tokens')).data;
    return { sessionId: session?.id ?? '', identityId: identity?.id ?? '', apiTokenId: apiToken?.id ?? '' };
  }

  /** An application with a line to suggest. */
  async function aLineToTailor(member: TestMember) {
    const { applicationId: tailoredId } = await anApplicationToTailor(app, member);
    const params = { job_application_id: tailoredId };
    const { data } = await app.call(member, 'GET /api/tailoring/{job_application_id}', { params });
    return { tailoredId, tailoredLineId: data.attributes.lines[0]?.id ?? '' };
  }

  /** An application that could not be delivered by e-mail. */
  async function anUndelivered(member: TestMember) {
    return { undeliveredId: (await aDelivery(app, member.id, 'dead')).applicationId };
  }

  async function aDraft(member: TestMember) {
    return { draftId: (await app.call(member, 'POST /api/knowledges', { json: { title: 'A draft' } })).data.id };
  }

  const aNewMember = () => aMember(app.context(), { name: 'Oona Virtanen' });

  /** A member with an object of every kind. */
  async function createFixture() {
    const member = await aNewMember();
    return {
      member,
      ...(await aToolkit(member)),
      ...(await aSession(member)),
      ...(await aLineToTailor(member)),
      ...(await aDraft(member)),
      ...(await aPrivateBoard(member)),
      ...(await aDraftAndASubmittedForm(app, member)),
      ...(await aTrackedEntry(app, member)),
      ...(await aSavedSearch(app, member)),
      referralId: (await aPaidReferral(app, member)).id,
      ...(await anUndelivered(member)),
    };
  }

  /** Creates the parts of a fixture that do not need the others, by the object that a request names. */
  const PARTS: Partial<Record<ObjectName, (member: TestMember) => Promise<Partial<Fixture>>>> = {
    // Nothing is proved, so that the plan is worth its price.
    unpaidRoadmapId: anUnpaidPlan,
    resumeId: (member) => anApplication(member),
    applicationId: (member) => anApplication(member),
    interviewId: (member) => anApplication(member),
    attemptId: (member) => anAttempt(member),
    referralId: async (member) => ({ referralId: (await aPaidReferral(app, member)).id }),
    contestedId: async (member) => ({
      contestedId: (await aContestedPurchase(app.context(), member, 'FitmentScore')).purchaseId,
    }),
    boardSlug: (member) => aPrivateBoard(member),
    draftId: (member) => aDraft(member),
    undeliveredId: (member) => anUndelivered(member),
    tailoredId: (member) => aLineToTailor(member),
    formId: (member) => aDraftAndASubmittedForm(app, member),
    sentFormId: (member) => aDraftAndASubmittedForm(app, member),
    trackedId: (member) => aTrackedEntry(app, member),
    searchId: (member) => aSavedSearch(app, member),
    sessionId: (member) => aSession(member),
    identityId: (member) => aSession(member),
    apiTokenId: (member) => aSession(member),
  };

  /** A new member with the object that a request names; with all objects if it cannot be created alone. */
  async function anOwner(name: ObjectName, unchanged: Fixture): Promise<Fixture> {
    const createPart = PARTS[name];
    if (!createPart) return createFixture();
    const member = await aNewMember();
    return { ...unchanged, ...(await createPart(member)), member };
  }

  /** A snoozed notification, and a push device. */
  async function aSnoozedNotificationAndDevice(member: TestUser) {
    const id = (await app.call(member, 'GET /api/notifications')).data.at(-1)?.id ?? '';
    await app.call(member, 'POST /api/notifications/{id}/snooze', { params: { id }, json: { until: '2026-12-01T03:30:00Z' } });
    const json = { ...PUSH_DEVICE, endpoint: `https://127.0.0.1/${randomUUID()}` };
    const [device] = (await app.call(member, 'POST /api/notifications/devices', { json })).data;
    return { snoozedId: id, deviceId: device?.id ?? '' };
  }

  /** A private board with a card, a section and a collaborator. */
  async function aPrivateBoard(member: TestUser) {
    const { slug } = (await aBoard(app, member, { privacy: true })).attributes;
    const params = { board_slug: slug };
    const { id: cardId } = await aCard(app, member, slug, 'Whom I wrote to');
    const { data } = await app.call(member, 'POST /api/boards/{board_slug}/sections', { params, json: { title: 'Letters' } });
    // Like the owner, late in the alphabet, so that neither appears on the first page of members.
    const colleague = await aMember(app.context(), { name: 'Oona Laine' });
    return { boardSlug: slug, cardId, sectionId: data.attributes.sections[0]?.id ?? '', colleagueId: colleague.id };
  }

  return { createFixture, anOwner };
}
