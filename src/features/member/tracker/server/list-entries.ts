import { containsPattern } from '#platform/db/contains-pattern.ts';
import { sql, type SqlBool } from 'kysely';
import { pageMeta } from '#platform/contract/pagination.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentEntries } from './present-entries.ts';
import { selectTracked, type TrackedRow } from './select-tracked.ts';

const TRUE = sql<SqlBool>`true`;

/** The viewer's entries, latest event first. Each filter's counts ignore that filter. */
export const listEntries: UseCase<'GET /api/tracker'> = async (ctx, { query }) => {
  const viewer = signedIn(ctx);
  const { page, per_page, kind, removed = false } = query;
  const matchesQuery = query.query
    ? sql<SqlBool>`(title ilike ${containsPattern(query.query)} or organisation ilike ${containsPattern(query.query)})`
    : TRUE;
  const itemId = query.job_id ? `job-${query.job_id}` : query.program_id && `program-${query.program_id}`;
  const matchesText = itemId ? sql<SqlBool>`(id = ${itemId} and ${matchesQuery})` : matchesQuery;
  const matchesKind = kind ? sql<SqlBool>`kind = ${kind}` : TRUE;
  const matchesStage = query.stage ? sql<SqlBool>`stage = any(${[query.stage].flat()}::text[])` : TRUE;
  const { rows: counts } = await sql<{ kind: string; stage: string; removed: boolean; matches_text: boolean; count: number }>`
    select kind, stage, removed, (${matchesText}) as matches_text, count(*)::int as count
    from (${selectTracked(ctx, viewer.id)}) as tracked group by 1, 2, 3, 4`.execute(ctx.db);
  const { rows } = await sql<TrackedRow>`
    select * from (${selectTracked(ctx, viewer.id)}) as tracked
    where removed = ${removed} and ${matchesText} and ${matchesKind} and ${matchesStage}
    order by moved_at desc, id limit ${per_page} offset ${(page - 1) * per_page}`.execute(ctx.db);
  const stages = query.stage ? [query.stage].flat() : null;
  const matching = counts.filter((row) => row.matches_text && row.removed === removed);
  const inKind = matching.filter((row) => !kind || row.kind === kind);
  const inStage = matching.filter((row) => !stages || stages.some((stage) => stage === row.stage));
  const total = sum(inKind.filter((row) => inStage.includes(row)));
  return {
    data: await presentEntries(ctx, viewer, rows),
    meta: pageMeta(page, per_page, total),
    facets: { kind: countBy(inStage, 'kind'), stage: countBy(inKind, 'stage') },
    removed: sum(counts.filter((row) => row.removed)),
  };
};

type CountRow = { kind: string; stage: string; count: number };
const sum = (rows: readonly CountRow[]) => rows.reduce((total, { count }) => total + count, 0);
const countBy = (rows: readonly CountRow[], field: 'kind' | 'stage') =>
  [...new Set(rows.map((row) => row[field]))].map((value) => ({ value, count: sum(rows.filter((row) => row[field] === value)) }));
