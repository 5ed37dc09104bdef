/** What people ask for, as support sees it: messages from the site's forms, and applications for programs and jobs. */
import * as z from 'zod';
import { LEAD_KINDS, LeadState } from '#features/base/leads/contract.ts';
import { Reason } from '#features/base/moderation/contract.ts';
import { ApplicationForm, FormStatus } from '#features/member/program-applications/contract.ts';
import { AuditEntry } from '#features/operations/staff/contract.ts';
import { countedFeed, csv, cursor, document, find, resource, type Contract } from '#platform/contract/endpoint.ts';
import { jobApplicationEndpoints } from './contract-job-applications.ts';

const Id = z.object({ id: z.uuid() });

const leadFields = {
  reference: z.string(),
  kind: z.enum(LEAD_KINDS),
  topic: z.string(),
  name: z.string(),
  email: z.string(),
  organisation: z.string(),
  state: LeadState,
  /** Probably spam: a field that people do not see was filled in. */
  suspected: z.boolean(),
  sent_at: z.string(),
};
export const LeadItem = resource('staff_lead', z.object(leadFields));
export const StaffLead = resource(
  'staff_lead',
  z.object({
    ...leadFields,
    phone: z.string(),
    message: z.string(),
    /** The page with the form. */
    page: z.string(),
    /** How often the same was sent again within a day. */
    repeats: z.number().int(),
    /** Whether the sender has confirmed the address. */
    confirmed: z.boolean(),
    /** Who said what became of it, and what was done. */
    history: z.array(AuditEntry),
  }),
);

const formFields = {
  title: z.string(),
  provider: z.string(),
  program_code: z.string(),
  member: z.object({ name: z.string(), slug: z.string() }),
  status: FormStatus,
  sent_at: z.string(),
  /** In rupees; null without a fee. */
  paid: z.number().nullable(),
  returned: z.boolean(),
};
export const FormItem = resource('staff_form', z.object(formFields));
export const StaffForm = resource(
  'staff_form',
  z.object({
    ...formFields,
    /** What the applicant wrote; only after saying why it is opened. */
    details: z
      .object({ opened_for: z.string(), form: ApplicationForm, /** What staff did. */ history: z.array(AuditEntry) })
      .nullable(),
    /** What staff may make of it. */
    next: z.array(FormStatus),
  }),
);

const leadFilter = { find, kind: z.enum(LEAD_KINDS).optional(), state: z.enum([...LeadState.options, 'suspected']).optional() };
const formFilter = { find, status: FormStatus.exclude(['draft']).optional() };

export const supportContract = {
  ...jobApplicationEndpoints,
  'GET /api/staff/leads': {
    summary: 'Messages from the forms, the latest first; for support',
    query: z.object({ ...leadFilter, cursor }),
    ok: countedFeed(LeadItem),
    errors: [403, 404],
  },
  'GET /api/staff/leads/export': {
    summary: 'Messages from the forms as CSV; for support, with a sign-in within the last ten minutes',
    query: z.object(leadFilter),
    ok: csv,
    errors: [401, 403, 404],
  },
  'GET /api/staff/leads/{id}': {
    summary: 'One message with who dealt with it; for support',
    params: Id,
    ok: document(StaffLead),
    errors: [403, 404],
  },
  'POST /api/staff/leads/{id}/state': {
    summary: 'Say what became of a message, and what was done; 412 where a colleague was faster; for support',
    auth: true,
    params: Id,
    body: { json: z.object({ from: LeadState, state: LeadState, reason: Reason }) },
    ok: document(StaffLead),
    errors: [403, 404, 409, 412],
  },
  'GET /api/staff/application_forms': {
    summary: 'Applications for programs, the latest first, by default those that wait for a decision; for support',
    query: z.object({ ...formFilter, cursor }),
    ok: countedFeed(FormItem),
    errors: [403, 404],
  },
  'GET /api/staff/application_forms/export': {
    summary: 'Applications for programs as CSV; for support, with a sign-in within the last ten minutes',
    query: z.object(formFilter),
    ok: csv,
    errors: [401, 403, 404],
  },
  'GET /api/staff/application_forms/{id}': {
    summary: 'One application for a program; what the applicant wrote for half an hour after saying why',
    params: Id,
    ok: document(StaffForm),
    errors: [403, 404],
  },
  'POST /api/staff/application_forms/{id}/open': {
    summary: 'Say why an application for a program is opened; the reason is in the audit log',
    auth: true,
    params: Id,
    body: { json: z.object({ reason: Reason }) },
    ok: document(StaffForm),
    errors: [403, 404],
  },
  'POST /api/staff/application_forms/{id}/status': {
    summary: 'Decide an application for a program; the applicant is told and reads the reason; for support',
    auth: true,
    params: Id,
    body: { json: z.object({ from: FormStatus, status: FormStatus, reason: Reason }) },
    ok: document(StaffForm),
    errors: [403, 404, 409, 412],
  },
} satisfies Contract;

type SupportContract = typeof supportContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends SupportContract {}
}
