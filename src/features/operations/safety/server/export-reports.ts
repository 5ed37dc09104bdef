import { findCases, type Reportables } from '#features/base/moderation/server/index.ts';
import { exportRows } from '#features/operations/staff/server/index.ts';
import type { ParsedOf } from '#platform/contract/endpoint.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { safetyContract } from '../contract.ts';

const MAX_CASES = 10_000;
/** The content of each case is looked up, so they are read in parts. */
const BATCH_SIZE = 200;

type Query = ParsedOf<(typeof safetyContract)['GET /api/staff/reports/export']>['query'];
type Page = Awaited<ReturnType<typeof findCases>>;

/** The cases that a list shows, as CSV. */
export const exportReports =
  (reportables: Reportables): UseCase<'GET /api/staff/reports/export'> =>
  (ctx, { query }) =>
    exportRows(ctx, {
      scope: 'moderator',
      name: 'reports',
      object: { type: 'moderation_cases' },
      filter: query,
      load: () => loadCases(ctx, reportables, query),
      columns: {
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
    });

async function loadCases(ctx: Context, reportables: Reportables, query: Query): Promise<Page['cases']> {
  const cases: Page['cases'] = [];
  for (let cursor: string | null | undefined; cursor !== null && cases.length < MAX_CASES;) {
    const page: Page = await findCases(ctx, reportables, { ...query, cursor }, BATCH_SIZE);
    cases.push(...page.cases);
    cursor = page.next;
  }
  return cases;
}
