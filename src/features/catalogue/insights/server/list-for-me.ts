import { assignArm } from '#features/base/ranking/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import {
  ALL,
  authorTopic,
  categoryTopic,
  createCursor,
  hashtagTopic,
  parseCursor,
  loadListed,
  START,
  type Order,
} from './listings.ts';
import { presentListed } from './present-cards.ts';
import { findDismissedTopics } from './dismiss-insight.ts';
import { loadUnseen } from './load-unseen.ts';
import { loadFollowedTopics, MAX_FOLLOWED, generalReason, topicReason, feedMeta } from './feeds.ts';

/**
 * Cards the viewer follows, by popularity or, in the other arm of the experiment, by date; then popular cards of other topics.
 * Own and dismissed cards are excluded, and other topics also exclude hashtags of dismissed cards. Cards shown in this session
 * reappear only when nothing else is left.
 */
export const listForMe: UseCase<'GET /api/knowledges/user_personalised_feed'> = async (ctx, { query }) => {
  const { hashtags, categories } = await loadFollowedTopics(ctx);
  const tags = hashtags.map(({ slug }) => slug);
  const followed = [...tags.map(hashtagTopic), ...categories.map(({ slug }) => categoryTopic(slug))].slice(0, MAX_FOLLOWED);
  const { arm, algorithm, bucket } = assignArm(ctx, 'insights');
  const options = { followed, order: arm === 'a' ? 'hot' : 'newest', cursor: query.cursor, size: query.per_page } as const;
  const unseen = await loadForMe(ctx, options, loadUnseen);
  const { shown, next } = unseen.shown.length > 0 || query.cursor ? unseen : await loadForMe(ctx, options, loadListed);
  const explainGeneral = generalReason(ctx);
  const explainTopic = await topicReason(ctx, tags, categories);
  return {
    data: await presentListed(ctx, shown, (card, row) => (card.topic === ALL ? explainGeneral(card, row) : explainTopic(card))),
    meta: followed.length > 0 ? { next_cursor: next, algorithm, bucket } : feedMeta(ctx, 'trending-1', next),
  };
};

type ForMeQuery = { followed: readonly string[]; order: Order; cursor: string | undefined; size: number };

async function loadForMe(ctx: Context, { followed, order, cursor, size }: ForMeQuery, loadCards: typeof loadListed) {
  const ownTopics = ctx.viewer ? [authorTopic(ctx.viewer.id)] : [];
  const { part, after } = parseCursorPart(cursor);
  const options = { limit: size + 1, excludeDismissed: true } as const;
  const followedCards =
    part === 'f' ? await loadCards(ctx, { ...options, order, topics: followed, after, excludedTopics: ownTopics }) : [];
  const loadOthers = async () =>
    loadCards(ctx, {
      ...options,
      order: 'hot',
      topics: [ALL],
      after: part === 'e' ? after : START,
      excludedTopics: [...followed, ...ownTopics, ...(await findDismissedTopics(ctx, followed))],
    });
  const cards = followedCards.length > size ? followedCards : [...followedCards, ...(await loadOthers())];
  const shown = cards.slice(0, size);
  const last = shown.at(-1);
  const next = cards.length > size && last ? createCursor(last, shown.length > followedCards.length ? 'e' : 'f') : null;
  return { shown, next };
}

/** The first letter of a cursor is the part of the feed: followed or other topics. */
function parseCursorPart(cursor: string | undefined) {
  if (cursor === undefined) return { part: 'f', after: START } as const;
  const part = cursor[0] === 'f' ? 'f' : cursor[0] === 'e' ? 'e' : undefined;
  if (!part) throw invalid({ path: 'cursor', code: 'cursor-invalid' });
  return { part, after: parseCursor(cursor.slice(1)) } as const;
}
