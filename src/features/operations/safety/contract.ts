/** Safety in the staff's console: the queue of reports and the appeals as tables, and what was decided; deciding is moderation's. */
import * as z from 'zod';
import { caseFilter } from '#features/base/moderation/contract.ts';
import { AuditEntry } from '#features/operations/staff/contract.ts';
import { csv, feed, type Contract } from '#platform/contract/endpoint.ts';

const Id = z.object({ id: z.uuid() });

export const safetyContract = {
  'GET /api/staff/reports/export': {
    summary: 'Reported content as CSV; for moderators, with a sign-in within the last ten minutes',
    query: z.object(caseFilter),
    ok: csv,
    errors: [401, 403, 404],
  },
  'GET /api/staff/reports/{id}/history': {
    summary: 'What staff decided about what is reported, the latest first; for moderators',
    params: Id,
    ok: feed(AuditEntry),
    errors: [403, 404],
  },
  'GET /api/staff/appeals/{id}/history': {
    summary: 'What staff decided about what a member appeals against, the latest first; for moderators',
    params: Id,
    ok: feed(AuditEntry),
    errors: [403, 404],
  },
  'GET /api/staff/appeals/export': {
    summary: 'Appeals that wait for an answer as CSV; for moderators, with a sign-in within the last ten minutes',
    ok: csv,
    errors: [401, 403, 404],
  },
} satisfies Contract;

type SafetyContract = typeof safetyContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends SafetyContract {}
}
