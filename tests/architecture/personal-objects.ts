/** Endpoints that name an object of somebody's own, with the requests of its owner and what staff get. */
import type { RequestParts } from '#platform/contract/request.ts';
import { aDegree, ADDITIONAL, BASIC } from '#features/member/program-applications/server/testing.ts';
import type { Fixture } from './owned-objects.ts';
import { byId, CHECKS, CORRESPONDENCE, NOTIFICATIONS, SIGN_IN, type Row } from './permission-rows.ts';

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
export const source = (id: string): RequestParts => ({ query: { source_type: 'JobApplication', source_id: id } });
const schedule = { hours_per_week: 8, start_on: '2026-12-01' };

const bySlug = (object: Row['object'], more: RequestParts = {}): Row => ({
  object,
  staff: 404,
  request: (slug) => ({ params: { slug }, ...more }),
});

export const PERSONAL: Record<string, Row[]> = {
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
