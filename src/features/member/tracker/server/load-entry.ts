import type { Context, Viewer } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { findTracked, type TrackedRow } from './select-tracked.ts';

/** One of the viewer's own entries; 404 for everyone else, staff included. */
export async function getEntryRow(ctx: Context, viewer: Viewer, id: string): Promise<TrackedRow> {
  const row = await findTracked(ctx, viewer.id, id);
  if (!row) throw notFound('entry');
  return row;
}

/** The id of the stored row of an entry, which is created when it is first needed. */
export async function ensureEntry(ctx: Context, viewer: Viewer, { id, entry_id, program_id }: TrackedRow): Promise<string> {
  if (entry_id) return entry_id;
  const [column, subject] = subjectOf(id, program_id);
  const row = await ctx.db
    .insertInto('tracker_entries')
    .values({ user_id: viewer.id, [column]: subject, created_at: ctx.clock.now() })
    // When a concurrent request created the row, this update changes nothing but returns its id.
    .onConflict((conflict) => conflict.columns(['user_id', column]).doUpdateSet({ user_id: viewer.id }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

function subjectOf(id: string, programId: string | null): ['job_id' | 'program_id' | 'own_ad_id', string] {
  if (programId !== null) return ['program_id', programId];
  return id.startsWith('ad-') ? ['own_ad_id', id.slice('ad-'.length)] : ['job_id', id.slice('job-'.length)];
}
