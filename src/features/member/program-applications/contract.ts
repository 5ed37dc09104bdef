/** Program applications: applying for a program step by step, and its decision. */
import * as z from 'zod';
import { document, list, resource, type Contract } from '#platform/contract/endpoint.ts';
import { PageQuery } from '#platform/contract/pagination.ts';
import { issueCode } from '#platform/contract/problem.ts';

export const FormStatus = z.enum(['draft', 'submitted', 'under_review', 'offered', 'rejected', 'enrolled', 'withdrawn']);
export type FormStatus = z.infer<typeof FormStatus>;

/** The current step of an application, computed by the server: the first one that is not complete. */
export const FormStep = z.enum(['basic-details', 'additional-details', 'payment', 'status']);
export type FormStep = z.infer<typeof FormStep>;

const requiredText = (max: number, error: string) => z.string().trim().min(1, error).max(max);

export const BasicDetails = z.object({
  name: requiredText(120, issueCode('document-name-required')),
  email: z.email(issueCode('email-required')).max(200),
  phone: z
    .string()
    .trim()
    .regex(/^\+?[\d ()-]{7,20}$/, issueCode('phone-format')),
  city: requiredText(120, issueCode('city-required')),
  qualification: requiredText(160, issueCode('qualification-required')),
  institution: requiredText(160, issueCode('institution-required')),
  occupation: z.string().trim().max(160).default(''),
});
export type BasicDetails = z.infer<typeof BasicDetails>;

export const AdditionalDetails = z.object({
  /** The chosen start date; empty for programs without fixed ones. */
  intake: z.iso.date().or(z.literal('')).default(''),
  statement: z.string().trim().max(4000).default(''),
  answers: z
    .array(z.object({ question: z.string().max(500), answer: requiredText(3000, issueCode('answer-required')) }))
    .max(12)
    .default([]),
});
export type AdditionalDetails = z.infer<typeof AdditionalDetails>;

const text = z.string();
/** Saved or suggested details, possibly incomplete. */
const SuggestedDetails = z
  .object({ name: text, email: text, phone: text, city: text, qualification: text, institution: text, occupation: text })
  .partial();

const terms = {
  code: z.string(),
  title: z.string(),
  provider: z.string(),
  /** Rupees; 0 when applying is free. */
  fee: z.number(),
  /** The required documents and questions. */
  documents: z.array(z.string()),
  questions: z.array(z.string()),
  /** The start dates that are still open. */
  intakes: z.array(z.object({ starts_on: z.string(), closes_on: z.string().nullable() })),
};

export const ApplicationForm = resource(
  'application_form',
  z.object({
    status: FormStatus,
    step: FormStep,
    program: z.object({ id: z.string(), ...terms }),
    /** The answers of a saved step, or suggestions from the last application or the profile. */
    basic: SuggestedDetails,
    additional: AdditionalDetails.partial(),
    /** Whether each step was saved; otherwise its answers are suggestions. */
    saved: z.object({ basic: z.boolean(), additional: z.boolean() }),
    documents: z.array(z.object({ id: z.string(), name: z.string(), file_name: z.string(), file_bytes: z.number().int() })),
    /** Whether the applicant confirmed the complete application, which enables payment. */
    confirmed: z.boolean(),
    /** Rupees; null before a payment. */
    paid: z.number().nullable(),
    /** Whether the fee was refunded. */
    returned: z.boolean(),
    txnid: z.string().nullable(),
    timeline: z.array(z.object({ status: FormStatus, note: z.string(), at: z.string() })),
    created_at: z.string(),
    updated_at: z.string(),
    can: z.object({ change: z.boolean(), withdraw: z.boolean() }),
  }),
);

/** A program's terms for applicants; `form` is the viewer's latest application. */
export const ProgramTerms = resource('program_terms', z.object({ ...terms, form: ApplicationForm.nullable() }));

const Id = z.object({ id: z.uuid() });
const formEndpoint = { auth: true, params: Id, ok: document(ApplicationForm) } as const;

export const programApplicationsContract = {
  'GET /api/application_forms': {
    summary: 'My applications for programs, the latest first',
    auth: true,
    query: PageQuery,
    ok: list(ApplicationForm),
  },
  'GET /api/application_forms/start/{program_code}': {
    summary: 'What a program requires from applicants, and my latest application for it',
    params: z.object({ program_code: z.string().max(90) }),
    ok: document(ProgramTerms),
    errors: [404],
  },
  'POST /api/application_forms': {
    summary: 'Start an application for a program, or return the open one',
    auth: true,
    body: { json: z.object({ program_code: z.string().max(90) }) },
    status: 201,
    ok: document(ApplicationForm),
    errors: [404, 409],
    limit: { max: 30, seconds: 3600 },
  },
  'GET /api/application_forms/{id}': { ...formEndpoint, summary: 'One of my applications for a program', errors: [404] },
  'PATCH /api/application_forms/{id}/basic_details': {
    ...formEndpoint,
    summary: 'Save the first step: details of the applicant',
    body: { json: BasicDetails },
    errors: [403, 404, 409],
  },
  'PATCH /api/application_forms/{id}/additional_details': {
    ...formEndpoint,
    summary: 'Save the second step: start date, answers and statement',
    body: { json: AdditionalDetails },
    errors: [403, 404, 409],
  },
  'PUT /api/application_forms/{id}/documents': {
    ...formEndpoint,
    summary: 'Add or replace a document that the program requires',
    body: { multipart: z.object({ name: z.string().max(120), file: z.file({ error: issueCode('file-not-chosen') }) }) },
    errors: [403, 404, 409, 413, 415],
    maxBytes: 6_500_000,
    // The file is stored before the transaction and removed when the transaction fails.
    transaction: 'manual',
    limit: { max: 60, seconds: 3600 },
  },
  'GET /api/application_forms/{id}/documents/{document_id}': {
    summary: 'A document of one of my applications',
    auth: true,
    params: Id.extend({ document_id: z.uuid() }),
    ok: { file: 'application/octet-stream' },
    errors: [404],
  },
  'POST /api/application_forms/{id}/confirm': {
    ...formEndpoint,
    summary: 'Confirm a complete application; without a fee this submits it',
    errors: [403, 404, 409],
  },
  'POST /api/application_forms/{id}/withdraw': {
    ...formEndpoint,
    summary: 'Withdraw a submitted application',
    errors: [403, 404, 409],
  },
} satisfies Contract;

type ProgramApplicationsContract = typeof programApplicationsContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends ProgramApplicationsContract {}
}
