/** A valid request for every endpoint with a JSON body. */
import { ADDITIONAL, BASIC } from '#features/member/program-applications/server/testing.ts';
import type { RequestParts } from '#platform/contract/request.ts';
import type { Fixture } from './good-fixture.ts';
import { OPERATIONS_REQUESTS } from './good-requests-operations.ts';

export const visit = { cookie: 'abcdef012312345678901', url: '/', actionable_action: 'view', additional_info: { from: 'list' } };
/** A visit with the consent to record it, as the site sends it. */
export const recordedVisit = { consent: 1 as const, consented_at: '2026-11-20T08:00:00.000Z', events: [visit] };

const onBoard = ({ boardSlug }: Fixture, more = {}) => ({ params: { board_slug: boardSlug, ...more } });
const insight = {
  title: 'One picture',
  summary: 'The row stays.',
  body: '<p>A window keeps each row.</p>',
  category: null,
  hashtags: ['SQL'],
  source_url: 'https://a.example/',
  cover: 'waves',
  publish: false,
};

const answers = { level: 'beginner', topics: ['communication'], goal: 'grow', hours: 5, budget: 'any', format: 'any' };

/** A push subscription at an address that never answers. */
export const PUSH_DEVICE = {
  endpoint: 'https://127.0.0.1/x',
  keys: { p256dh: 'BLc4xRzKlKORKWlbdgFaBrrPK3ydWAHo4M0gs0i1', auth: 'BTBZMqHH' },
};

/** A valid request for every endpoint with a JSON body. */
export const VALID_REQUESTS: Record<string, (fixture: Fixture) => RequestParts & { json: Record<string, unknown> }> = {
  ...OPERATIONS_REQUESTS,
  'POST /api/api_tokens': () => ({ json: { name: 'Laptop', scopes: ['tracker:read'], days: 30 } }),
  'PATCH /api/users/update_profile': () => ({ json: { name: 'Ana Silva', headline: 'Analyst', location: 'Kochi' } }),
  'PATCH /api/users/profile': () => ({
    json: {
      about: 'About me.',
      goals: 'A role.',
      links: [{ label: 'Work', url: 'https://work.example' }],
      skills: ['SQL'],
      experience: [{ title: 'Analyst', organisation: 'Trent', started_on: '2024-01', ended_on: null }],
      education: [{ title: 'B.Com', organisation: 'Kerala University', started_on: '2016-06', ended_on: '2019-04' }],
      certificates: [{ title: 'Data', issuer: 'Google', issued_on: '2025-03', url: '', skill: 'SQL' }],
      hidden: ['goals'],
      quoted: ['sql'],
      listed: true,
    },
  }),
  'POST /api/credentials': ({ finishedRoadmapId }) => ({ json: { roadmap_id: finishedRoadmapId } }),
  'POST /api/checks/{skill_id}/attempts': ({ checkedSkillId }) => ({ params: { skill_id: checkedSkillId }, json: {} }),
  'PUT /api/checks/attempts/{id}/answers': ({ attemptId, questionId }) => ({
    params: { id: attemptId },
    json: { question: questionId, option: 0 },
  }),
  'PUT /api/checks/attempts/{id}/report': ({ reportedAttemptId: id, reportedQuestionId: question }) => ({
    params: { id },
    json: { question, reason: 'unclear', words: 'Two options can be meant.' },
  }),
  'PUT /api/checks/{skill_id}/work/report': ({ checkedSkillId }) => ({
    params: { skill_id: checkedSkillId },
    json: { reason: 'outdated', words: 'The site that it names is gone.' },
  }),
  'PUT /api/skill_answers/{skill_id}': ({ checkedSkillId }) => ({ params: { skill_id: checkedSkillId }, json: { knows: true } }),
  'PUT /api/checks/{skill_id}/reminder': ({ failedSkillId }) => ({ params: { skill_id: failedSkillId }, json: {} }),
  'POST /api/saved_searches': () => ({
    json: { name: 'SQL from home', kind: 'job', query: 'sql', filters: { work_mode: ['Remote'] } },
  }),
  'PATCH /api/saved_searches/{id}': ({ searchId }) => ({
    params: { id: searchId },
    json: { name: 'SQL', alerts: false, seen: true },
  }),
  'POST /api/tracker': () => ({
    json: {
      kind: 'job',
      title: 'Surveyor',
      organisation: 'Port Trust',
      url: 'https://port.example/jobs',
      stage: 'applied',
      on: '2026-11-01',
      notes: 'Ask about tides.',
    },
  }),
  'POST /api/tracker/track': ({ programId }) => ({ json: { program_id: programId } }),
  'PATCH /api/tracker/{id}': ({ trackedId }) => ({
    params: { id: trackedId },
    json: { notes: '', remind_on: '2026-12-01', kind: 'program', title: 'Surveying', organisation: '', url: '' },
  }),
  'POST /api/tracker/{id}/stages': ({ trackedId }) => ({
    params: { id: trackedId },
    json: { stage: 'interview', on: '2026-11-02', note: 'By phone' },
  }),
  'POST /api/job_applications/{id}/messages': ({ applicationId }) => ({
    params: { id: applicationId },
    json: { body: 'Hello.' },
  }),
  'POST /api/job_applications/{id}/interviews/{interview_id}/answer': ({ applicationId, interviewId }) => ({
    params: { id: applicationId, interview_id: interviewId },
    json: { answer: 'other_time', note: 'On Friday.' },
  }),
  'POST /api/application_forms': ({ programCode }) => ({ json: { program_code: programCode } }),
  'PATCH /api/application_forms/{id}/basic_details': ({ formId }) => ({ params: { id: formId }, json: BASIC }),
  'PATCH /api/application_forms/{id}/additional_details': ({ formId }) => ({ params: { id: formId }, json: ADDITIONAL }),
  'POST /api/referrals': () => ({ json: { code: 'abcdefgh', remember: true } }),
  'POST /api/claim_cashbacks': ({ referralId }) => ({ json: { referral_id: referralId } }),
  'POST /api/claim_cashbacks/{id}/decide': ({ claimId }) => ({
    params: { id: claimId },
    json: { decision: 'hold', reason: 'Looked at it.' },
  }),
  'POST /api/users/delete_account': () => ({ json: { confirm: 'delete my account' } }),
  'POST /api/users/update_user_interest': () => ({ json: { hashtags: [] } }),
  'POST /api/comments': () => ({
    json: { commentable_type: 'open', commentable_id: 'a-thing', parent_id: null, body: 'Well said.' },
  }),
  'POST /api/programs/{id}/comments': ({ programId }) => ({ params: { id: programId }, json: { body: 'Well said.' } }),
  'PATCH /api/comments/{id}': ({ commentId }) => ({ params: { id: commentId }, json: { body: 'Better said.' } }),
  'POST /api/knowledges': () => ({ json: insight }),
  'PATCH /api/knowledges/{slug}': ({ draftId }) => ({ params: { slug: draftId }, json: insight }),
  'POST /api/jobs/{slug}/report': ({ job }) => ({
    params: { slug: job.slug },
    json: { reason: 'other', note: 'Asks for money.' },
  }),
  'PATCH /api/resumes/{id}': ({ resumeId }) => ({ params: { id: resumeId }, json: { name: 'Analyst' } }),
  'POST /api/resumes/{id}/take_over': ({ resumeId }) => ({
    params: { id: resumeId },
    json: { skills: [{ id: 'sql', name: 'SQL' }] },
  }),
  'POST /api/resumes/{id}/take_back': ({ resumeId }) => ({
    params: { id: resumeId },
    json: { skills: [{ id: 'sql', name: 'SQL' }] },
  }),
  'PATCH /api/own_ads/{id}': ({ ownAdId }) => ({ params: { id: ownAdId }, json: { title: 'Analyst', additions: ['Excel'] } }),
  'POST /api/own_ads/{id}/what_if': ({ visitorAdId }) => ({ params: { id: visitorAdId }, json: { ticked: ['skill-python'] } }),
  'POST /api/job_entries': ({ ownAdId }) => ({ json: { subject: { own_ad_id: ownAdId }, resume_id: null } }),
  'POST /api/clean_resume/import': () => ({ json: { text: '{"basics":{"name":"Asha"}}' } }),
  'POST /api/clean_resume/versions': () => ({
    json: { design: 'modern', pages: 1, language: 'en', format: 'docx', name: 'Clean' },
  }),
  'PUT /api/tailoring/{job_application_id}/lines/{line_id}': ({ tailoredId, tailoredLineId }) => ({
    params: { job_application_id: tailoredId, line_id: tailoredLineId },
    json: { state: 'taken' },
  }),
  'POST /api/tailoring/{job_application_id}/lines/{line_id}/effect': ({ tailoredId, tailoredLineId }) => ({
    params: { job_application_id: tailoredId, line_id: tailoredLineId },
    json: { text: 'Explained every variance (variance analysis) to the directors' },
  }),
  'POST /api/fitment_scores': ({ applicationId }) => ({ json: { job_application_id: applicationId } }),
  'POST /api/fitment_scores/{id}/what_if': ({ fitmentId }) => ({ params: { id: fitmentId }, json: { ticked: ['sql'] } }),
  'POST /api/fitment_scores/{id}/corrections': ({ fitmentId }) => ({
    params: { id: fitmentId },
    json: { requirement_id: 'skill-excel', reason: 'does_not_show', quote: 'Built a pivot-based sales tracker in Excel.' },
  }),
  'POST /api/fitment_scores/{id}/effect': ({ fitmentId }) => ({
    params: { id: fitmentId },
    json: { correction: { requirement_id: 'skill-excel', reason: 'not_done', quote: null } },
  }),
  'POST /api/fitment_scores/{id}/evidence': ({ fitmentId }) => ({
    params: { id: fitmentId },
    json: { requirement_id: 'skill-pandas', text: 'Cleaned two years of returns in pandas.' },
  }),
  'PUT /api/fitment_scores/{id}/conditions': ({ fitmentId }) => ({
    params: { id: fitmentId },
    json: { condition_id: 'driving', held: true },
  }),
  'PATCH /api/roadmap/{id}/mark_as_read': ({ roadmapId }) => ({ params: { id: roadmapId }, json: {} }),
  'PATCH /api/roadmaps/{id}/schedule': ({ roadmapId }) => ({
    params: { id: roadmapId },
    json: { hours_per_week: 5, start_on: '2026-12-01' },
  }),
  'POST /api/roadmaps/{id}/replan': ({ roadmapId }) => ({ params: { id: roadmapId }, json: { choice: 'move' } }),
  'PUT /api/roadmaps/{id}/pause': ({ roadmapId }) => ({ params: { id: roadmapId }, json: { until: '2099-01-01' } }),
  'POST /api/roadmaps/{id}/changes': ({ roadmapId }) => ({ params: { id: roadmapId }, json: { apply: false } }),
  'PATCH /api/roadmaps/{id}/reminders': ({ roadmapId }) => ({ params: { id: roadmapId }, json: { on: false } }),
  'PUT /api/roadmaps/{id}/order': ({ roadmapId, skillIds }) => ({
    params: { id: roadmapId },
    json: { skill_ids: skillIds.toReversed() },
  }),
  'PATCH /api/roadmaps/{id}/skills/{skill_id}': ({ roadmapId, skillIds }) => ({
    params: { id: roadmapId, skill_id: skillIds[0] },
    json: { done: true, note: 'A note.' },
  }),
  'POST /api/roadmaps/{id}/resources/{resource_id}/report': ({ roadmapId, resourceId }) => ({
    params: { id: roadmapId, resource_id: resourceId },
    json: { reason: 'gone' },
  }),
  'POST /api/roadmaps/{id}/links/{kind}': ({ roadmapId }) => ({
    params: { id: roadmapId, kind: 'share' },
    json: { with_score: true },
  }),
  'PATCH /api/roadmaps/{id}/resources/{resource_id}': ({ roadmapId, resourceId }) => ({
    params: { id: roadmapId, resource_id: resourceId },
    json: { done: true },
  }),
  'PUT /api/roadmaps/{id}/resources/{resource_id}/hours': ({ roadmapId, partId }) => ({
    params: { id: roadmapId, resource_id: partId },
    json: { hours: 0.5 },
  }),
  'PUT /api/mutes/{type}/{slug}': ({ bystanderSlug: slug }) => ({ params: { type: 'user', slug }, json: { blocks: true } }),
  'POST /api/purchases/{id}/contest': ({ paidId: id }) => ({
    params: { id },
    json: { about: 'refund', text: 'I bought it for the wrong job.' },
  }),
  'POST /api/purchases': ({ unpaidFitmentId }) => ({
    json: { purchasable_id: unpaidFitmentId, purchasable_type: 'FitmentScore', phone: '98450 12345', state_code: '32' },
  }),
  'POST /api/boards': () => ({ json: { title: 'SQL', description: 'Joins and windows.', privacy: true } }),
  'PATCH /api/boards/{board_slug}': (fixture) => ({
    ...onBoard(fixture),
    json: { title: 'SQL', description: 'Joins and windows.', privacy: true },
  }),
  'POST /api/boards/{board_slug}/pin_card_to_board': (fixture) => ({
    ...onBoard(fixture),
    json: { kind: 'link', url: 'https://example.com/', title: 'A page', text: '', note: 'Soon.', section_id: fixture.sectionId },
  }),
  'PATCH /api/boards/{board_slug}/cards/{card_id}': (fixture) => ({
    ...onBoard(fixture, { card_id: fixture.cardId }),
    json: { title: 'A note', text: 'Read it.', note: 'Soon.', section_id: fixture.sectionId },
  }),
  'PUT /api/boards/{board_slug}/order': (fixture) => ({
    ...onBoard(fixture),
    json: { groups: [{ section_id: fixture.sectionId, card_ids: [fixture.cardId] }] },
  }),
  'POST /api/boards/{board_slug}/sections': (fixture) => ({ ...onBoard(fixture), json: { title: 'Start here' } }),
  'PATCH /api/boards/{board_slug}/sections/{section_id}': (fixture) => ({
    ...onBoard(fixture, { section_id: fixture.sectionId }),
    json: { title: 'Start here' },
  }),
  'POST /api/boards/{board_slug}/collaborators': (fixture) => ({ ...onBoard(fixture), json: { user_id: fixture.colleagueId } }),
  'POST /api/notifications/{id}/snooze': ({ notificationId }) => ({
    params: { id: notificationId },
    json: { until: '2026-12-01T03:30:00Z' },
  }),
  'POST /api/notifications/devices': () => ({ json: PUSH_DEVICE }),
  'PATCH /api/notifications/preferences': () => ({
    json: { category: 'comments', in_app: true, mail: 'digest', push: false },
  }),
  'PUT /api/recommendations/answers': ({ category }) => ({ json: { interest: category.slug, ...answers } }),
  'POST /api/recommendations/interests/{id}/board': ({ category }) => ({ params: { id: category.slug }, json: answers }),
  'POST /api/reports': ({ otherQuestion }) => ({
    json: { object_type: 'question', object_id: otherQuestion.id, reason: 'abuse', note: 'Rude.' },
  }),
  'POST /api/moderation/{id}/hide': ({ caseId }) => ({ params: { id: caseId }, json: { reason: 'This sells something.' } }),
  'POST /api/categories/{slug}/events': ({ category }) => ({
    params: { slug: category.slug },
    json: {
      kind: 'fair',
      title: 'A fair of trades',
      text: 'Many trades in one hall.',
      place: 'Kochi',
      link: 'https://fair.example/',
      organiser: 'The town',
      starts_at: '2026-12-05T10:00:00Z',
      ends_at: '2026-12-05T12:00:00Z',
      time_zone: 'UTC',
      reason: 'The town asked for it.',
    },
  }),
  'POST /api/topic_suggestions': ({ category }) => ({ json: { name: 'Spelt', category: category.slug, reason: 'It is old.' } }),
  'POST /api/questions': ({ category }) => ({
    json: {
      category: category.slug,
      kind: 'question',
      title: 'How warm is a warm place?',
      body: 'In degrees.',
      hashtags: ['Dough'],
    },
  }),
  'PATCH /api/questions/{slug}': ({ question }) => ({
    params: { slug: question.slug },
    json: { title: 'How warm is a warm place?', body: 'In degrees.', hashtags: ['Dough'] },
  }),
  'POST /api/questions/{slug}/answers': ({ otherQuestion }) => ({
    params: { slug: otherQuestion.slug },
    json: { body: 'About as warm as a hand.' },
  }),
  'PATCH /api/answers/{id}': ({ answer }) => ({ params: { id: answer.id }, json: { body: 'About as warm as a hand.' } }),
  'POST /api/leads': ({ message }) => ({ json: message }),
  'POST /api/leads/confirm': ({ confirmation }) => ({ json: { token: confirmation } }),
  'POST /api/journeys': () => ({ json: recordedVisit }),
};

/** Endpoints for staff only. */
const STAFF_ENDPOINTS = / \/api\/(staff|job_sources|moderation)(\/|$)|\/(hide|settle|events|decide)$/;
export const senderCookie = (key: string, { member, staff, visitorCookie }: Fixture) => {
  // A visitor's free look is not a member's.
  if (key === 'POST /api/own_ads/{id}/what_if') return visitorCookie;
  return (STAFF_ENDPOINTS.test(key) ? staff : member).cookie;
};
