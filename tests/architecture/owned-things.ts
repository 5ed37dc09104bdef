/** Members with objects of every kind that belongs to somebody, for the tests of who may open them. */
import { randomUUID } from 'node:crypto';
import type { TestUser, TestApp } from '#app/boot/testing.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { twoForms } from '#features/member/program-applications/server/testing.ts';
import { aBoard, aCard } from '#features/catalogue/boards/server/testing.ts';
import { aScoredApplication } from '#features/member/fitment/server/testing.ts';
import { aPayer, aRefundedPurchase } from '#features/base/payments/server/testing.ts';
import { aPaidReferral } from '#features/member/referrals/server/testing.ts';
import { aSavedSearch } from '#features/base/saved-searches/server/testing.ts';
import { aTrackedEntry } from '#features/member/tracker/server/testing.ts';
import { A_DEVICE } from './good-requests.ts';

export type Fixture = Awaited<ReturnType<ReturnType<typeof ownersIn>['createFixture']>>;
/** An object that a request can name. */
export type Thing = Exclude<keyof Fixture, 'member' | 'skillIds'>;

export function ownersIn(app: TestApp) {
  const payer = aPayer(app);

  /** Applications, scores, plans and purchases: one of each bought and open, and one of which nothing is bought yet. */
  async function aToolkit(member: TestMember) {
    const ctx = app.context();
    const { applicationId, fitmentId } = await aScoredApplication(ctx, { member });
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
    const { data: scores } = await app.call(member, 'GET /api/fitment_scores/{id}', { params: { id: fitmentId } });
    const [notice] = (await app.call(member, 'GET /api/notifications')).data;
    const finished = await aScoredApplication(ctx, { member });
    const finishedPlan = await plan(finished.applicationId);
    await payer.pay((await sell('Roadmap', finishedPlan.id)).data);
    for (const { skill_id } of finishedPlan.attributes.skills)
      await app.call(member, 'PATCH /api/roadmaps/{id}/skills/{skill_id}', {
        params: { id: finishedPlan.id, skill_id },
        json: { done: true },
      });
    const { data: badge } = await app.call(member, 'POST /api/credentials', { json: { roadmap_id: finishedPlan.id } });
    return {
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
      unsoldRoadmapId: unsoldPlan.id,
      notificationId: notice?.id ?? '',
      ...(await toldElsewhere(member)),
    };
  }

  /** A second way to sign in, and the session. */
  async function aSession(member: TestMember) {
    await app
      .context()
      .db.insertInto('identities')
      .values({ issuer: 'test', subject: randomUUID(), provider: 'linkedin', user_id: member.id })
      .execute();
    const [session] = (await app.call(member, 'GET /api/users/auth/sessions')).data;
    const [identity] = (await app.call(member, 'GET /api/users/auth/identities')).data;
    return { sessionId: session?.id ?? '', identityId: identity?.id ?? '' };
  }

  async function aDraft(member: TestMember) {
    return { draftId: (await app.call(member, 'POST /api/knowledges', { json: { title: 'A draft' } })).data.id };
  }

  const aNewMember = () => aMember(app.context(), { name: 'Oona Virtanen' });

  /** A member with one of everything. */
  async function createFixture() {
    const member = await aNewMember();
    return {
      member,
      ...(await aToolkit(member)),
      ...(await aSession(member)),
      ...(await aDraft(member)),
      ...(await aPrivateBoard(member)),
      ...(await twoForms(app, member)),
      ...(await aTrackedEntry(app, member)),
      ...(await aSavedSearch(app, member)),
      referralId: (await aPaidReferral(app, member)).id,
    };
  }

  /** The parts of a fixture that can be made without the others, by the object that a request names. */
  const PARTS: Partial<Record<Thing, (member: TestMember) => Promise<Partial<Fixture>>>> = {
    boardSlug: (member) => aPrivateBoard(member),
    draftId: (member) => aDraft(member),
    formId: (member) => twoForms(app, member),
    sentFormId: (member) => twoForms(app, member),
    trackedId: (member) => aTrackedEntry(app, member),
    searchId: (member) => aSavedSearch(app, member),
    sessionId: (member) => aSession(member),
    identityId: (member) => aSession(member),
  };

  /** A new member with an object of the kind that a request names, and with everything where that cannot be made alone. */
  async function anOwner(of: Thing, unchanged: Fixture): Promise<Fixture> {
    const part = PARTS[of];
    if (!part) return createFixture();
    const member = await aNewMember();
    return { ...unchanged, ...(await part(member)), member };
  }

  /** A notice that is put off, and a browser that tells. */
  async function toldElsewhere(member: TestUser) {
    const id = (await app.call(member, 'GET /api/notifications')).data.at(-1)?.id ?? '';
    await app.call(member, 'POST /api/notifications/{id}/snooze', { params: { id }, json: { until: '2026-12-01T03:30:00Z' } });
    const json = { ...A_DEVICE, endpoint: `https://127.0.0.1/${randomUUID()}` };
    const [device] = (await app.call(member, 'POST /api/notifications/devices', { json })).data;
    return { snoozedId: id, deviceId: device?.id ?? '' };
  }

  /** A private board with a card, a heading and a colleague. */
  async function aPrivateBoard(member: TestUser) {
    const { slug } = (await aBoard(app, member, { privacy: true })).attributes;
    const params = { board_slug: slug };
    const { id: cardId } = await aCard(app, member, slug, 'Whom I wrote to');
    const { data } = await app.call(member, 'POST /api/boards/{board_slug}/sections', { params, json: { title: 'Letters' } });
    // Late in the alphabet, as the owner is: the first page of all members is full of others.
    const colleague = await aMember(app.context(), { name: 'Oona Laine' });
    return { boardSlug: slug, cardId, sectionId: data.attributes.sections[0]?.id ?? '', colleagueId: colleague.id };
  }

  return { createFixture, anOwner };
}
