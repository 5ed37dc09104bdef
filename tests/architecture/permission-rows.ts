/** Rows of the permission tests: who may send which request about an object that has an owner. */
import type { RequestParts } from '#platform/contract/request.ts';
import type { Fixture, ObjectName } from './owned-objects.ts';

export type Row = {
  object: ObjectName;
  request: (id: string, fixture: Fixture) => RequestParts;
  /** The status that staff get once they have opened the account: they may read what they support, but never change it. */
  staff: 200 | 403 | 404;
};
export const byId = (object: Row['object'], staff: Row['staff'], more: RequestParts = {}): Row => ({
  object,
  staff,
  request: (id) => ({ params: { id }, ...more }),
});
const onInterview = (more: RequestParts = {}): Row => ({
  object: 'applicationId',
  staff: 404,
  request: (id, { interviewId }) => ({ params: { id, interview_id: interviewId }, ...more }),
});

/** What an employer and an applicant write to each other. */
export const CORRESPONDENCE: Record<string, Row[]> = {
  'GET /api/job_applications/{id}/correspondence': [byId('applicationId', 404)],
  'POST /api/job_applications/{id}/messages': [byId('applicationId', 404, { json: { body: 'Mine' } })],
  'POST /api/job_applications/{id}/messages/read': [byId('applicationId', 404)],
  'POST /api/job_applications/{id}/interviews/{interview_id}/answer': [onInterview({ json: { answer: 'accepted' } })],
  'GET /api/job_applications/{id}/interviews/{interview_id}/calendar': [onInterview()],
  'PUT /api/job_applications/{id}/report_share': [byId('applicationId', 404)],
  'DELETE /api/job_applications/{id}/report_share': [byId('applicationId', 404)],
  'GET /api/job_applications/{id}/delivery': [byId('applicationId', 404)],
  'POST /api/job_applications/{id}/delivery': [byId('undeliveredId', 404)],
};

const onAnswered = (json: Record<string, unknown>): Row => ({
  object: 'attemptId',
  staff: 404,
  request: (id, { questionId }) => ({ params: { id }, json: { question: questionId, ...json } }),
});

/** What a member does in a check. */
export const CHECKS: Record<string, Row[]> = {
  'PUT /api/checks/attempts/{id}/answers': [onAnswered({ option: 0 })],
  'PUT /api/checks/attempts/{id}/report': [onAnswered({ reason: 'unclear' })],
};

/** What signs a member in, and what acts for them. */
export const SIGN_IN: Record<string, Row[]> = {
  'DELETE /api/users/auth/identities/{id}': [byId('identityId', 404)],
  'DELETE /api/users/auth/sessions/{id}': [byId('sessionId', 404)],
  'DELETE /api/api_tokens/{id}': [byId('apiTokenId', 404)],
};

/** What a member does with their notifications. */
export const NOTIFICATIONS: Record<string, Row[]> = {
  'POST /api/notifications/mark_as_read': [{ object: 'notificationId', staff: 404, request: (id) => ({ query: { id } }) }],
  'POST /api/notifications/{id}/clear': [byId('notificationId', 404)],
  'POST /api/notifications/{id}/snooze': [byId('snoozedId', 404, { json: { until: '2026-12-01T03:30:00Z' } })],
  'DELETE /api/notifications/devices/{id}': [byId('deviceId', 404)],
  'DELETE /api/notifications/{id}/snooze': [byId('snoozedId', 404)],
};
