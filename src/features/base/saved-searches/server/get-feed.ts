import { hashSecret } from '#features/base/accounts/server/index.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { writeAtom } from '#platform/io/atom.ts';
import type { Finders } from './finder.ts';
import { searchPath } from './present-searches.ts';

const MAX_ENTRIES = 30;

const EPOCH = new Date(0);

/** The current results as a feed, for anyone with the secret. */
export const getFeed =
  (finders: Finders): UseCase<'GET /api/saved_searches/feed/{secret}'> =>
  async (ctx, { params }) => {
    const row = await ctx.db
      .selectFrom('saved_searches')
      .selectAll()
      .where('feed_hash', '=', hashSecret(params.secret))
      .executeTakeFirst();
    if (!row) throw notFound('feed');
    const { APP_ORIGIN, BRAND_NAME } = ctx.config;
    const items = await finders[row.kind](ctx, row, EPOCH, MAX_ENTRIES);
    const file = writeAtom({
      title: row.name,
      id: `${APP_ORIGIN}/saved-searches/${row.id}`,
      page: APP_ORIGIN + searchPath(row),
      self: `${APP_ORIGIN}/api/saved_searches/feed/${params.secret}`,
      author: BRAND_NAME,
      entries: items.map(({ path, title, text, at }) => ({ page: APP_ORIGIN + path, title, summary: text, published: at })),
    });
    return { file, name: 'feed.xml', type: 'application/atom+xml; charset=utf-8', inline: true };
  };
