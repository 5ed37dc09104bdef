import { assignArm } from '#features/base/ranking/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';
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
  type Order,
} from './listings.ts';
import { presentListedCards } from './present-cards.ts';
import { loadUnseenCards } from './load-unseen-cards.ts';
import { loadFollowedTopics, MAX_FOLLOWED_TOPICS, generalReason, topicReason, feedMeta } from './feeds.ts';

/**
 * Cards of followed topics, by popularity or, in arm b of the experiment, by date; then popular cards of other topics, except
 * those with hashtags of dismissed cards. The viewer's own and dismissed cards are excluded. Cards already shown in this session
 * return only when no others are left.
 */
export const listForMe: UseCase<'GET /api/knowledges/user_personalised_feed'> = async (ctx, { query }) => {
  const { hashtags, categories } = await loadFollowedTopics(ctx);
  const tags = hashtags.map(({ slug }) => slug);
  const followed = [...tags.map(hashtagTopic), ...categories.map(({ slug }) => categoryTopic(slug))].slice(
    0,
    MAX_FOLLOWED_TOPICS,
  );
  const { arm, algorithm, bucket } = assignArm(ctx, 'insights');
  const options = { followed, order: arm === 'a' ? 'hot' : 'newest', cursor: query.cursor, size: query.per_page } as const;
  const unseen = await loadForMe(ctx, options, loadUnseenCards);
  const { shown, next } = unseen.shown.length > 0 || query.cursor ? unseen : await loadForMe(ctx, options, loadListedCards);
  const explainGeneral = generalReason(ctx);
  const explainTopic = topicReason(hashtags, categories);
  return {
    data: await presentListedCards(ctx, shown, (card) => (card.topic === ALL_CARDS ? explainGeneral(card) : explainTopic(card))),
    meta: followed.length > 0 ? { next_cursor: next, algorithm, bucket } : feedMeta(ctx, 'trending-1', next),
  };
};

type ForMeQuery = { followed: readonly string[]; order: Order; cursor: string | undefined; size: number };

async function loadForMe(ctx: Context, { followed, order, cursor, size }: ForMeQuery, loadCards: typeof loadListedCards) {
  const ownTopics = ctx.viewer ? [authorTopic(ctx.viewer.id)] : [];
  const { part, after } = parseCursorPart(cursor);
  const options = { limit: size + 1, excludeDismissed: true } as const;
  const followedCards =
    part === 'f' ? await loadCards(ctx, { ...options, order, topics: followed, after, excludedTopics: ownTopics }) : [];
  const loadOthers = () =>
    loadCards(ctx, {
      ...options,
      order: 'hot',
      topics: [ALL_CARDS],
      after: part === 'e' ? after : START,
      excludedTopics: [...followed, ...ownTopics],
      excludeLikeDismissed: true,
    });
  const cards = followedCards.length > size ? followedCards : [...followedCards, ...(await loadOthers())];
  const shown = cards.slice(0, size);
  const last = shown.at(-1);
  const next = cards.length > size && last ? createCursor(last, shown.length > followedCards.length ? 'e' : 'f') : null;
  return { shown, next };
}

/** The first letter of a cursor states the part of the feed: `f` for followed topics, `e` for everything else. */
function parseCursorPart(cursor: string | undefined) {
  if (cursor === undefined) return { part: 'f', after: START } as const;
  const part = cursor[0] === 'f' ? 'f' : cursor[0] === 'e' ? 'e' : undefined;
  if (!part) throw invalid({ path: 'cursor', code: 'cursor-invalid' });
  return { part, after: parseCursor(cursor.slice(1)) } as const;
}
