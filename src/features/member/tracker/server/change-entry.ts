import { signedIn } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getEntryRow, ensureEntry } from './load-entry.ts';
import { presentEntry } from './present-entries.ts';

/** Updates notes and reminder, and the details of an entry added by hand. */
export const changeEntry: UseCase<'PATCH /api/tracker/{id}'> = async (ctx, { params, body }) => {
  const viewer = signedIn(ctx);
  const row = await getEntryRow(ctx, viewer, params.id);
  const { notes, remind_on, ...details } = body;
  const changesDetails = Object.values(details).some((value) => value !== undefined);
  if (changesDetails && !row.id.startsWith('own-')) throw conflict('not-own');
  const changes = { ...details, ...(notes !== undefined && { notes }), ...(remind_on !== undefined && { remind_on }) };
  if (Object.keys(changes).length > 0)
    await ctx.db
      .updateTable('tracker_entries')
      .set(changes)
      .where('id', '=', await ensureEntry(ctx, viewer, row))
      .execute();
  return presentEntry(ctx, viewer, row.id);
};
