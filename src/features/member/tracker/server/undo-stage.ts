import { signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getEntryRow } from './load-entry.ts';
import { presentEntry } from './present-entries.ts';

/** Removes a stage set by the member; a status of an application cannot be removed. */
export const undoStage: UseCase<'DELETE /api/tracker/{id}/stages/{stage_id}'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  const row = await getEntryRow(ctx, viewer, params.id);
  const deleted = await ctx.db
    .deleteFrom('tracker_events')
    .where('id', '=', params.stage_id)
    .where('entry_id', '=', row.entry_id)
    .executeTakeFirst();
  if (deleted.numDeletedRows === 0n) throw notFound('stage');
  return presentEntry(ctx, viewer, row.id);
};
