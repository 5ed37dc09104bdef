/** What recommended feeds share: they state their algorithm, and the reason for each card. */
import { wholeBucket } from '#features/base/ranking/server/index.ts';
import { loadInterests } from '#features/base/interests/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { Reason } from '../contract.ts';
import { computeRank } from './update-listings.ts';
import { categoryTopic, hashtagTopic, type ListedCard } from './listings.ts';

const MAX_NEW_AGE_MS = 7 * 86_400_000;

/** Tolerates rounding when stored ranks are compared. */
const RANK_TOLERANCE = 1e-9;

export const MAX_FOLLOWED_TOPICS = 60;

export const feedMeta = (ctx: Context, algorithm: string, next_cursor: string | null = null) => ({
  next_cursor,
  algorithm,
  bucket: wholeBucket(ctx),
});

/** The reason for a card that was not found by topic: it is new, popular, by the editors, or there for variety. */
export const generalReason =
  (ctx: Context) =>
  (card: ListedCard): Reason => ({ kind: reasonKind(ctx, card), subject: '' });

function reasonKind(ctx: Context, { sortKey, published_at: publishedAt, author_id: authorId }: ListedCard): Reason['kind'] {
  if (!publishedAt || ctx.clock.now().getTime() - publishedAt.getTime() < MAX_NEW_AGE_MS) return 'new';
  const hasEngagement = sortKey > computeRank(1, publishedAt) - RANK_TOLERANCE;
  if (hasEngagement) return 'trending';
  return authorId === null ? 'editors' : 'beyond';
}

export async function loadFollowedTopics(ctx: Context) {
  return ctx.viewer ? loadInterests(ctx, ctx.viewer.id) : { hashtags: [], categories: [] };
}

type Subject = { slug: string; name: string };

/** The reason for a card that was found by topic, such as "because of #SQL". */
export function topicReason(
  hashtags: Iterable<Subject>,
  categories: Iterable<Subject> = [],
): (card: ListedCard) => Reason | null {
  const reasons = new Map<string, Reason>([
    ...[...hashtags].map(({ slug, name }) => [hashtagTopic(slug), { kind: 'hashtag', subject: name }] as const),
    ...[...categories].map(({ slug, name }) => [categoryTopic(slug), { kind: 'category', subject: name }] as const),
  ]);
  return ({ topic }) => reasons.get(topic) ?? null;
}
