/** Listings of public cards by topic and rank, with keyset pagination. */
import { sql } from 'kysely';
import { isHeard } from '#features/base/mutes/server/index.ts';
import { isInTime } from '#platform/db/publication.ts';
import type { Context } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';

/** The topic of every public card. */
export const ALL_CARDS = 'all';
export const categoryTopic = (slug: string) => `category:${slug}`;
export const hashtagTopic = (slug: string) => `hashtag:${slug}`;
export const authorTopic = (userId: string) => `author:${userId}`;

export type Order = 'hot' | 'newest';
/** A position in a list: the rank or time (in milliseconds) of the last card, and its id. */
export type Position = { sortKey: number; id: number };
/** A card in a list, with the topic by which it was found. */
export type ListedCard = { id: number; sortKey: number; topic: string };

/** The start of a list. */
export const START: Position = { sortKey: 8.64e15, id: Number.MAX_SAFE_INTEGER };

export const createCursor = ({ sortKey, id }: Position, prefix = ''): string => `${prefix}${sortKey}~${id}`;

/** Parses a cursor. Throws 422 for an invalid one. */
export function parseCursor(cursor: string): Position {
  const [, sortKey, id] = /^(-?\d{1,20}(?:\.\d{1,20})?(?:e[+-]?\d{1,3})?)~(\d{1,15})$/.exec(cursor) ?? [];
  if (sortKey === undefined || id === undefined || Math.abs(Number(sortKey)) > START.sortKey)
    throw invalid({ path: 'cursor', code: 'cursor-invalid' });
  return { sortKey: Number(sortKey), id: Number(id) };
}

type ListingQuery = {
  topics: readonly string[];
  order: Order;
  after: Position;
  limit: number;
  /** The maximum number of cards of each topic. */
  maxPerTopic?: number;
  /** Requires these topics as well. */
  requiredTopics?: readonly string[];
  /** Excludes cards of these topics. */
  excludedTopics?: readonly string[];
  /** Excludes cards dismissed by the viewer. */
  excludeDismissed?: boolean;
};

/** Loads the cards after a position that have any of the topics, each once, without those of muted authors. Reads only the next cards of each topic. */
export async function loadListedCards(
  ctx: Context,
  {
    topics,
    order,
    after,
    limit,
    maxPerTopic = limit,
    requiredTopics = [],
    excludedTopics = [],
    excludeDismissed = false,
  }: ListingQuery,
): Promise<ListedCard[]> {
  if (topics.length === 0) return [];
  const rank = order === 'hot' ? sql`listed.hot` : sql`listed.published_at`;
  const position =
    order === 'hot' ? sql`${after.sortKey}::float8` : sql`to_timestamp(${after.sortKey / 1000}::float8)::timestamptz(3)`;
  const { rows } = await sql<ListedCard>`
    select matches.insight_id as id, (array_agg(topics.topic order by topics.position))[1] as topic,
      max(${order === 'hot' ? sql`matches.rank` : sql`extract(epoch from matches.rank) * 1000`})::float8 as "sortKey"
    from unnest(${[...topics]}::text[]) with ordinality as topics(topic, position)
    cross join lateral (
      select listed.insight_id, ${rank} as rank from insight_listings as listed
      where listed.topic = topics.topic and (${rank}, listed.insight_id) < (${position}, ${after.id}::bigint)
        and ${requiredTopics.length > 0 ? sql`(select count(*) ${listedInTopics(requiredTopics)}) = ${requiredTopics.length}` : sql`true`}
        and ${excludedTopics.length > 0 ? sql`not exists (select ${listedInTopics(excludedTopics)})` : sql`true`}
        and ${excludeDismissed ? notDismissed(ctx) : sql`true`}
        and ${isInTime(ctx.clock.now())} and ${byHeardAuthor(ctx)}
      order by ${rank} desc, listed.insight_id desc limit ${maxPerTopic}
    ) as matches
    group by matches.insight_id, matches.rank order by matches.rank desc, matches.insight_id desc limit ${limit}`.execute(ctx.db);
  return rows.map((row) => ({ ...row, sortKey: Number(row.sortKey) }));
}

const listedInTopics = (topics: readonly string[]) =>
  sql`from insight_listings as other where other.insight_id = listed.insight_id and other.topic = any(${[...topics]}::text[])`;

/** Whether a listed card is not by somebody whom the viewer mutes. */
const byHeardAuthor = (ctx: Context) =>
  ctx.viewer
    ? sql`exists (select from insights as card where card.id = listed.insight_id and ${isHeard(ctx, sql.ref('card.author_id'))})`
    : sql`true`;

const notDismissed = ({ viewer }: Context) =>
  viewer
    ? sql`not exists (select from insight_dismissals as dismissals where dismissals.user_id = ${viewer.id} and dismissals.insight_id = listed.insight_id)`
    : sql`true`;
