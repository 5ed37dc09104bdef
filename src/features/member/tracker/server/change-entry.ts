import { signedIn } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findEntry, keepEntry } from './find-entry.ts';
import { presentEntry } from './present-entries.ts';

/** Changes notes and reminder; of an entry added by hand also what it is. */
export const changeEntry: UseCase<'PATCH /api/tracker/{id}'> = async (ctx, { params, body }) => {
  const viewer = signedIn(ctx);
  const row = await findEntry(ctx, viewer, params.id);
  const { notes, remind_on, ...details } = body;
  const described = Object.values(details).some((value) => value !== undefined);
  if (described && !row.id.startsWith('own-'))
    throw conflict('What this is stands on its own page; only an entry you added yourself can be renamed.', 'not-own');
  const changes = { ...details, ...(notes !== undefined && { notes }), ...(remind_on !== undefined && { remind_on }) };
  if (Object.keys(changes).length > 0)
    await ctx.db
      .updateTable('tracker_entries')
      .set(changes)
      .where('id', '=', await keepEntry(ctx, viewer, row))
      .execute();
  return presentEntry(ctx, viewer, row.id);
};

/** Takes an entry out of the tracker; what it speaks of stays as it is. */
export const removeEntry: UseCase<'DELETE /api/tracker/{id}'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  const row = await findEntry(ctx, viewer, params.id);
  if (!row.removed)
    await ctx.db
      .updateTable('tracker_entries')
      .set({ removed_at: ctx.clock.now() })
      .where('id', '=', await keepEntry(ctx, viewer, row))
      .execute();
  return presentEntry(ctx, viewer, row.id);
};

/** Puts a removed entry back as it was. */
export const restoreEntry: UseCase<'POST /api/tracker/{id}/restore'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  const row = await findEntry(ctx, viewer, params.id);
  if (row.entry_id)
    await ctx.db.updateTable('tracker_entries').set({ removed_at: null }).where('id', '=', row.entry_id).execute();
  return presentEntry(ctx, viewer, row.id);
};
