import type { Selectable } from 'kysely';
import { findPeople } from '#features/base/accounts/server/index.ts';
import { countComments } from '#features/base/discussion/server/index.ts';
import { loadReactions, type ReactionState } from '#features/base/reactions/server/index.ts';
import { findHashtags, shownCategoryRows } from '#features/base/interests/server/index.ts';
import { m } from '#platform/messages/messages.js';
import type { Context } from '#platform/http/context.ts';
import type { Reason } from '../contract.ts';
import type { ListedCard } from './listings.ts';
import { insightState } from './policy.ts';
import type { InsightsTable } from './tables.ts';

/** The subject type of insights for likes, saves, shares and comments; the subject id is the slug. */
export const KNOWLEDGE = 'knowledge';

export type InsightRow = Pick<Selectable<InsightsTable>, (typeof COLUMNS)[number]>;

const COLUMNS = [
  'id',
  'slug',
  'author_id',
  'title',
  'summary',
  'body_version',
  'category_id',
  'hashtags',
  'tag_words',
  'source_url',
  'cover',
  'minutes',
  'created_at',
  'updated_at',
  'published_at',
  'deleted_at',
  'hidden_at',
  'hidden_reason',
  'withdrawn',
  'starts_at',
  'ends_at',
] as const;

/** Selects cards without their bodies. */
export const selectCards = (ctx: Context) => ctx.db.selectFrom('insights').select(COLUMNS);

/** Presents listed cards, in the same order, each with its reason. */
export async function presentListedCards(
  ctx: Context,
  listed: readonly ListedCard[],
  explain: (card: ListedCard, row: InsightRow) => Reason | null = () => null,
) {
  if (listed.length === 0) return [];
  const ids = listed.map(({ id }) => id);
  const rows = await selectCards(ctx).where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const presented = listed.flatMap((card) => {
    const row = byId.get(card.id);
    return row ? [{ row, reason: explain(card, row) }] : [];
  });
  const cards = await presentCards(
    ctx,
    presented.map(({ row }) => row),
  );
  return cards.map((card, index) => ({
    ...card,
    attributes: { ...card.attributes, reason: presented[index]?.reason ?? null },
  }));
}

/** Presents cards for feeds, in the same order, in a fixed number of queries. */
export async function presentCards(ctx: Context, rows: readonly InsightRow[]) {
  const slugs = rows.map(({ slug }) => slug);
  const now = ctx.clock.now();
  const [people, categories, tags, reactions, comments] = await Promise.all([
    findPeople(
      ctx,
      rows.flatMap(({ author_id }) => author_id ?? []),
    ),
    findCategories(ctx, rows),
    findHashtags(
      ctx,
      rows.flatMap(({ hashtags }) => hashtags),
    ),
    loadReactions(ctx, KNOWLEDGE, slugs),
    countComments(ctx, KNOWLEDGE, slugs),
  ]);
  return rows.map((row) => {
    const author = row.author_id === null ? undefined : people.get(row.author_id)?.attributes;
    const category = categories.get(row.category_id ?? '') ?? null;
    const attributes = {
      slug: row.slug,
      title: row.title,
      topic: category?.name ?? '',
      category,
      summary: row.summary,
      hashtags: row.hashtags.flatMap((slug) => tags.get(slug) ?? []),
      author: author?.name ?? m.communities_editors({ brand: ctx.config.BRAND_NAME }),
      author_slug: author?.slug || null,
      cover: row.cover,
      minutes: row.minutes,
      published_on: (row.published_at ?? row.updated_at).toISOString(),
      state: insightState(row, now),
      ...reactionCounts(reactions.get(row.slug)),
      comments: comments.get(row.slug) ?? 0,
      reason: null,
    };
    return { id: row.slug, type: 'knowledge' as const, attributes };
  });
}

/** Presents one card. */
export async function presentCard(ctx: Context, row: InsightRow) {
  const [card] = await presentCards(ctx, [row]);
  if (!card) throw new Error('the card was not presented');
  return card;
}

/** The reaction counts of a card and the viewer's own reactions. */
export function reactionCounts(reaction: ReactionState | undefined) {
  return {
    likes: reaction?.counts.like ?? 0,
    saves: reaction?.counts.save ?? 0,
    shares: reaction?.counts.share ?? 0,
    liked: reaction?.mine.like ?? false,
    saved: reaction?.mine.save ?? false,
  };
}

async function findCategories(ctx: Context, rows: readonly InsightRow[]) {
  const ids = [...new Set(rows.flatMap(({ category_id }) => category_id ?? []))];
  if (ids.length === 0) return new Map<string, { slug: string; name: string }>();
  const categories = await ctx.db
    .selectFrom(shownCategoryRows(ctx).as('categories'))
    .select(['id', 'slug', 'name'])
    .where('id', 'in', ids)
    .execute();
  return new Map(categories.map(({ id, ...category }) => [id, category]));
}
