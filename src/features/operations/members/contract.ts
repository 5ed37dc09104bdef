/** Members as staff see them: finding and opening accounts, suspending, sessions, addresses, roles, export and deletion. */
import * as z from 'zod';
import { Language, Provider, StaffScope } from '#features/base/accounts/contract.ts';
import { Note, Reason, StaffMeasure, SuspensionDays } from '#features/base/moderation/contract.ts';
import { PurchaseStatus } from '#features/base/payments/contract.ts';
import { AuditEntry } from '#features/operations/staff/contract.ts';
import { countedFeed, csv, cursor, document, find, resource, type Contract } from '#platform/contract/endpoint.ts';

export const AccountState = z.enum(['active', 'suspended', 'unverified', 'staff', 'deleted']);

const memberFields = {
  slug: z.string(),
  name: z.string(),
  email: z.string(),
  joined_at: z.string(),
  last_seen_at: z.string().nullable(),
  /** In rupees, without what was returned. */
  paid: z.number(),
  state: z.enum(['active', 'suspended', 'unverified', 'deleted']),
  staff_scopes: z.array(StaffScope),
};

export const MemberItem = resource('member', z.object(memberFields));

const SignIns = {
  identities: z.array(z.object({ provider: Provider, email: z.string(), created_at: z.string() })),
  sessions: z.array(z.object({ id: z.string(), device: z.string(), ip_prefix: z.string(), last_seen_at: z.string() })),
};

/** What an account contains; only after saying why it is opened. */
const MemberDetails = z.object({
  headline: z.string(),
  location: z.string(),
  language: Language,
  ...SignIns,
  purchases: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      txnid: z.string(),
      amount: z.number(),
      status: PurchaseStatus,
      created_at: z.string(),
    }),
  ),
  measures: z.array(StaffMeasure),
  /** The latest first. */
  history: z.array(AuditEntry),
  /** The reason that the viewer has given. */
  opened_for: z.string(),
});

export const Member = resource(
  'member',
  z.object({
    ...memberFields,
    /** The end of a suspension; null where it lasts until it is lifted, or there is none. */
    suspended_until: z.string().nullable(),
    deletion: z.object({ due_at: z.string(), reason: z.string() }).nullable(),
    details: MemberDetails.nullable(),
    can: z.object({ help: z.boolean(), moderate: z.boolean(), change_roles: z.boolean() }),
  }),
);

const Slug = z.object({ slug: z.string().max(200) });
const filter = { find, state: AccountState.optional() };

export const membersContract = {
  'GET /api/staff/members': {
    summary: 'Members by name, address or slug, the newest first; for support and moderators',
    query: z.object({ ...filter, cursor }),
    ok: countedFeed(MemberItem),
    errors: [403, 404],
  },
  'GET /api/staff/members/export': {
    summary: 'Members as CSV; for administrators, with a sign-in within the last ten minutes',
    query: z.object(filter),
    ok: csv,
    errors: [401, 403, 404],
  },
  'GET /api/staff/members/{slug}': {
    summary: 'One member; with details for half an hour after saying why',
    params: Slug,
    ok: document(Member),
    errors: [403, 404],
  },
  'POST /api/staff/members/{slug}/open': {
    summary: 'Say why an account is opened; the reason is in the audit log',
    auth: true,
    params: Slug,
    body: { json: z.object({ reason: Reason }) },
    ok: document(Member),
    errors: [403, 404],
  },
  'POST /api/staff/members/{slug}/suspension': {
    summary: 'Suspend a member, who is signed out everywhere and reads the reason; for moderators',
    auth: true,
    params: Slug,
    body: { json: z.object({ days: SuspensionDays, reason: Reason, note: Note }) },
    ok: document(Member),
    errors: [403, 404, 409],
  },
  'POST /api/staff/members/{slug}/lift': {
    summary: 'Lift a suspension; for moderators',
    auth: true,
    params: Slug,
    body: { json: z.object({ reason: Reason }) },
    ok: document(Member),
    errors: [403, 404, 409],
  },
  'POST /api/staff/members/{slug}/warning': {
    summary: 'Warn a member, who reads the reason; for moderators',
    auth: true,
    params: Slug,
    body: { json: z.object({ reason: Reason, note: Note }) },
    ok: document(Member),
    errors: [403, 404, 409],
  },
  'POST /api/staff/members/{slug}/end_sessions': {
    summary: 'Sign a member out everywhere',
    auth: true,
    params: Slug,
    body: { json: z.object({ reason: Reason }) },
    ok: document(Member),
    errors: [403, 404, 409],
  },
  'PUT /api/staff/members/{slug}/email': {
    summary: 'Correct the address for mail and receipts; 412 if it has changed meanwhile; for support',
    auth: true,
    params: Slug,
    body: { json: z.object({ before: z.string().max(254), email: z.email().max(254), reason: Reason }) },
    ok: document(Member),
    errors: [403, 404, 409, 412],
  },
  'PUT /api/staff/members/{slug}/scopes': {
    summary: 'Grant or revoke scopes of staff, never one’s own; for administrators, with a sign-in within the last ten minutes',
    auth: true,
    params: Slug,
    body: { json: z.object({ before: z.array(StaffScope), scopes: z.array(StaffScope), reason: Reason }) },
    ok: document(Member),
    errors: [401, 403, 404, 409, 412],
  },
  'POST /api/staff/members/{slug}/export': {
    summary: 'A member’s personal data on request; for support, with a sign-in within the last ten minutes',
    auth: true,
    params: Slug,
    body: { json: z.object({ reason: Reason }) },
    ok: { file: 'application/zip' },
    errors: [401, 403, 404, 409],
  },
  'POST /api/staff/members/{slug}/deletion': {
    summary: 'Enter the deletion of an account on request; it can be taken back for four days; for support, with a fresh sign-in',
    auth: true,
    params: Slug,
    body: { json: z.object({ reason: Reason }) },
    ok: document(Member),
    errors: [401, 403, 404, 409],
  },
  'POST /api/staff/members/{slug}/keep': {
    summary: 'Take a requested deletion back; for support',
    auth: true,
    params: Slug,
    body: { json: z.object({ reason: Reason }) },
    ok: document(Member),
    errors: [403, 404, 409],
  },
} satisfies Contract;

type MembersContract = typeof membersContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends MembersContract {}
}
