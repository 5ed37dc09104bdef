import { findPeople } from '#features/base/accounts/server/index.ts';
import { countComments } from '#features/base/discussion/server/index.ts';
import { loadReactions, type ReactionState } from '#features/base/reactions/server/index.ts';
import { findSubjects } from '#features/base/interests/server/index.ts';
import { m } from '#platform/messages/messages.js';
import type { Context } from '#platform/http/context.ts';
import type { Reason } from '../contract.ts';
import type { CardRow } from './card-rows.ts';
import type { ListedCard } from './listings.ts';
import { insightState } from './policy.ts';

/** The subject type of insights for likes, saves, shares and comments; the subject id is the slug. */
export const KNOWLEDGE = 'knowledge';

/** Presents listed cards, in the same order, each with its reason. */
export async function presentListedCards(
  ctx: Context,
  listed: readonly ListedCard[],
  explain: (card: ListedCard) => Reason | null = () => null,
) {
  const cards = await presentCards(ctx, listed);
  return cards.map((card, index) => {
    const from = listed[index];
    return { ...card, attributes: { ...card.attributes, reason: from ? explain(from) : null } };
  });
}

/** Presents cards for feeds, in the same order, in a fixed number of queries. */
export async function presentCards(ctx: Context, rows: readonly CardRow[]) {
  if (rows.length === 0) return [];
  const slugs = rows.map(({ slug }) => slug);
  const now = ctx.clock.now();
  const [people, subjects, reactions, comments] = await Promise.all([
    findPeople(
      ctx,
      rows.flatMap(({ author_id }) => author_id ?? []),
    ),
    findSubjects(ctx, {
      categoryIds: rows.flatMap(({ category_id }) => category_id ?? []),
      hashtags: rows.flatMap(({ hashtags }) => hashtags),
    }),
    loadReactions(ctx, KNOWLEDGE, slugs),
    countComments(ctx, KNOWLEDGE, slugs),
  ]);
  return rows.map((row) => {
    const author = row.author_id === null ? undefined : people.get(row.author_id)?.attributes;
    const category = subjects.categories.get(row.category_id ?? '') ?? null;
    const attributes = {
      slug: row.slug,
      title: row.title,
      language: row.language,
      topic: category?.name ?? '',
      category,
      summary: row.summary,
      hashtags: row.hashtags.flatMap((slug) => subjects.hashtags.get(slug) ?? []),
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
export async function presentCard(ctx: Context, row: CardRow) {
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
