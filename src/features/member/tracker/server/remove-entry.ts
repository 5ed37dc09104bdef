import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getEntryRow, ensureEntry } from './load-entry.ts';
import { presentEntry } from './present-entries.ts';

/** Removes an entry from the tracker; the application itself stays. */
export const removeEntry: UseCase<'DELETE /api/tracker/{id}'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  const row = await getEntryRow(ctx, viewer, params.id);
  if (!row.removed)
    await ctx.db
      .updateTable('tracker_entries')
      .set({ removed_at: ctx.clock.now() })
      .where('id', '=', await ensureEntry(ctx, viewer, row))
      .execute();
  return presentEntry(ctx, viewer, row.id);
};
