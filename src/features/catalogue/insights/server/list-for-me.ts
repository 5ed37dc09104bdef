import { assignArm } from '#features/base/ranking/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { ALL, authorTopic, categoryTopic, cursorOf, hashtagTopic, placeOf, loadListed, START, type Order } from './listings.ts';
import { presentListed } from './present-cards.ts';
import { findDismissedTopics } from './dismiss-insight.ts';
import { loadUnseen } from './load-unseen.ts';
import { loadFollowedTopics, MAX_FOLLOWED, generalReason, subjectReason, meta } from './feeds.ts';

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
  const wanted = { followed, order: arm === 'a' ? 'hot' : 'newest', cursor: query.cursor, size: query.per_page } as const;
  const fresh = await readForMe(ctx, wanted, loadUnseen);
  const { shown, next } = fresh.shown.length > 0 || query.cursor ? fresh : await readForMe(ctx, wanted, loadListed);
  const lively = generalReason(ctx);
  const bySubject = await subjectReason(ctx, tags, categories);
  return {
    data: await presentListed(ctx, shown, (one, row) => (one.topic === ALL ? lively(one, row) : bySubject(one))),
    meta: followed.length > 0 ? { next_cursor: next, algorithm, bucket } : meta(ctx, 'trending-1', next),
  };
};

type ForMe = { followed: readonly string[]; order: Order; cursor: string | undefined; size: number };

async function readForMe(ctx: Context, { followed, order, cursor, size }: ForMe, read: typeof loadListed) {
  const own = ctx.viewer ? [authorTopic(ctx.viewer.id)] : [];
  const { part, after } = partOf(cursor);
  const wanted = { limit: size + 1, recommended: true } as const;
  const first = part === 'f' ? await read(ctx, { ...wanted, order, topics: followed, after, but: own }) : [];
  const elsewhere = async () =>
    read(ctx, {
      ...wanted,
      order: 'hot',
      topics: [ALL],
      after: part === 'e' ? after : START,
      but: [...followed, ...own, ...(await findDismissedTopics(ctx, followed))],
    });
  const all = first.length > size ? first : [...first, ...(await elsewhere())];
  const shown = all.slice(0, size);
  const last = shown.at(-1);
  const next = all.length > size && last ? cursorOf(last, shown.length > first.length ? 'e' : 'f') : null;
  return { shown, next };
}

/** The first letter of a cursor is the part of the feed: followed or other topics. */
function partOf(cursor: string | undefined) {
  if (cursor === undefined) return { part: 'f', after: START } as const;
  const part = cursor[0] === 'f' ? 'f' : cursor[0] === 'e' ? 'e' : undefined;
  if (!part) throw invalid({ path: 'cursor', code: 'cursor-invalid' });
  return { part, after: placeOf(cursor.slice(1)) } as const;
}
