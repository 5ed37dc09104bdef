import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getEntryRow } from './load-entry.ts';
import { presentEntry } from './present-entries.ts';

/** Restores a removed entry. */
export const restoreEntry: UseCase<'POST /api/tracker/{id}/restore'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  const row = await getEntryRow(ctx, viewer, params.id);
  if (row.entry_id)
    await ctx.db.updateTable('tracker_entries').set({ removed_at: null }).where('id', '=', row.entry_id).execute();
  return presentEntry(ctx, viewer, row.id);
};
