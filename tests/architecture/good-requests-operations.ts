/** A valid request for every endpoint of employers and staff with a JSON body. */
import { randomUUID } from 'node:crypto';
import { anAd } from '#features/operations/hiring-jobs/server/testing.ts';
import type { RequestParts } from '#platform/contract/request.ts';
import { EDITORS_REQUESTS } from './good-requests-editors.ts';
import { SOURCE_ADDRESS, type Fixture } from './good-fixture.ts';

const REASON = 'A reason that is long enough.';

const WEBHOOK_ADDRESS = 'https://hooks.example/pathlight';
const OFFER = { price: 99, reference_price: 499, starts_on: '2030-03-01', ends_on: '2030-03-10' };

export const OPERATIONS_REQUESTS: Record<string, (fixture: Fixture) => RequestParts & { json: Record<string, unknown> }> = {
  ...EDITORS_REQUESTS,
  'POST /api/hiring/requests': () => ({ json: { name: 'Rye Mills', website: 'https://rye.example/', note: 'I bake.' } }),
  'POST /api/staff/company_requests/{id}/approve': ({ companyRequestId }) => ({
    params: { id: companyRequestId },
    json: { role: 'owner', reason: REASON },
  }),
  'POST /api/staff/company_requests/{id}/decline': ({ companyRequestId }) => ({
    params: { id: companyRequestId },
    json: { reason: 'Not your company.' },
  }),
  'POST /api/hiring/companies/{slug}/invitations': ({ hiringSlug }) => ({
    params: { slug: hiringSlug },
    json: { email: 'arjun@rye.example', role: 'viewer' },
  }),
  'PATCH /api/hiring/companies/{slug}/people/{user_id}': ({ hiringSlug, employeeId }) => ({
    params: { slug: hiringSlug, user_id: employeeId },
    json: { role: 'viewer' },
  }),
  'POST /api/hiring/companies/{slug}/transfer': ({ hiringSlug, member }) => ({
    params: { slug: hiringSlug },
    json: { user_id: member.id },
  }),
  'POST /api/hiring/companies/{slug}/apply_addresses': ({ hiringSlug }) => ({
    params: { slug: hiringSlug },
    json: { email: 'people@rye.example' },
  }),
  'POST /api/hiring/companies/{slug}/webhooks': ({ hiringSlug }) => ({
    params: { slug: hiringSlug },
    json: { url: WEBHOOK_ADDRESS, description: 'Recruiting', events: ['application.received', 'job.closed'] },
  }),
  'PATCH /api/webhooks/{id}': ({ webhookId: id }) => ({
    params: { id },
    json: { url: WEBHOOK_ADDRESS, description: 'Recruiting', events: ['job.closed'] },
  }),
  'POST /api/webhooks/{id}/pause': ({ webhookId: id }) => ({ params: { id }, json: { reason: REASON } }),
  'POST /api/webhooks/{id}/resume': ({ webhookId: id }) => ({ params: { id }, json: { reason: REASON } }),
  'POST /api/webhooks/{id}/roll_secret': ({ webhookId: id }) => ({ params: { id }, json: { reason: REASON } }),
  'POST /api/staff/webhooks': () => ({
    json: { url: WEBHOOK_ADDRESS, description: 'Books', events: ['purchase.paid'], reason: REASON },
  }),
  'POST /api/received/{token}/stage': ({ receivedSecret }) => ({
    params: { token: receivedSecret },
    json: { from: 'submitted', stage: 'shortlisted' },
  }),
  'POST /api/received/{token}/rejection': ({ otherReceivedSecret }) => ({
    params: { token: otherReceivedSecret },
    json: { from: 'submitted', reason: 'The place is filled.' },
  }),
  'POST /api/hiring/companies/{slug}/jobs': ({ hiringSlug }) => ({ params: { slug: hiringSlug }, json: { content: anAd() } }),
  'POST /api/hiring/companies/{slug}/read_ad': ({ hiringSlug }) => ({
    params: { slug: hiringSlug },
    json: { content: anAd() },
  }),
  'POST /api/hiring/companies/{slug}/correct_ad': ({ hiringSlug }) => ({
    params: { slug: hiringSlug },
    json: { content: anAd(), requirement_id: 'skill-python', need: 'preferred' },
  }),
  'PUT /api/hiring/jobs/{id}': ({ draftJobId }) => ({ params: { id: draftJobId }, json: { version: 1, content: anAd() } }),
  'POST /api/hiring/jobs/{id}/publish': ({ draftJobId }) => ({ params: { id: draftJobId }, json: { version: 1 } }),
  'POST /api/hiring/jobs/{id}/close': ({ hiringJobId }) => ({ params: { id: hiringJobId }, json: { reason: 'filled' } }),
  'POST /api/staff/members/{slug}/open': ({ bystanderSlug: slug }) => ({ params: { slug }, json: { reason: REASON } }),
  'POST /api/staff/members/{slug}/suspension': ({ bystanderSlug: slug }) => ({
    params: { slug },
    json: { days: 14, reason: REASON, note: 'See report 7.' },
  }),
  'POST /api/staff/members/{slug}/lift': ({ suspendedSlug: slug }) => ({ params: { slug }, json: { reason: REASON } }),
  'POST /api/staff/members/{slug}/warning': ({ bystanderSlug: slug }) => ({
    params: { slug },
    json: { reason: REASON, note: 'See report 7.' },
  }),
  'POST /api/staff/members/{slug}/end_sessions': ({ bystanderSlug: slug }) => ({ params: { slug }, json: { reason: REASON } }),
  'PUT /api/staff/members/{slug}/email': ({ bystanderSlug: slug }) => ({
    params: { slug },
    json: { before: `${slug}@people.example`, email: `${slug}@mail.example`, reason: REASON },
  }),
  'PUT /api/staff/members/{slug}/scopes': ({ bystanderSlug: slug }) => ({
    params: { slug },
    json: { before: [], scopes: ['editor'], reason: REASON },
  }),
  'POST /api/staff/members/{slug}/export': ({ bystanderSlug: slug }) => ({ params: { slug }, json: { reason: REASON } }),
  'POST /api/staff/members/{slug}/deletion': ({ bystanderSlug: slug }) => ({ params: { slug }, json: { reason: REASON } }),
  'POST /api/staff/members/{slug}/keep': ({ bystanderSlug: slug }) => ({ params: { slug }, json: { reason: REASON } }),
  'POST /api/moderation/{id}/dismiss': ({ caseId: id }) => ({ params: { id }, json: { reason: REASON, from: 'open' } }),
  'POST /api/moderation/{id}/restore': ({ hiddenCaseId: id }) => ({ params: { id }, json: { reason: REASON, from: 'hidden' } }),
  'POST /api/moderation/{id}/settle': ({ caseId: id }) => ({ params: { id }, json: { kind: 'warning', reason: REASON } }),
  'POST /api/measures/{id}/appeal': ({ measureId: id }) => ({ params: { id }, json: { text: 'This was not my doing.' } }),
  'POST /api/staff/appeals/{id}': ({ appealId: id }) => ({ params: { id }, json: { outcome: 'upheld', answer: REASON } }),
  'POST /api/staff/purchases/{id}/open': ({ refundedId: id }) => ({ params: { id }, json: { reason: REASON } }),
  'POST /api/staff/purchases/{id}/check': ({ openPurchaseId: id }) => ({ params: { id }, json: { reason: REASON } }),
  'POST /api/staff/purchases/{id}/refund': ({ refundedId: id }) => ({
    params: { id },
    json: { state: 'refunded', reason: REASON },
  }),
  'POST /api/staff/contests/{id}': ({ contestId: id }) => ({ params: { id }, json: { outcome: 'mended', answer: REASON } }),
  'POST /api/staff/mails/send_all': () => ({ json: { reason: REASON } }),
  'POST /api/staff/mails/{id}/send': ({ failedMailId: id }) => ({ params: { id }, json: { reason: REASON } }),
  'POST /api/staff/mails/{id}/drop': ({ failedMailId: id }) => ({ params: { id }, json: { reason: REASON } }),
  'POST /api/staff/tasks/retry_all': () => ({ json: { reason: REASON } }),
  'POST /api/staff/tasks/{id}/retry': ({ failedTaskId: id }) => ({ params: { id }, json: { reason: REASON } }),
  'POST /api/staff/tasks/{id}/drop': ({ failedTaskId: id }) => ({ params: { id }, json: { reason: REASON } }),
  'POST /api/staff/leads/{id}/state': ({ leadId: id }) => ({
    params: { id },
    json: { from: 'new', state: 'answered', reason: REASON },
  }),
  'POST /api/staff/job_applications/{id}/status': ({ applicationId: id }) => ({
    params: { id },
    json: { from: 'submitted', status: 'interview', reason: REASON },
  }),
  'POST /api/staff/application_forms/{id}/open': ({ sentFormId: id }) => ({ params: { id }, json: { reason: REASON } }),
  'POST /api/staff/application_forms/{id}/status': ({ sentFormId: id }) => ({
    params: { id },
    json: { from: 'submitted', status: 'offered', reason: REASON },
  }),
  'POST /api/staff/offers': () => ({ json: { product: 'plan', ...OFFER, reason: REASON } }),
  'PATCH /api/staff/offers/{id}': ({ offerToChange }) => ({
    params: { id: offerToChange },
    json: { ...OFFER, price: 9, starts_on: '2031-03-01', ends_on: '2031-03-10', version: 1, reason: REASON },
  }),
  'POST /api/staff/prices/{product}/settings_offer': ({ settingsOfferEndsOn: ends_on }) => ({
    params: { product: 'plan' },
    json: { state: 'ended', ends_on, version: 0, reason: REASON },
  }),
  'POST /api/staff/offers/{id}/state': ({ offerToEnd }) => ({
    params: { id: offerToEnd },
    json: { state: 'ended', version: 1, reason: REASON },
  }),
  'POST /api/staff/held_jobs/{id}/release': ({ heldJobId }) => ({
    params: { id: heldJobId },
    json: { version: 1, reason: REASON },
  }),
  'POST /api/staff/apply_addresses/{id}/ask': ({ applyAddressId: id }) => ({
    params: { id },
    json: { from: 'asked', reason: REASON },
  }),
  'POST /api/staff/apply_addresses/{id}/confirm': ({ applyAddressId: id }) => ({
    params: { id },
    json: { from: 'asked', reason: REASON },
  }),
  'POST /api/staff/apply_addresses/{id}/remove': ({ applyAddressId: id }) => ({
    params: { id },
    json: { from: 'asked', reason: REASON },
  }),
  'POST /api/staff/held_jobs/{id}/decline': ({ heldJobId }) => ({
    params: { id: heldJobId },
    json: { version: 1, reason: 'Not like this.' },
  }),
  'PUT /api/hiring/jobs/{id}/hidden_identities': ({ applicantsJobId }) => ({
    params: { id: applicantsJobId },
    json: { hidden: true },
  }),
  'POST /api/hiring/jobs/{id}/applicants/stages': ({ applicantsJobId, applicantId }) => ({
    params: { id: applicantsJobId },
    json: { applicants: [{ id: applicantId, from: 'submitted' }], stage: 'shortlisted', message: 'Hello {name}.' },
  }),
  'POST /api/hiring/jobs/{id}/applicants/rejections': ({ applicantsJobId, otherApplicantId }) => ({
    params: { id: applicantsJobId },
    json: { applicants: [{ id: otherApplicantId, from: 'submitted' }], reason: 'The place is filled.' },
  }),
  'POST /api/hiring/jobs/{id}/applicants/messages': ({ applicantsJobId, applicantId }) => ({
    params: { id: applicantsJobId },
    json: { applicants: [applicantId], body: 'Hello {name}.' },
  }),
  'POST /api/hiring/applicants/{id}/interviews': ({ applicantId }) => ({
    params: { id: applicantId },
    json: {
      from: 'submitted',
      starts_at: '2030-01-01T10:00:00Z',
      minutes: 30,
      time_zone: 'Asia/Kolkata',
      place: 'Kochi',
      link: 'https://calls.example/kochi',
      note: 'Bring a query.',
    },
  }),
  'POST /api/hiring/applicants/{id}/notes': ({ applicantId }) => ({ params: { id: applicantId }, json: { body: 'A note.' } }),
  'POST /api/hiring/jobs/{id}/templates': ({ applicantsJobId }) => ({
    params: { id: applicantsJobId },
    json: { name: 'Filled', stage: 'rejected', body: 'The place is filled, {name}.' },
  }),
  'PATCH /api/hiring/templates/{id}': ({ templateId }) => ({
    params: { id: templateId },
    json: { name: 'Next', stage: null, body: 'Hello {name}.' },
  }),
  'POST /api/job_sources': () => ({
    json: {
      name: `Marigold ${randomUUID()}`,
      address: SOURCE_ADDRESS,
      kind: 'indeed',
      company: '',
      apply_url: '',
      schedule: 'daily',
      reason: REASON,
    },
  }),
  'POST /api/job_sources/try_out': () => ({ json: { address: SOURCE_ADDRESS, company: '', apply_url: '' } }),
  'PATCH /api/job_sources/{id}': ({ sourceId }) => ({
    params: { id: sourceId },
    json: { name: `Marigold ${randomUUID()}`, schedule: 'weekly', reason: REASON },
  }),
  'PUT /api/job_sources/{id}/pause': ({ sourceId }) => ({ params: { id: sourceId }, json: { reason: REASON } }),
  'POST /api/job_sources/{id}/run': ({ sourceId }) => ({ params: { id: sourceId }, json: { accept_fewer: false } }),
};
