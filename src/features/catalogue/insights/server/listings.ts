/** Listings of public cards by topic and rank, with keyset pagination. */
import { sql, type RawBuilder } from 'kysely';
import { isHeard } from '#features/base/mutes/server/index.ts';
import { PREPARED } from '#platform/db/prepared.ts';
import { isInTime } from '#platform/db/publication.ts';
import type { Context } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';
import { LANGUAGES, preferredLanguages } from '#platform/language/language.ts';
import { CARD_COLUMNS, type CardRow } from './card-rows.ts';

/** The topic of every public card. */
export const ALL_CARDS = 'all';
export const categoryTopic = (slug: string) => `category:${slug}`;
export const hashtagTopic = (slug: string) => `hashtag:${slug}`;
export const authorTopic = (userId: string) => `author:${userId}`;

export type Order = 'hot' | 'newest';
/**
 * A position in a list: the rank or time (in milliseconds) of the last card, and its id. `place` is that of its language in the
 * order of the reader; none is the first.
 */
export type Position = { sortKey: number; id: number; place?: number };
/** A card in a list, with the topic by which it was found. */
type Listed<Column extends keyof CardRow> = Position & { topic: string } & Pick<CardRow, Column>;
export type ListedCard = Listed<keyof CardRow>;

/** As many of the dismissed cards say what the viewer is not interested in. */
const MAX_DISMISSED = 50;

/** The start of a list. */
export const START: Position = { sortKey: 8.64e15, id: Number.MAX_SAFE_INTEGER };

export const createCursor = ({ sortKey, id, place = 0 }: Position, prefix = ''): string =>
  `${prefix}${sortKey}~${id}${place === 0 ? '' : `~${place}`}`;

/** Parses a cursor. Throws 422 for an invalid one. */
export function parseCursor(cursor: string): Position {
  const [, sortKey, id, place = '0'] = /^(-?\d{1,20}(?:\.\d{1,20})?(?:e[+-]?\d{1,3})?)~(\d{1,15})(?:~(\d))?$/.exec(cursor) ?? [];
  if (sortKey === undefined || id === undefined || Math.abs(Number(sortKey)) > START.sortKey || Number(place) >= LANGUAGES.length)
    throw invalid({ path: 'cursor', code: 'cursor-invalid' });
  return { sortKey: Number(sortKey), id: Number(id), place: Number(place) };
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
  /** Excludes cards with hashtags of cards that the viewer dismissed lately. */
  excludeLikeDismissed?: boolean;
  /** Excludes cards dismissed by the viewer. */
  excludeDismissed?: boolean;
};

/**
 * Loads the cards after a position that have any of the topics, each once, without those of muted authors; those in the reader's
 * language come first. Reads only the next cards of each topic.
 */
export const loadListedCards = (ctx: Context, query: ListingQuery): Promise<ListedCard[]> => loadListed(ctx, query, CARD_COLUMNS);

/** Like `loadListedCards`, with these columns of the cards only. */
export async function loadListed<const Column extends keyof CardRow>(
  ctx: Context,
  {
    topics,
    order,
    after,
    limit,
    maxPerTopic = limit,
    requiredTopics = [],
    excludedTopics = [],
    excludeLikeDismissed = false,
    excludeDismissed = false,
  }: ListingQuery,
  columns: readonly Column[],
): Promise<Listed<Column>[]> {
  if (topics.length === 0) return [];
  const rank = order === 'hot' ? sql`listed.hot` : sql`listed.published_at`;
  const position = order === 'hot' ? sql`remaining.after_key` : sql`to_timestamp(remaining.after_key / 1000)::timestamptz(3)`;
  const excluded = selectExcluded(ctx, excludedTopics, excludeLikeDismissed);
  const { rows } = await sql<Listed<Column>>`
    select listed.id, listed.topic, listed."sortKey", listed.place, ${sql.join(columns.map((column) => sql.ref(`card.${column}`)))}
    from (select matches.insight_id as id, (array_agg(topics.topic order by topics.position))[1] as topic, matches.place,
      max(${order === 'hot' ? sql`matches.rank` : sql`extract(epoch from matches.rank) * 1000`})::float8 as "sortKey"
    from unnest(${[...topics]}::text[]) with ordinality as topics(topic, position)
    cross join lateral (
      select listed.insight_id, listed.rank, remaining.place from ${remainingLanguages(after)} cross join lateral (
      select listed.insight_id, ${rank} as rank from insight_listings as listed
      where listed.topic = topics.topic and listed.language = remaining.language
        and (${rank}, listed.insight_id) < (${position}, remaining.after_id)
        and ${requiredTopics.length > 0 ? sql`(select count(*) ${listedInTopics(sql`${[...requiredTopics]}::text[]`)}) = ${requiredTopics.length}` : sql`true`}
        and ${excluded ? sql`not exists (select ${listedInTopics(excluded)})` : sql`true`}
        and ${excludeDismissed ? notDismissed(ctx) : sql`true`}
        and ${isInTime(ctx.clock.now())} and ${byHeardAuthor(ctx)}
      order by ${rank} desc, listed.insight_id desc limit ${maxPerTopic}
      ) as listed order by remaining.place, listed.rank desc, listed.insight_id desc limit ${maxPerTopic}
    ) as matches
    group by matches.insight_id, matches.rank, matches.place
    order by matches.place, matches.rank desc, matches.insight_id desc limit ${limit}
    ) as listed join insights as card on card.id = listed.id
    order by listed.place, listed."sortKey" desc, listed.id desc ${PREPARED}`.execute(ctx.db);
  return rows.map((row) => ({ ...row, sortKey: Number(row.sortKey) }));
}

/** The languages from that of a position on, each with the position after which its cards follow. */
function remainingLanguages(after: Position): RawBuilder<unknown> {
  const rest = preferredLanguages().flatMap((language, place) =>
    place < (after.place ?? 0) ? [] : [{ ...(place === (after.place ?? 0) ? after : START), language, place }],
  );
  return sql`unnest(${rest.map(({ place }) => place)}::int[], ${rest.map(({ language }) => language)}::text[],
    ${rest.map(({ sortKey }) => sortKey)}::float8[], ${rest.map(({ id }) => id)}::bigint[])
    as remaining(place, language, after_key, after_id)`;
}

const listedInTopics = (topics: RawBuilder<unknown>) =>
  sql`from insight_listings as other where other.insight_id = listed.insight_id and other.topic = any(${topics})`;

/** The topics of which no card may be; undefined for none. */
function selectExcluded({ viewer }: Context, topics: readonly string[], likeDismissed: boolean): RawBuilder<unknown> | undefined {
  if (viewer && likeDismissed)
    return sql`${[...topics]}::text[] || array(
      select ${hashtagTopic('')} || tag from (
        select card.hashtags from insight_dismissals as dismissals join insights as card on card.id = dismissals.insight_id
        where dismissals.user_id = ${viewer.id} order by dismissals.created_at desc limit ${MAX_DISMISSED}
      ) as latest cross join unnest(latest.hashtags) as tag)`;
  return topics.length > 0 ? sql`${[...topics]}::text[]` : undefined;
}

/** Whether a listed card is not by somebody whom the viewer mutes. */
const byHeardAuthor = (ctx: Context) =>
  ctx.viewer
    ? sql`exists (select from insights as card where card.id = listed.insight_id and ${isHeard(ctx, sql.ref('card.author_id'))})`
    : sql`true`;

const notDismissed = ({ viewer }: Context) =>
  viewer
    ? sql`not exists (select from insight_dismissals as dismissals where dismissals.user_id = ${viewer.id} and dismissals.insight_id = listed.insight_id)`
    : sql`true`;
