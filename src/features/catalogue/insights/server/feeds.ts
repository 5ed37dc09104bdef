/** The recommended feeds: each says how it chose its cards, and each card why it is there. */
import { armOf, wholeBucket } from '#features/base/ranking/server/index.ts';
import { interestsOf, findHashtags, listCategories } from '#features/base/interests/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { Reason } from '../contract.ts';
import { hotness } from './list-card.ts';
import {
  ALL,
  authorTopic,
  categoryTopic,
  cursorOf,
  hashtagTopic,
  placeOf,
  readListed,
  START,
  type Listed,
  type Order,
} from './listings.ts';
import { presentListed, type InsightRow } from './present-cards.ts';
import { quietTopics } from './dismiss-insight.ts';
import { readFresh } from './read-fresh.ts';

const NEW_MS = 7 * 86_400_000;
const ROW = 12;
const TINY = 1e-9;
const MOST_FOLLOWED = 60;

const meta = (ctx: Context, algorithm: string, next_cursor: string | null = null) => ({
  next_cursor,
  algorithm,
  bucket: wholeBucket(ctx),
});

/** Why a card is there that nobody asked for by subject: it is new, it is liked, or somebody should see it. */
const livelyOrNew =
  (ctx: Context) =>
  (one: Listed, { published_at, author_id }: InsightRow): Reason => ({
    kind: kindOf(ctx, one, published_at, author_id),
    subject: '',
  });

function kindOf(ctx: Context, { at }: Listed, publishedAt: Date | null, authorId: string | null): Reason['kind'] {
  if (!publishedAt || ctx.clock.now().getTime() - publishedAt.getTime() < NEW_MS) return 'new';
  if (at > hotness(1, publishedAt) - TINY) return 'trending';
  return authorId === null ? 'editors' : 'beyond';
}

/** What is lively just now, for everybody. */
export const listTrending: UseCase<'GET /api/knowledges/trending'> = async (ctx, { query }) => {
  const after = query.cursor === undefined ? START : placeOf(query.cursor);
  const wanted = { topics: [ALL], order: 'hot', after, limit: query.per_page + 1, recommended: true } as const;
  const found = await readListed(ctx, wanted);
  const shown = found.slice(0, query.per_page);
  const last = shown.at(-1);
  return {
    data: await presentListed(ctx, shown, livelyOrNew(ctx)),
    meta: meta(ctx, 'trending-1', found.length > shown.length && last ? cursorOf(last) : null),
  };
};

/** The liveliest card of each category, the liveliest first. */
export const listTrendingCards: UseCase<'GET /api/knowledges/trending_insight_cards'> = async (ctx) => {
  const topics = (await listCategories(ctx)).map(({ slug }) => categoryTopic(slug));
  const shown = await readListed(ctx, { topics, order: 'hot', after: START, limit: ROW, each: 1, recommended: true });
  return { data: await presentListed(ctx, shown, livelyOrNew(ctx)), meta: meta(ctx, 'trending-by-category-1') };
};

/** What is lively under some hashtags; without any, everywhere. */
export const listTrendingOf: UseCase<'GET /api/knowledges/trending_insight'> = async (ctx, { query }) => {
  const topics = query.htag_ids.length > 0 ? query.htag_ids.map(hashtagTopic) : [ALL];
  const shown = await readListed(ctx, { topics, order: 'hot', after: START, limit: query.per_page, recommended: true });
  const reasonOf = query.htag_ids.length > 0 ? await subjectReason(ctx, query.htag_ids, []) : livelyOrNew(ctx);
  return { data: await presentListed(ctx, shown, reasonOf), meta: meta(ctx, 'trending-by-hashtag-1') };
};

/** The newest under some hashtags; without any, under those that the viewer follows. */
export const listOnInterest: UseCase<'GET /api/knowledges/insight_on_interest'> = async (ctx, { query }) => {
  const hashtags = query.htag_ids.length > 0 ? query.htag_ids : (await followedBy(ctx)).hashtags.map(({ slug }) => slug);
  const topics = hashtags.slice(0, MOST_FOLLOWED).map(hashtagTopic);
  const shown = await readListed(ctx, { topics, order: 'newest', after: START, limit: query.per_page, recommended: true });
  return { data: await presentListed(ctx, shown, await subjectReason(ctx, hashtags, [])), meta: meta(ctx, 'on-interest-1') };
};

/**
 * What the viewer follows, the liveliest or, in the other arm of the experiment, the newest first; after it what is trending
 * elsewhere. Cards of their own are left out, and so is what they want less of; elsewhere also what shares a hashtag with
 * that. What this session was shown comes again only when nothing else is left.
 */
export const listForMe: UseCase<'GET /api/knowledges/user_personalised_feed'> = async (ctx, { query }) => {
  const { hashtags, categories } = await followedBy(ctx);
  const tags = hashtags.map(({ slug }) => slug);
  const followed = [...tags.map(hashtagTopic), ...categories.map(({ slug }) => categoryTopic(slug))].slice(0, MOST_FOLLOWED);
  const { arm, algorithm, bucket } = armOf(ctx, 'insights');
  const wanted = { followed, order: arm === 'a' ? 'hot' : 'newest', cursor: query.cursor, size: query.per_page } as const;
  const fresh = await readForMe(ctx, wanted, readFresh);
  const { shown, next } = fresh.shown.length > 0 || query.cursor ? fresh : await readForMe(ctx, wanted, readListed);
  const lively = livelyOrNew(ctx);
  const bySubject = await subjectReason(ctx, tags, categories);
  return {
    data: await presentListed(ctx, shown, (one, row) => (one.topic === ALL ? lively(one, row) : bySubject(one))),
    meta: followed.length > 0 ? { next_cursor: next, algorithm, bucket } : meta(ctx, 'trending-1', next),
  };
};

type ForMe = { followed: readonly string[]; order: Order; cursor: string | undefined; size: number };

async function readForMe(ctx: Context, { followed, order, cursor, size }: ForMe, read: typeof readListed) {
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
      but: [...followed, ...own, ...(await quietTopics(ctx, followed))],
    });
  const all = first.length > size ? first : [...first, ...(await elsewhere())];
  const shown = all.slice(0, size);
  const last = shown.at(-1);
  const next = all.length > size && last ? cursorOf(last, shown.length > first.length ? 'e' : 'f') : null;
  return { shown, next };
}

/** A cursor's first letter says which part it stands in: what is followed, or elsewhere. */
function partOf(cursor: string | undefined) {
  if (cursor === undefined) return { part: 'f', after: START } as const;
  const part = cursor[0] === 'f' ? 'f' : cursor[0] === 'e' ? 'e' : undefined;
  if (!part) throw invalid({ path: 'cursor', message: 'Start again without the cursor.' });
  return { part, after: placeOf(cursor.slice(1)) } as const;
}

async function followedBy(ctx: Context) {
  return ctx.viewer ? interestsOf(ctx, ctx.viewer.id) : { hashtags: [], categories: [] };
}

/** "Because of #SQL": the reason of a card by the topic it was found under. */
async function subjectReason(
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
