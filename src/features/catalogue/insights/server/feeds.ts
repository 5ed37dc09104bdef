/** Shared by recommended feeds, which name their algorithm and a reason for each card. */
import { wholeBucket } from '#features/base/ranking/server/index.ts';
import { loadInterests, findHashtags } from '#features/base/interests/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { Reason } from '../contract.ts';
import { computeRank } from './update-listings.ts';
import { categoryTopic, hashtagTopic, type Listed } from './listings.ts';
import { type InsightRow } from './present-cards.ts';

const NEW_MS = 7 * 86_400_000;

const TINY = 1e-9;

export const MAX_FOLLOWED = 60;

export const meta = (ctx: Context, algorithm: string, next_cursor: string | null = null) => ({
  next_cursor,
  algorithm,
  bucket: wholeBucket(ctx),
});

/** The reason of a card not found by topic: new, popular, or for variety. */
export const generalReason =
  (ctx: Context) =>
  (one: Listed, { published_at, author_id }: InsightRow): Reason => ({
    kind: kindOf(ctx, one, published_at, author_id),
    subject: '',
  });

function kindOf(ctx: Context, { at }: Listed, publishedAt: Date | null, authorId: string | null): Reason['kind'] {
  if (!publishedAt || ctx.clock.now().getTime() - publishedAt.getTime() < NEW_MS) return 'new';
  if (at > computeRank(1, publishedAt) - TINY) return 'trending';
  return authorId === null ? 'editors' : 'beyond';
}

export async function loadFollowedTopics(ctx: Context) {
  return ctx.viewer ? loadInterests(ctx, ctx.viewer.id) : { hashtags: [], categories: [] };
}

/** "Because of #SQL": the reason of a card by the topic it was found under. */
export async function subjectReason(
  ctx: Context,
  hashtags: readonly string[],
  categories: readonly { slug: string; name: string }[],
): Promise<(one: Listed) => Reason | null> {
  const tags = await findHashtags(ctx, hashtags);
  const reasons = new Map<string, Reason>([
    ...[...tags.values()].map(({ slug, name }) => [hashtagTopic(slug), { kind: 'hashtag', subject: name }] as const),
    ...categories.map(({ slug, name }) => [categoryTopic(slug), { kind: 'category', subject: name }] as const),
  ]);
  return ({ topic }) => reasons.get(topic) ?? null;
}
