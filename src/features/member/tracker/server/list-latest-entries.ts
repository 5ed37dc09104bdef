import { sql } from 'kysely';
import { findFormSteps } from '#features/member/program-applications/server/index.ts';
import { PREPARED } from '#platform/db/prepared.ts';
import type { Context } from '#platform/http/context.ts';
import { selectTracked, type TrackedRow } from './select-tracked.ts';

const MAX_ENTRIES = 8;

type Row = TrackedRow & { applied: number; saved: number };

/**
 * What a member applied for, latest event first, their unfinished applications for programs with the step that is next, and how
 * many entries are applied for and saved. Checks no permission.
 */
export async function listLatestEntries(ctx: Context, userId: string) {
  const { rows } = await sql<Row | { id: null; applied: number; saved: number }>`
    with tracked as materialized (select * from (${selectTracked(ctx, userId)}) as rows where not removed),
      shown as (
        select * from tracked where stage not in ('considering', 'saved') or form_status = 'draft'
        order by moved_at desc, id limit ${MAX_ENTRIES}
      )
    select shown.*, counts.* from (
      select count(*) filter (where stage not in ('considering', 'saved'))::int as applied,
        count(*) filter (where stage = 'saved' and form_status is distinct from 'draft')::int as saved
      from tracked
    ) as counts left join shown on true order by moved_at desc, id ${PREPARED}`.execute(ctx.db);
  const entries = rows.filter((row): row is Row => row.id !== null);
  const drafts = entries.filter(({ form_status }) => form_status === 'draft');
  const steps = await findFormSteps(
    ctx,
    drafts.flatMap(({ form_id }) => form_id ?? []),
  );
  return {
    applied: rows[0]?.applied ?? 0,
    saved: rows[0]?.saved ?? 0,
    entries: entries
      .filter(({ form_status }) => form_status !== 'draft')
      .map((row) => ({
        id: row.id,
        title: row.title,
        organisation: row.organisation,
        cover: row.cover,
        what: row.stage === 'applied' ? (row.job_status ?? row.form_status ?? 'applied') : row.stage,
        at: row.moved_at.toISOString(),
      })),
    drafts: drafts.map((row) => ({
      id: row.id,
      title: row.title,
      organisation: row.organisation,
      code: row.program_code ?? '',
      step: steps.get(row.form_id ?? '') ?? ('basic-details' as const),
    })),
  };
}
