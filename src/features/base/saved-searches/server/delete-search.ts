import { signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';

/** Deletes a saved search and its feed. */
export const deleteSearch: UseCase<'DELETE /api/saved_searches/{id}'> = async (ctx, { params }) => {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('saved_searches')
    .where('id', '=', params.id)
    .where('user_id', '=', signedIn(ctx).id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound('saved-search');
};
