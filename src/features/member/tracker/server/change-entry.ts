import { signedIn } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { requireUnchanged } from '#platform/http/require-unchanged.ts';
import { getEntryRow, ensureEntry } from './load-entry.ts';
import { presentEntry } from './present-entries.ts';

/** Updates notes and reminder, and the details of an entry added by hand. */
export const changeEntry: UseCase<'PATCH /api/tracker/{id}'> = async (ctx, { params, body }) => {
  const viewer = signedIn(ctx);
  const row = await getEntryRow(ctx, viewer, params.id);
  const { before, ...fields } = body;
  const { notes, remind_on, ...details } = fields;
  const changesDetails = Object.values(details).some((value) => value !== undefined);
  if (changesDetails && !row.id.startsWith('own-')) throw conflict('not-own');
  const changes = { ...details, ...(notes !== undefined && { notes }), ...(remind_on !== undefined && { remind_on }) };
  if (Object.keys(changes).length > 0) {
    const entryId = await ensureEntry(ctx, viewer, row);
    await ctx.db.selectFrom('tracker_entries').select('id').where('id', '=', entryId).forUpdate().execute();
    requireUnchanged(await getEntryRow(ctx, viewer, row.id), fields, before);
    await ctx.db.updateTable('tracker_entries').set(changes).where('id', '=', entryId).execute();
  }
  return presentEntry(ctx, viewer, row.id);
};
