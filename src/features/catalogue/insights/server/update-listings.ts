import { categoryRows } from '#features/base/interests/server/index.ts';
import { sql } from 'kysely';
import { loadReaction } from '#features/base/reactions/server/index.ts';
import { countComments } from '#features/base/discussion/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { ALL_CARDS, authorTopic, categoryTopic, hashtagTopic } from './listings.ts';
import { KNOWLEDGE } from './present-cards.ts';

const DAY_MS = 86_400_000;
const EPOCH = Date.parse('2024-01-01T00:00:00Z');
/** A card with ten times the engagement points ranks like one that is this many days newer. */
const DAYS_FOR_TEN_TIMES = 30;

/** The engagement points of a card: one for a like, two for a save or a comment, three for a share. */
export const engagementPoints = (counts: { likes: number; saves: number; shares: number; comments: number }): number =>
  counts.likes + 2 * counts.saves + 3 * counts.shares + 2 * counts.comments;

/**
 * The rank of a card: grows with engagement and publication date. It does not decay by itself, so nothing has to be rewritten
 * as time passes, and a list stays stable while it is paginated.
 */
export const computeRank = (points: number, publishedAt: Date): number =>
  Math.log10(1 + Math.max(0, points)) + (publishedAt.getTime() - EPOCH) / (DAYS_FOR_TEN_TIMES * DAY_MS);

/**
 * Updates the listings of a card; a card that is not public has none, and a list shows one between its times (`isInTime`).
 * Returns its engagement points if listed.
 */
export async function updateListings(ctx: Context, slug: string): Promise<{ points: number; publishedAt: Date } | null> {
  const insight = await ctx.db
    .selectFrom('insights as i')
    .leftJoin(categoryRows(ctx).as('c'), 'c.id', 'i.category_id')
    .select([
      'i.id',
      'i.author_id',
      'i.hashtags',
      'i.language',
      'i.published_at',
      'i.state',
      'i.starts_at',
      'i.ends_at',
      'i.hidden_at',
      'c.slug as category',
    ])
    .where('i.slug', '=', slug)
    .executeTakeFirst();
  if (!insight) return null;
  const { language, published_at, starts_at, ends_at } = insight;
  if (insight.state !== 'published' || insight.hidden_at || !published_at) {
    await ctx.db.deleteFrom('insight_listings').where('insight_id', '=', insight.id).execute();
    return null;
  }
  const topics = [
    ALL_CARDS,
    ...(insight.category ? [categoryTopic(insight.category)] : []),
    ...insight.hashtags.map(hashtagTopic),
    ...(insight.author_id ? [authorTopic(insight.author_id)] : []),
  ];
  const points = await countPoints(ctx, slug);
  const hot = computeRank(points, published_at);
  await ctx.db.deleteFrom('insight_listings').where('insight_id', '=', insight.id).where('topic', 'not in', topics).execute();
  await ctx.db
    .insertInto('insight_listings')
    .values(
      topics.toSorted().map((topic) => ({ topic, insight_id: insight.id, language, hot, published_at, starts_at, ends_at })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['topic', 'insight_id'])
        .doUpdateSet({ language, hot, published_at, starts_at, ends_at })
        .where(
          sql<boolean>`(insight_listings.language, insight_listings.hot, insight_listings.published_at, insight_listings.starts_at, insight_listings.ends_at)
            is distinct from (excluded.language, excluded.hot, excluded.published_at, excluded.starts_at, excluded.ends_at)`,
        ),
    )
    .execute();
  return { points, publishedAt: published_at };
}

async function countPoints(ctx: Context, slug: string): Promise<number> {
  const [{ counts }, comments] = await Promise.all([loadReaction(ctx, KNOWLEDGE, slug), countComments(ctx, KNOWLEDGE, [slug])]);
  return engagementPoints({ likes: counts.like, saves: counts.save, shares: counts.share, comments: comments.get(slug) ?? 0 });
}
