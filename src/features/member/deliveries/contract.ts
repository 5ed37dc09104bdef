/** Deliveries: applications that go to an employer by e-mail, and the page that the link in it opens without an account. */
import * as z from 'zod';
import { SentResume } from '#features/base/resumes/contract.ts';
import { Answer, ApplicationStatus } from '#features/catalogue/jobs/contract.ts';
import { document, resource, type Contract } from '#platform/contract/endpoint.ts';
import { issueCode } from '#platform/contract/problem.ts';

/** The stages that a press leads to; a rejection has its own endpoint. */
export const ReceivedStage = z.enum(['shortlisted', 'interview', 'offered']);
export type ReceivedStage = z.infer<typeof ReceivedStage>;

/** An address to which the applications for a company's jobs are to go, as its owner sees it. */
export const DeliveryAddress = resource(
  'delivery_address',
  z.object({
    email: z.string(),
    company: z.string(),
    state: z.enum(['asked', 'confirmed', 'removed']),
    /** Open jobs whose applications go there. */
    jobs: z.array(z.string()),
  }),
);

/** An application as the holder of its link sees it. */
export const ReceivedApplication = resource(
  'received_application',
  z.object({
    job: z.string(),
    company: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    headline: z.string(),
    location: z.string(),
    letter: z.string(),
    answers: z.array(Answer),
    file: z.object({ name: z.string(), kind: z.enum(['pdf', 'docx', 'txt']), bytes: z.number().int() }),
    /** `rejected` from the decision on, also while the applicant does not see it yet. */
    stage: ApplicationStatus,
    rejection: z.object({ reason: z.string(), due_at: z.string(), shown: z.boolean() }).nullable(),
    sent_at: z.string(),
    /** When the link ends. */
    expires_at: z.string(),
    /** The address to which applications for this company go. */
    delivered_to: z.string(),
    hold_minutes: z.number().int(),
    can: z.object({ stages: z.array(ReceivedStage), reject: z.boolean(), take_back: z.boolean() }),
  }),
);

/** What became of the e-mail of one of the viewer's own applications; null where none was sent. */
export const Delivery = z.object({
  email: z.string(),
  /** `waiting` until the employer's mail server has taken it, `failed` when it does not take it. */
  state: z.enum(['waiting', 'sent', 'failed']),
  sent_at: z.string(),
  can: z.object({ send_again: z.boolean() }),
});

const TokenParams = z.object({ token: z.string().max(100) });
const ApplicationParams = z.object({ id: z.uuid() });
const onReceived = { params: TokenParams, ok: document(ReceivedApplication) } as const;
const limit = { max: 120, seconds: 600 };

export const deliveriesContract = {
  'GET /api/delivery_addresses/{token}': {
    summary: 'An address to confirm, by the secret of its link',
    params: TokenParams,
    ok: document(DeliveryAddress),
    errors: [404],
  },
  'POST /api/delivery_addresses/{token}/confirm': {
    summary: 'Confirm that applications may go to this address',
    params: TokenParams,
    ok: document(DeliveryAddress),
    errors: [404],
    limit,
  },
  'POST /api/delivery_addresses/{token}/remove': {
    summary: 'End all e-mails with applications to this address; its open jobs are closed',
    params: TokenParams,
    ok: document(DeliveryAddress),
    errors: [404],
    limit,
  },
  'GET /api/received/{token}': {
    ...onReceived,
    summary: 'An application that was sent by e-mail, by the secret of its link',
    errors: [404],
  },
  'POST /api/received/{token}/open': {
    ...onReceived,
    summary: 'Open the application, which its applicant sees',
    errors: [404],
    limit,
  },
  'GET /api/received/{token}/resume': {
    summary: 'The résumé as text, and of a PDF with the places of its lines',
    params: TokenParams,
    ok: document(SentResume),
    errors: [404],
    limit,
  },
  'GET /api/received/{token}/file': {
    summary: 'The résumé as it was sent',
    params: TokenParams,
    ok: { file: 'application/octet-stream' },
    errors: [404],
    limit,
  },
  'POST /api/received/{token}/stage': {
    ...onReceived,
    summary: 'Move the application to a stage, which its applicant sees at once',
    body: { json: z.object({ from: ApplicationStatus, stage: ReceivedStage }) },
    errors: [404, 409],
    limit,
  },
  'POST /api/received/{token}/rejection': {
    ...onReceived,
    summary: 'Reject the application with a reason, which its applicant reads once it can no longer be taken back',
    body: {
      json: z.object({
        from: ApplicationStatus,
        reason: z.string().trim().min(1, issueCode('rejection-reason-required')).max(2000),
      }),
    },
    errors: [404, 409],
    limit,
  },
  'DELETE /api/received/{token}/rejection': {
    ...onReceived,
    summary: 'Take back a rejection that the applicant has not seen',
    errors: [404, 409],
    limit,
  },
  'POST /api/received/{token}/stop': {
    summary: 'End all e-mails with applications to the address of this link; its open jobs are closed',
    params: TokenParams,
    status: 204,
    ok: null,
    errors: [404],
    limit,
  },
  'GET /api/job_applications/{id}/delivery': {
    summary: 'What became of the e-mail with my application',
    auth: true,
    params: ApplicationParams,
    ok: z.object({ data: Delivery.nullable() }),
    errors: [404],
  },
  'POST /api/job_applications/{id}/delivery': {
    summary: 'Send my application by e-mail again after it could not be delivered',
    auth: true,
    params: ApplicationParams,
    ok: z.object({ data: Delivery.nullable() }),
    errors: [404, 409],
    limit: { max: 10, seconds: 3600 },
  },
} satisfies Contract;

type DeliveriesContract = typeof deliveriesContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends DeliveriesContract {}
}
