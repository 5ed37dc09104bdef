import { audit, requireFreshSession, requireScope } from '#features/base/accounts/server/index.ts';
import { findCases, type Reportables } from '#features/base/moderation/server/index.ts';
import { csvFile } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';

const MAX_ROWS = 10_000;
/** The content of each case is looked up, so they are read in parts. */
const BATCH_SIZE = 200;

type Cases = Awaited<ReturnType<typeof findCases>>['cases'];

/** The cases that a list shows, as CSV. */
export const exportReports =
  (reportables: Reportables): UseCase<'GET /api/staff/reports/export'> =>
  async (ctx, { query }) => {
    requireScope(ctx, 'moderator');
    await requireFreshSession(ctx);
    const cases: Cases = [];
    for (let cursor: string | null | undefined; cursor !== null && cases.length < MAX_ROWS;) {
      const page: Awaited<ReturnType<typeof findCases>> = await findCases(ctx, reportables, { ...query, cursor }, BATCH_SIZE);
      cases.push(...page.cases);
      cursor = page.next;
    }
    await audit(ctx, {
      action: 'reports.export',
      objectType: 'moderation_cases',
      objectId: '',
      details: { rows: cases.length, ...query },
    });
    return csvFile(
      'reports',
      {
        case: ({ id }) => id,
        kind: ({ attributes }) => attributes.object_type,
        title: ({ attributes }) => attributes.object?.title ?? null,
        author: ({ attributes }) => attributes.author?.slug ?? null,
        state: ({ attributes }) => attributes.status,
        reports: ({ attributes }) => attributes.report_count,
        reasons: ({ attributes }) => [...new Set(attributes.reports.map(({ reason }) => reason))].join('; '),
        reported: ({ attributes }) => attributes.reported_at,
        decided: ({ attributes }) => attributes.decided_at,
        decided_by: ({ attributes }) => attributes.decided_by,
        decision: ({ attributes }) => attributes.reason,
      },
      cases,
    );
  };
