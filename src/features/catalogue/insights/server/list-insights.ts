import { findPeopleBySlug } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import {
  ALL_CARDS,
  authorTopic,
  categoryTopic,
  createCursor,
  hashtagTopic,
  parseCursor,
  loadListedCards,
  START,
} from './listings.ts';
import { presentListedCards } from './present-cards.ts';

/** Published insights that match all filters: category, hashtag and author. */
export const listInsights: UseCase<'GET /api/knowledges'> = (ctx, { query }) => listPublished(ctx, query);

type ListQuery = Filters & { sort: 'hot' | 'newest'; cursor?: string | undefined; per_page: number };

/** Lists published insights; also for other features. Throws 422 for an invalid cursor. */
export async function listPublished(ctx: Context, query: ListQuery) {
  const topics = await findTopics(ctx, query);
  if (!topics) return { data: [], meta: { next_cursor: null } };
  const [first = ALL_CARDS, ...others] = topics;
  const listed = await loadListedCards(ctx, {
    topics: [first],
    requiredTopics: others,
    order: query.sort,
    after: query.cursor === undefined ? START : parseCursor(query.cursor),
    limit: query.per_page + 1,
  });
  const shown = listed.slice(0, query.per_page);
  const last = shown.at(-1);
  return {
    data: await presentListedCards(ctx, shown),
    meta: { next_cursor: listed.length > shown.length && last ? createCursor(last) : null },
  };
}

type Filters = { category?: string | undefined; hashtag?: string | undefined; author?: string | undefined };

/** Returns the topics of the filters, the most selective first; null for an unknown author. */
async function findTopics(ctx: Context, { category, hashtag, author }: Filters): Promise<string[] | null> {
  const person = author ? (await findPeopleBySlug(ctx, [author])).get(author) : undefined;
  if (author && !person) return null;
  return [
    ...(person ? [authorTopic(person.id)] : []),
    ...(hashtag ? [hashtagTopic(hashtag)] : []),
    ...(category ? [categoryTopic(category)] : []),
  ];
}
