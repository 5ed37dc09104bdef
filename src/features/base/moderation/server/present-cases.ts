import { findPeople } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { CaseStatus, ReportReason } from '../contract.ts';
import type { CaseRow } from './lock-case.ts';
import { getReportable, type Reportables } from './reportables.ts';

/** The number of reports shown per case; the rest are only counted. */
const MAX_REPORTS = 20;

/** Cases as staff see them, in the order given. */
export async function presentCases(ctx: Context, reportables: Reportables, cases: readonly CaseRow[]) {
  const contents = await Promise.all(
    cases.map(({ object_type, object_id }) => getReportable(reportables, object_type).find(ctx, object_id)),
  );
  const reports = await loadReports(
    ctx,
    cases.map(({ id }) => id),
  );
  const people = await findPeople(ctx, [
    ...contents.flatMap((content) => content?.ownerId ?? []),
    ...cases.flatMap(({ decided_by }) => decided_by ?? []),
    ...reports.flatMap(({ user_id }) => user_id ?? []),
  ]);
  return cases.map((row, index) => {
    const content = contents[index] ?? null;
    const caseReports = reports.filter(({ case_id }) => case_id === row.id);
    const author = people.get(content?.ownerId ?? '');
    return {
      id: row.id,
      type: 'moderation_case' as const,
      attributes: {
        object_type: row.object_type,
        object: content && { title: content.title, excerpt: content.excerpt, url: content.url },
        author: author ? { name: author.attributes.name, slug: author.attributes.slug } : null,
        status: CaseStatus.parse(row.status),
        reason: row.reason,
        reports: caseReports.map(({ reason, note, user_id, created_at }) => ({
          reason: ReportReason.parse(reason),
          note,
          name: people.get(user_id ?? '')?.attributes.name ?? '',
          created_at: created_at.toISOString(),
        })),
        report_count: caseReports[0]?.total ?? 0,
        reported_at: row.reported_at.toISOString(),
        decided_at: row.decided_at?.toISOString() ?? null,
        decided_by: people.get(row.decided_by ?? '')?.attributes.name ?? null,
        can: {
          hide: getReportable(reportables, row.object_type).hiding !== undefined,
          act_on_author: author !== undefined && author.attributes.slug !== '',
        },
      },
    };
  });
}

async function loadReports(ctx: Context, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return ctx.db
    .selectFrom((eb) =>
      eb
        .selectFrom('moderation_reports')
        .select(({ fn }) => [
          'case_id',
          'user_id',
          'reason',
          'note',
          'created_at',
          fn
            .agg<number>('row_number')
            .over((window) => window.partitionBy('case_id').orderBy('created_at', 'desc').orderBy('id'))
            .as('place'),
          fn
            .countAll<number>()
            .over((window) => window.partitionBy('case_id'))
            .as('total'),
        ])
        .where('case_id', 'in', [...ids])
        .as('ranked'),
    )
    .selectAll()
    .where('place', '<=', MAX_REPORTS)
    .orderBy('place')
    .execute();
}
