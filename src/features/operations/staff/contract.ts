/** The staff's console: what waits in each place, and who did what. */
import * as z from 'zod';
import { csv, cursor, document, feed, resource, type Contract } from '#platform/contract/endpoint.ts';

/** What a new site needs before members can use it. */
export const BeginStep = z.enum(['operator', 'payments', 'mail', 'demo', 'companies', 'jobs', 'communities', 'articles']);

/** How much waits in each place that the viewer may open, by the place's id. */
export const Console = resource(
  'staff_console',
  z.object({
    counts: z.record(z.string(), z.number().int()),
    /** For administrators: what a new site needs, done or not; empty while it shows the demo, and once everything is done. */
    begin: z.array(z.object({ id: BeginStep, done: z.boolean() })),
    /** Until when the sign-in is recent enough for roles, exports, refunds and deletions. */
    fresh_until: z.string(),
  }),
);

/** What happened in a period, day by day, and how much it was in the period before. Money in rupees. */
export const SeriesName = z.enum(['sign-ups', 'applications', 'purchases', 'revenue']);
export const Days = resource(
  'staff_days',
  z.object({
    /** The first day, in India. */
    from: z.string(),
    series: z.array(z.object({ id: SeriesName, values: z.array(z.number()), total: z.number(), before: z.number() })),
  }),
);

const Value = z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() });

/** One act. `actor` is null for an operator's command without a name and for what happens by itself. */
export const AuditEntry = resource(
  'audit_entry',
  z.object({
    at: z.string(),
    action: z.string(),
    object_type: z.string(),
    object_id: z.string(),
    actor: z.object({ name: z.string(), slug: z.string() }).nullable(),
    /** What was changed, before and after; what was only stated has no `before`. */
    changes: z.array(Value),
    reason: z.string(),
    by_command: z.boolean(),
  }),
);

const auditFilter = {
  /** Part of an action, such as `job-source`. */
  action: z.string().trim().max(80).default(''),
  /** The type or the id of an object. */
  object: z.string().trim().max(200).default(''),
  /** Part of a person's name, or their slug. */
  person: z.string().trim().max(120).default(''),
};

export const staffContract = {
  'GET /api/staff': { summary: 'What waits for staff, by place; for staff', ok: document(Console), errors: [404] },
  'GET /api/staff/days': {
    summary: 'What happened in the last days, as far as the viewer may see it; for staff',
    query: z.object({ days: z.enum(['7', '28', '84']).default('28') }),
    ok: document(Days),
    errors: [404],
  },
  'GET /api/staff/audit_log': {
    summary: 'Who did what, the latest first; for administrators',
    query: z.object({ ...auditFilter, cursor }),
    ok: feed(AuditEntry),
    errors: [403, 404],
  },
  'GET /api/staff/audit_log/export': {
    summary: 'Who did what as CSV; for administrators, with a sign-in within the last ten minutes',
    query: z.object(auditFilter),
    ok: csv,
    errors: [401, 403, 404],
  },
} satisfies Contract;

type StaffContract = typeof staffContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends StaffContract {}
}
