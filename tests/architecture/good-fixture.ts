/** A member with an object of every kind that the requests of the sweeps refer to. */
import { randomUUID } from 'node:crypto';
import type { TestUser, TestApp } from '#app/boot/testing.ts';
import { aBrowser, aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { aConfirmedForm, anOpenProgram, BASIC } from '#features/member/program-applications/server/testing.ts';
import { aBoard, aCard } from '#features/catalogue/boards/server/testing.ts';
import { aCategory } from '#features/catalogue/communities/server/testing.ts';
import { anAnswer, aQuestion } from '#features/catalogue/forum/server/testing.ts';
import { aPaidReferral } from '#features/member/referrals/server/testing.ts';
import {
  aContestedPurchase,
  anOffer,
  anOpenPurchase,
  aPaidPurchase,
  aRefundedPurchase,
} from '#features/base/payments/server/testing.ts';
import { proveSkills, skillsWithBoth, takeCheck } from '#features/member/checks/server/testing.ts';
import { aScoredApplication } from '#features/member/fitment/server/testing.ts';
import { aConfirmation, aMessage, aStoredLead } from '#features/base/leads/server/testing.ts';
import { aCompany, aJob } from '#features/catalogue/jobs/server/testing.ts';
import { writeProgram } from '#features/catalogue/programs/server/write-program.ts';
import { aProgram } from '#features/catalogue/programs/server/testing.ts';
import { AD_TEXT, anOwnAd } from '#features/base/own-ads/server/testing.ts';
import { aDelivery } from '#features/member/deliveries/server/testing.ts';
import { anInterview } from '#features/member/correspondence/server/testing.ts';
import { anApplicant, aTemplate } from '#features/operations/applicants/server/testing.ts';
import {
  anAddedSearchWord,
  aDraftAnnouncement,
  aDraftArticle,
  aDraftCommunity,
  aDraftInsight,
  aDraftCampaign,
  aDraftPack,
  aDraftStory,
} from '#features/operations/content/server/testing.ts';
import { loadResourceBank, skillCatalogue } from '#features/base/skills/server/index.ts';
import { aReportedQuestion } from '#features/operations/learning/server/testing.ts';
import { aDraftJob, anAd, aPublishedJob } from '#features/operations/hiring-jobs/server/testing.ts';
import { aFailedMail, aFailedTask } from '#features/operations/system/server/testing.ts';
import { anEmployer } from '#features/operations/hiring-teams/server/testing.ts';
import { aWebhook } from '#features/operations/webhooks/server/testing.ts';
import { anApplicationToTailor, RESUME } from '#features/member/tailoring/server/testing.ts';
import { aSavedSearch } from '#features/base/saved-searches/server/testing.ts';
import { anEntry } from '#features/member/tracker/server/testing.ts';
import { listingsForStaff } from './good-listings.ts';

/** Where the source of the fixture is fetched; a test that runs it lets a server answer there. */
export const SOURCE_ADDRESS = 'https://kaveri.example/careers.xml';

/** A member, by default a new one, with an object of every kind that a request may name, and a staff member. */
export async function createFixture(app: TestApp, of?: TestMember) {
  const db = () => app.context().db;
  const { member, applicationId, fitmentId } = await aScoredApplication(app.context(), of && { member: of });
  const query = { source_type: 'JobApplication', source_id: applicationId } as const;
  const { data: plan } = await app.call(member, 'POST /api/roadmaps/by_source', { query });
  await db().updateTable('fitment_scores').set({ unlocked_at: new Date() }).where('id', '=', fitmentId).execute();
  const finished = await aScoredApplication(app.context(), { member });
  const { data: finishedPlan } = await app.call(member, 'POST /api/roadmaps/by_source', {
    query: { source_type: 'JobApplication', source_id: finished.applicationId },
  });
  const finishedIds = finishedPlan.attributes.skills.map(({ skill_id }) => skill_id);
  await proveSkills(app.context(), member.id, finishedIds);
  const job = await aJob(app.context());
  const { skills } = plan.attributes;
  const { slug: boardSlug } = (await aBoard(app, member)).attributes;
  const { id: cardId } = await aCard(app, member, boardSlug);
  const { data: board } = await app.call(member, 'POST /api/boards/{board_slug}/sections', {
    params: { board_slug: boardSlug },
    json: { title: 'Letters' },
  });
  const colleague = await aMember(app.context());
  const staff = await aMember(app.context(), { staff: true });
  const category = await aCategory(app.context());
  await writeProgram(app.context(), {
    source: 'test',
    sourceId: 'speaking',
    title: 'Speaking well',
    provider: 'A college',
    url: 'https://college.example/speaking',
    category: category.slug,
    families: ['core'],
    programType: 'course',
    level: 'beginner',
    language: 'en',
    cost: 'free',
    skillIds: ['communication'],
    worth: 1,
  });
  const question = await aQuestion(app, { author: member, category: category.slug });
  const otherQuestion = await aQuestion(app, { category: category.slug });
  const { data: reported } = await app.call(member, 'POST /api/reports', {
    json: { object_type: 'question', object_id: otherQuestion.id, reason: 'spam' },
  });
  const hidden = await app.call(member, 'POST /api/reports', {
    json: { object_type: 'question', object_id: (await aQuestion(app, { category: category.slug })).id, reason: 'spam' },
  });
  const hide = { params: { id: hidden.data.id }, json: { reason: 'This sells something.' } };
  await app.call(staff, 'POST /api/moderation/{id}/hide', hide);
  const { data: source } = await app.call(staff, 'POST /api/job_sources', {
    json: {
      name: `Marigold jobs ${randomUUID()}`,
      address: SOURCE_ADDRESS,
      kind: 'indeed',
      schedule: 'daily',
      reason: 'Their jobs are asked for.',
    },
  });
  await db()
    .updateTable('job_source_runs')
    .set({ state: 'succeeded', ended_at: new Date() })
    .where('source_id', '=', source.id)
    .execute();
  const { data: suggestion } = await app.call(member, 'POST /api/topic_suggestions', {
    json: { name: 'Rye', category: category.slug, reason: '' },
  });
  const { data: comment } = await app.call(member, 'POST /api/comments', {
    json: { commentable_type: 'open', commentable_id: 'a-thing', body: 'Well said.' },
  });
  const ad = await anOwnAd(app.context(), member.id);
  const tailored = await anApplicationToTailor(app, member);
  const { data: tailoring } = await app.call(member, 'GET /api/tailoring/{job_application_id}', {
    params: { job_application_id: tailored.applicationId },
  });
  const { data: draft } = await app.call(member, 'POST /api/knowledges', { json: { title: 'A draft' } });
  const [notification] = (await app.call(member, 'GET /api/notifications')).data;
  return {
    member,
    staff,
    notificationId: notification?.id ?? '',
    category,
    question,
    otherQuestion,
    answer: await anAnswer(app, question, member),
    caseId: reported.id,
    hiddenCaseId: hidden.data.id,
    sourceId: source.id,
    suggestionId: suggestion.id,
    applicationId,
    interviewId: await anInterview(app.context(), applicationId),
    receivedSecret: (await aDelivery(app, member.id)).secret,
    otherReceivedSecret: (await aDelivery(app, member.id)).secret,
    ...(await aCompanyOfMine(app, member)),
    fitmentId,
    resumeId: (await app.call(member, 'GET /api/resumes')).data[0]?.id ?? '',
    roadmapId: plan.id,
    finishedRoadmapId: finishedPlan.id,
    /** A score whose report is not open. */
    unpaidFitmentId: finished.fitmentId,
    skillIds: skills.map(({ skill_id }) => skill_id),
    resourceId: skills[0]?.resources[0]?.id,
    partId: skills[0]?.path[0]?.id,
    job,
    boardSlug,
    cardId,
    sectionId: board.attributes.sections[0]?.id ?? '',
    colleagueId: colleague.id,
    draftId: draft.id,
    ownAdId: ad.id,
    ...(await aVisitorWithAd(app)),
    tailoredId: tailored.applicationId,
    tailoredLineId: tailoring.attributes.lines[0]?.id ?? '',
    commentId: comment.id,
    message: await aMessage(app.context()),
    confirmation: await aConfirmation(app.context()),
    programId: await aProgram(app.context()),
    trackedId: (await anEntry(app, member)).id,
    ...(await twoChecks(app, member)),
    ...(await aSavedSearch(app, member)),
    ...(await aDraftForm(app, member)),
    ...(await twoReferrals(app, member)),
    ...(await aWorkspace(app, member)),
    ...(await peopleForStaff(app, staff, member)),
    ...(await listingsForStaff(app, staff)),
    offerToChange: await anOffer(app.context(), { product: 'report', starts_on: '2031-01-01', ends_on: '2031-01-05' }),
    settingsOfferEndsOn: await findSettingsOfferEnd(app, staff),
    offerToEnd: await anOffer(app.context(), { product: 'report', starts_on: '2032-01-01', ends_on: '2032-01-05' }),
    failedMailId: await aFailedMail(app.context()),
    failedTaskId: await aFailedTask(app.context()),
    leadId: await aStoredLead(app.context()),
    searchWordId: (await anAddedSearchWord(app, staff, { words: `nagari ${randomUUID()}` })).id,
    announcementId: (await aDraftAnnouncement(app, staff)).id,
    articleSlug: (await aDraftArticle(app, staff, { category: category.slug })).id,
    draftCommunitySlug: (await aDraftCommunity(app, staff)).id,
    draftCampaignSlug: (await aDraftCampaign(app, staff)).id,
    draftStorySlug: (await aDraftStory(app, staff)).id,
    draftPackSlug: (await aDraftPack(app, staff, { categories: [category.slug] })).id,
    editorsInsightSlug: (await aDraftInsight(app, staff, { category: category.slug })).id,
    paidId: await aPaidPurchase(app.context(), member, 'FitmentScore'),
    contestId: (await aContestedPurchase(app.context(), member)).contestId,
    sentFormId: (await aConfirmedForm(app, { fee: 0 })).id,
  };
}
/** A job of a company for which the member works, with an applicant and a template. */
async function aCompanyOfMine(app: TestApp, member: TestMember) {
  const ctx = app.context();
  const { id: applicantsJobId, company_id } = await aJob(ctx);
  await ctx.db.insertInto('company_people').values({ company_id, user_id: member.id, role: 'recruiter' }).execute();
  const { applicationId: applicantId } = await anApplicant(ctx, applicantsJobId);
  const { applicationId: otherApplicantId } = await anApplicant(ctx, applicantsJobId);
  return { applicantsJobId, applicantId, otherApplicantId, templateId: await aTemplate(ctx, company_id) };
}

/** Skills that have neither resources nor a check. */
async function findUntaughtSkills(): Promise<string[]> {
  const { skills } = await skillCatalogue();
  return skills.filter(({ resources = [] }) => resources.length === 0).map(({ id }) => id);
}

/** A running attempt at the check of a skill, a skill whose check was not passed, and a question that was reported. */
async function twoChecks(app: TestApp, member: TestMember) {
  const [skill, failed, third] = await skillsWithBoth(app.context());
  if (!skill || !failed || !third) throw new Error('fewer than three skills have both a check and a piece of work');
  const params = { skill_id: skill.id };
  const { data: attempt } = await app.call(member, 'POST /api/checks/{skill_id}/attempts', { params, json: {} });
  await takeCheck(app, member, failed.id, 0);
  const reported = await aReportedQuestion(app, member, third.id);
  // None that a path needs, because that one cannot be dropped.
  const resources = (await loadResourceBank(app.context())).filter(({ paths }) => paths.length === 0);
  return {
    reportedAttemptId: reported.attemptId,
    reportedQuestionId: reported.questionId,
    mistakeId: reported.caseId,
    bankSkillIds: (await findUntaughtSkills()).slice(0, 4),
    bankResourceId: resources[0]?.id ?? '',
    bankResourceToDrop: resources[1]?.id ?? '',
    checkedSkillId: skill.id,
    failedSkillId: failed.id,
    attemptId: attempt.id,
    questionId: attempt.attributes.question?.id ?? '',
  };
}

/** A referral that can be claimed, and a pending claim. */
async function twoReferrals(app: TestApp, member: TestMember) {
  const { id: referralId } = await aPaidReferral(app, member);
  const { id: claimed } = await aPaidReferral(app, member);
  const { data } = await app.call(member, 'POST /api/claim_cashbacks', { json: { referral_id: claimed } });
  return { referralId, claimId: data.id };
}

/** A company that the member owns, with two colleagues, a draft, a live and a held job, and a request of the colleague. */
async function aWorkspace(app: TestApp, member: TestMember) {
  const { id, slug: hiringSlug } = await aCompany(app.context());
  await app.context().db.insertInto('company_people').values({ company_id: id, user_id: member.id, role: 'owner' }).execute();
  const employee = await anEmployer(app.context(), id, { role: 'recruiter' });
  // Who is the only owner cannot leave or delete the account.
  await anEmployer(app.context(), id);
  const draft = await aDraftJob(app, member, hiringSlug);
  const live = await aPublishedJob(app, member, hiringSlug);
  const held = await aPublishedJob(app, member, hiringSlug, {
    description: `${anAd().description}\nOnly male candidates may apply.`,
  });
  const { data } = await app.call(employee, 'POST /api/hiring/requests', {
    json: { name: 'Rye Bakers', website: 'https://bakers.example/' },
  });
  const addresses = await app.call(member, 'POST /api/hiring/companies/{slug}/apply_addresses', {
    params: { slug: hiringSlug },
    json: { email: 'jobs@rye.example' },
  });
  const { id: webhookId } = await aWebhook(app, member, hiringSlug);
  const { data: delivery } = await app.call(member, 'POST /api/webhooks/{id}/test', { params: { id: webhookId } });
  return {
    webhookId,
    webhookDeliveryId: delivery.id,
    hiringSlug,
    applyAddressId: addresses.data[0]?.id ?? '',
    employeeId: employee.id,
    draftJobId: draft.id,
    hiringJobId: live.id,
    heldJobId: held.id,
    companyRequestId: data.id,
  };
}

/** People for staff to decide about: one without a measure, a suspended one who appeals, and a warning of the member. */
async function peopleForStaff(app: TestApp, staff: TestMember, member: TestMember) {
  const ctx = app.context();
  const [bystander, suspended] = [await aMember(ctx), await aMember(ctx)];
  const reason = 'The same link to many people.';
  const on = ({ slug }: TestMember) => ({ slug });
  await app.call(staff, 'POST /api/staff/members/{slug}/warning', { params: on(member), json: { reason } });
  await app.call(staff, 'POST /api/staff/members/{slug}/suspension', { params: on(suspended), json: { days: 90, reason } });
  const measures = await ctx.db
    .selectFrom('moderation_measures')
    .select(['id', 'user_id'])
    .where('user_id', 'in', [member.id, suspended.id])
    .execute();
  const measureOf = ({ id }: TestMember) => measures.find(({ user_id }) => user_id === id)?.id ?? '';
  await ctx.db
    .updateTable('moderation_measures')
    .set({ appeal: 'It was not me at all.', appealed_at: ctx.clock.now() })
    .where('id', '=', measureOf(suspended))
    .execute();
  return {
    bystanderSlug: bystander.slug,
    suspendedSlug: suspended.slug,
    measureId: measureOf(member),
    appealId: measureOf(suspended),
    refundedId: await aRefundedPurchase(ctx, bystander),
    openPurchaseId: await anOpenPurchase(ctx, bystander),
  };
}

/** A program application whose first step is saved. */
async function aDraftForm(app: TestApp, member: TestUser) {
  const { code: programCode } = await anOpenProgram(app.context());
  const { data } = await app.call(member, 'POST /api/application_forms', { json: { program_code: programCode } });
  await app.call(member, 'PATCH /api/application_forms/{id}/basic_details', { params: { id: data.id }, json: BASIC });
  return { programCode, formId: data.id };
}
export type Fixture = Awaited<ReturnType<typeof createFixture>>;

/** An ad and a résumé that a visitor brought; the cookie is what they are known by. */
async function aVisitorWithAd(app: TestApp) {
  const browser = aBrowser(app);
  const body = new FormData();
  body.set('file', new File([RESUME], 'resume.txt'));
  await browser.send('/api/visitor_resume', { method: 'POST', body });
  const brought = new FormData();
  brought.set('text', AD_TEXT);
  brought.set('role', 'Data analyst');
  const { data } = (await (await browser.send('/api/own_ads', { method: 'POST', body: brought })).json()) as {
    data: { id: string };
  };
  const [[name, value] = ['', '']] = [...browser.cookies].filter(([cookie]) => cookie.endsWith('visitor'));
  return { visitorAdId: data.id, visitorCookie: `${name}=${value}` };
}

/** The last day of the offer of the plan in the settings, which depends on the day of the first start. */
async function findSettingsOfferEnd(app: TestApp, staff: TestUser): Promise<string> {
  const { data } = await app.call(staff, 'GET /api/staff/prices', {});
  return data.find(({ id }) => id === 'plan')?.attributes.settings_offer?.ends_on ?? '';
}
