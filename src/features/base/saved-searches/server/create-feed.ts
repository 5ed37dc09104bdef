import { hashSecret, newSecret } from '#features/base/accounts/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getOwnSearch } from './present-searches.ts';

/** Creates a secret feed address for feed readers, which cannot sign in. Only its hash is stored. */
export const createFeed: UseCase<'POST /api/saved_searches/{id}/feed'> = async (ctx, { params }) => {
  const { id } = await getOwnSearch(ctx, signedIn(ctx).id, params.id);
  const secret = newSecret();
  await ctx.db
    .updateTable('saved_searches')
    .set({ feed_hash: hashSecret(secret) })
    .where('id', '=', id)
    .execute();
  return { address: `${ctx.config.APP_ORIGIN}/api/saved_searches/feed/${secret}` };
};
