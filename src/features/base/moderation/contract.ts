/** Moderation: members' reports of content, and the decisions of staff. */
import * as z from 'zod';
import { document, feed, resource, type Contract } from '#platform/contract/endpoint.ts';

export const ReportReason = z.enum(['spam', 'abuse', 'wrong', 'private', 'off-topic', 'other']);
export const CaseStatus = z.enum(['open', 'hidden', 'dismissed', 'restored']);

/** A member's report; the reporter only learns that it arrived. */
export const Report = resource('report', z.object({ object_type: z.string(), object_id: z.string() }));

/** A reported item with all its reports. Staff only. */
export const ModerationCase = resource(
  'moderation_case',
  z.object({
    object_type: z.string(),
    /** The current content; null when its author has deleted it. */
    object: z.object({ title: z.string(), excerpt: z.string(), url: z.string() }).nullable(),
    author: z.object({ name: z.string(), slug: z.string() }).nullable(),
    status: CaseStatus,
    reason: z.string(),
    reports: z.array(z.object({ reason: ReportReason, note: z.string(), name: z.string(), created_at: z.string() })),
    report_count: z.number().int(),
    reported_at: z.string(),
    decided_at: z.string().nullable(),
    decided_by: z.string().nullable(),
  }),
);

const CaseId = z.object({ id: z.uuid() });

export const moderationContract = {
  'POST /api/reports': {
    summary: 'Report content to staff; repeating it replaces the reason and note',
    auth: true,
    body: {
      json: z.object({
        object_type: z.string().max(40),
        object_id: z.string().max(200),
        reason: ReportReason,
        note: z.string().trim().max(1000).default(''),
      }),
    },
    status: 201,
    ok: document(Report),
    errors: [404, 409],
    limit: { max: 30, seconds: 3600 },
  },
  'GET /api/moderation': {
    summary: 'Reported content, the latest first; for staff',
    query: z.object({ status: CaseStatus.default('open'), cursor: z.string().max(200).optional() }),
    ok: feed(ModerationCase).extend({ meta: z.object({ next_cursor: z.string().nullable(), open: z.number().int() }) }),
    errors: [404],
  },
  'POST /api/moderation/{id}/hide': {
    summary: 'Hide reported content and notify its author of the reason; for staff',
    auth: true,
    params: CaseId,
    body: { json: z.object({ reason: z.string().trim().min(5).max(500) }) },
    ok: document(ModerationCase),
    errors: [404],
  },
  'POST /api/moderation/{id}/dismiss': {
    summary: 'Dismiss the reports of content; for staff',
    auth: true,
    params: CaseId,
    ok: document(ModerationCase),
    errors: [404, 409],
  },
  'POST /api/moderation/{id}/restore': {
    summary: 'Restore hidden content and notify its author; for staff',
    auth: true,
    params: CaseId,
    ok: document(ModerationCase),
    errors: [404, 409],
  },
} satisfies Contract;

type ModerationContract = typeof moderationContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends ModerationContract {}
}
