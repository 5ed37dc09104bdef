/** Hiring teams: who works for a company here, in which role, and how one comes to it. */
import * as z from 'zod';
import { type Contract, csv, document, feed, resource } from '#platform/contract/endpoint.ts';
import { issueCode } from '#platform/contract/problem.ts';

/** `owner`: everything, also people; `recruiter`: jobs, applicants and messages; `viewer`: reads, and writes notes. */
export const CompanyRole = z.enum(['owner', 'recruiter', 'viewer']);
export type CompanyRole = z.infer<typeof CompanyRole>;

/** A company that the viewer works for. */
export const HiringCompany = resource('hiring_company', z.object({ slug: z.string(), name: z.string(), role: CompanyRole }));

/** An invitation, as the invited member sees it. */
export const Invitation = resource(
  'company_invitation',
  z.object({
    company: z.object({ slug: z.string(), name: z.string() }),
    role: CompanyRole,
    invited_by: z.string(),
    expires_at: z.string(),
    /** Whether it was sent to the viewer's own verified address. */
    mine: z.boolean(),
  }),
);

/** My request to represent a company. */
export const CompanyRequest = resource(
  'company_request',
  z.object({
    name: z.string(),
    status: z.enum(['open', 'approved', 'declined']),
    /** What staff say when they decline. */
    reason: z.string(),
    created_at: z.string(),
  }),
);

/** A request as staff see it, with what speaks for the member. */
export const RequestToDecide = resource(
  'company_request',
  z.object({
    name: z.string(),
    /** The company's page, if it is listed already. */
    company_slug: z.string().nullable(),
    website: z.string(),
    note: z.string(),
    created_at: z.string(),
    person: z.object({ slug: z.string(), name: z.string(), email: z.string(), email_verified: z.boolean() }),
    /** Whether the domain of the verified address is that of the company's site. */
    domain: z.enum(['same', 'other', 'unknown']),
    /** How many people work for the company here. */
    people: z.number().int(),
  }),
);

export const Workspace = z.object({
  companies: z.array(HiringCompany),
  invitations: z.array(Invitation),
  requests: z.array(CompanyRequest),
});

const Person = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  email: z.string(),
  role: CompanyRole,
  since: z.string(),
  self: z.boolean(),
});
/** The people of a company. */
export const Team = resource(
  'team',
  z.object({
    name: z.string(),
    role: CompanyRole,
    people: z.array(Person),
    invitations: z.array(
      z.object({ id: z.string(), email: z.string(), role: CompanyRole, expires_at: z.string(), expired: z.boolean() }),
    ),
    can: z.object({ invite: z.boolean(), leave: z.boolean() }),
  }),
);

const CompanyParams = z.object({ slug: z.string().max(200) });
const PersonParams = CompanyParams.extend({ user_id: z.uuid() });
const RequestParams = z.object({ id: z.uuid() });
const reason = z.string().trim().min(5, issueCode('reason-too-short')).max(500, issueCode('reason-too-long'));

export const hiringTeamsContract = {
  'GET /api/hiring': {
    summary: 'The companies that I work for, my invitations and my requests',
    token: 'hiring:read',
    auth: true,
    ok: z.object({ data: Workspace }),
  },
  'POST /api/hiring/requests': {
    summary: 'Ask to represent a company: a listed one, or a new one by its name and site',
    auth: true,
    body: {
      json: z.object({
        company_slug: z.string().max(200).optional(),
        name: z.string().trim().max(200).default(''),
        website: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(300)]).default(''),
        note: z.string().trim().max(1000).default(''),
      }),
    },
    status: 201,
    ok: document(CompanyRequest),
    errors: [404, 409],
    limit: { max: 10, seconds: 86_400 },
  },
  'GET /api/staff/company_requests': {
    summary: 'Requests to represent a company that wait for a decision, the oldest first; for staff',
    ok: feed(RequestToDecide),
    errors: [404],
  },
  'GET /api/staff/company_requests/export': {
    summary: 'Requests that wait for a decision as CSV; for moderators, with a sign-in within the last ten minutes',
    ok: csv,
    errors: [401, 403, 404],
  },
  'POST /api/staff/company_requests/{id}/approve': {
    summary: 'Approve a request, with the role',
    auth: true,
    params: RequestParams,
    body: { json: z.object({ role: CompanyRole, /** For colleagues. */ reason }) },
    ok: feed(RequestToDecide),
    errors: [404, 409],
  },
  'POST /api/staff/company_requests/{id}/decline': {
    summary: 'Decline a request, with the reason that the member reads',
    auth: true,
    params: RequestParams,
    body: { json: z.object({ reason }) },
    ok: feed(RequestToDecide),
    errors: [404, 409],
  },
  'GET /api/hiring/companies/{slug}/people': {
    summary: 'The people of a company, and who is invited',
    auth: true,
    params: CompanyParams,
    ok: document(Team),
    errors: [404],
  },
  'POST /api/hiring/companies/{slug}/invitations': {
    summary: 'Invite a colleague by e-mail; inviting the same address again sends the invitation again',
    auth: true,
    params: CompanyParams,
    body: { json: z.object({ email: z.email().max(254), role: CompanyRole }) },
    ok: document(Team),
    errors: [403, 404, 409],
    limit: { max: 30, seconds: 86_400 },
  },
  'DELETE /api/hiring/companies/{slug}/invitations/{id}': {
    summary: 'Withdraw an invitation',
    auth: true,
    params: CompanyParams.extend({ id: z.uuid() }),
    ok: document(Team),
    errors: [403, 404],
  },
  'GET /api/hiring/invitations/{id}': {
    summary: 'An invitation that has not expired',
    auth: true,
    params: RequestParams,
    ok: document(Invitation),
    errors: [404],
  },
  'POST /api/hiring/invitations/{id}/accept': {
    summary: 'Accept an invitation that was sent to my verified address',
    auth: true,
    params: RequestParams,
    ok: document(HiringCompany),
    errors: [403, 404],
  },
  'PATCH /api/hiring/companies/{slug}/people/{user_id}': {
    summary: 'Change the role of a colleague',
    auth: true,
    params: PersonParams,
    body: { json: z.object({ role: CompanyRole }) },
    ok: document(Team),
    errors: [403, 404, 409],
  },
  'DELETE /api/hiring/companies/{slug}/people/{user_id}': {
    summary: 'Remove a colleague, or leave the company',
    auth: true,
    params: PersonParams,
    status: 204,
    ok: null,
    errors: [403, 404, 409],
  },
  'POST /api/hiring/companies/{slug}/transfer': {
    summary: 'Make a colleague the owner in my place; I become a recruiter',
    auth: true,
    params: CompanyParams,
    body: { json: z.object({ user_id: z.uuid() }) },
    ok: document(Team),
    errors: [403, 404],
  },
} satisfies Contract;

type HiringTeamsContract = typeof hiringTeamsContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends HiringTeamsContract {}
}
