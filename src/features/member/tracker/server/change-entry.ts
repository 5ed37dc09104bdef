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
  if (described && !row.id.startsWith('own-')) throw conflict('not-own');
  const changes = { ...details, ...(notes !== undefined && { notes }), ...(remind_on !== undefined && { remind_on }) };
  if (Object.keys(changes).length > 0)
    await ctx.db
      .updateTable('tracker_entries')
      .set(changes)
      .where('id', '=', await keepEntry(ctx, viewer, row))
      .execute();
  return presentEntry(ctx, viewer, row.id);
};
