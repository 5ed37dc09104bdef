import { findPeopleBySlug } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { ALL, authorTopic, categoryTopic, cursorOf, hashtagTopic, placeOf, loadListed, START } from './listings.ts';
import { presentListed } from './present-cards.ts';

/** Published insights of one category, hashtag or author, or all; several filters leave what fits all of them. */
export const listInsights: UseCase<'GET /api/knowledges'> = (ctx, { query }) => listPublished(ctx, query);

type Wanted = Filters & { sort: 'hot' | 'newest'; cursor?: string | undefined; per_page: number };

/** The same for other features. A cursor that does not fit is a 422. */
export async function listPublished(ctx: Context, query: Wanted) {
  const topics = await topicsOf(ctx, query);
  if (!topics) return { data: [], meta: { next_cursor: null } };
  const [first = ALL, ...others] = topics;
  const found = await loadListed(ctx, {
    topics: [first],
    also: others,
    order: query.sort,
    after: query.cursor === undefined ? START : placeOf(query.cursor),
    limit: query.per_page + 1,
  });
  const shown = found.slice(0, query.per_page);
  const last = shown.at(-1);
  return {
    data: await presentListed(ctx, shown),
    meta: { next_cursor: found.length > shown.length && last ? cursorOf(last) : null },
  };
}

type Filters = { category?: string | undefined; hashtag?: string | undefined; author?: string | undefined };

/** The rarest topic first; null for an unknown author. */
async function topicsOf(ctx: Context, { category, hashtag, author }: Filters): Promise<string[] | null> {
  const person = author ? (await findPeopleBySlug(ctx, [author])).get(author) : undefined;
  if (author && !person) return null;
  return [
    ...(person ? [authorTopic(person.id)] : []),
    ...(hashtag ? [hashtagTopic(hashtag)] : []),
    ...(category ? [categoryTopic(category)] : []),
  ];
}
