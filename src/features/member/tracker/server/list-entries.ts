import { sql, type SqlBool } from 'kysely';
import { pageMeta } from '#platform/contract/pagination.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentEntries } from './present-entries.ts';
import { selectTracked, type TrackedRow } from './select-tracked.ts';

/** Escapes `%` and `_`. */
const contains = (text: string) => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
const ALL = sql<SqlBool>`true`;

/** The viewer's entries, latest event first. Each filter's counts ignore that filter. */
export const listEntries: UseCase<'GET /api/tracker'> = async (ctx, { query }) => {
  const viewer = signedIn(ctx);
  const { page, per_page, kind, removed = false } = query;
  const words = query.query
    ? sql<SqlBool>`(title ilike ${contains(query.query)} or organisation ilike ${contains(query.query)})`
    : ALL;
  const text = query.program_id ? sql<SqlBool>`(program_id = ${query.program_id} and ${words})` : words;
  const ofKind = kind ? sql<SqlBool>`kind = ${kind}` : ALL;
  const atStage = query.stage ? sql<SqlBool>`stage = any(${[query.stage].flat()}::text[])` : ALL;
  const { rows: counted } = await sql<{ kind: string; stage: string; removed: boolean; fits: boolean; count: number }>`
    select kind, stage, removed, (${text}) as fits, count(*)::int as count
    from (${selectTracked(ctx, viewer.id)}) as tracked group by 1, 2, 3, 4`.execute(ctx.db);
  const { rows } = await sql<TrackedRow>`
    select * from (${selectTracked(ctx, viewer.id)}) as tracked
    where removed = ${removed} and ${text} and ${ofKind} and ${atStage}
    order by moved_at desc, id limit ${per_page} offset ${(page - 1) * per_page}`.execute(ctx.db);
  const stages = query.stage ? [query.stage].flat() : null;
  const found = counted.filter((row) => row.fits && row.removed === removed);
  const ofThisKind = found.filter((row) => !kind || row.kind === kind);
  const atThisStage = found.filter((row) => !stages || stages.some((stage) => stage === row.stage));
  const total = sum(ofThisKind.filter((row) => atThisStage.includes(row)));
  return {
    data: await presentEntries(ctx, viewer, rows),
    meta: pageMeta(page, per_page, total),
    facets: { kind: countBy(atThisStage, 'kind'), stage: countBy(ofThisKind, 'stage') },
    removed: sum(counted.filter((row) => row.removed)),
  };
};

type Counted = { kind: string; stage: string; count: number };
const sum = (rows: readonly Counted[]) => rows.reduce((total, { count }) => total + count, 0);
const countBy = (rows: readonly Counted[], by: 'kind' | 'stage') =>
  [...new Set(rows.map((row) => row[by]))].map((value) => ({ value, count: sum(rows.filter((row) => row[by] === value)) }));
