/** Listings of public cards by topic and rank, with keyset pagination. */
import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';

export const ALL = 'all';
export const categoryTopic = (slug: string) => `category:${slug}`;
export const hashtagTopic = (slug: string) => `hashtag:${slug}`;
export const authorTopic = (userId: string) => `author:${userId}`;

export type Order = 'hot' | 'newest';
/** A position in a list: the rank or time (in milliseconds) of the last card, and its id. */
export type Place = { at: number; id: number };
/** A card in a list, by the topic it was found under. */
export type Listed = { id: number; at: number; topic: string };

/** The start of a list. */
export const START: Place = { at: 8.64e15, id: Number.MAX_SAFE_INTEGER };

export const cursorOf = ({ at, id }: Place, prefix = ''): string => `${prefix}${at}~${id}`;

/** Decodes a cursor. 422 for an invalid one. */
export function placeOf(cursor: string): Place {
  const [, at, id] = /^(-?\d{1,20}(?:\.\d{1,20})?(?:e[+-]?\d{1,3})?)~(\d{1,15})$/.exec(cursor) ?? [];
  if (at === undefined || id === undefined || Math.abs(Number(at)) > START.at)
    throw invalid({ path: 'cursor', code: 'cursor-invalid' });
  return { at: Number(at), id: Number(id) };
}

type Wanted = {
  topics: readonly string[];
  order: Order;
  after: Place;
  limit: number;
  /** At most so many of each topic. */
  each?: number;
  /** Requires these topics as well. */
  also?: readonly string[];
  /** Excludes cards of these topics. */
  but?: readonly string[];
  /** Excludes cards dismissed by the viewer. */
  recommended?: boolean;
};

/** Loads cards of any of some topics, each once, after a position. Reads only the next cards of each topic. */
export async function loadListed(
  ctx: Context,
  { topics, order, after, limit, each = limit, also = [], but = [], recommended = false }: Wanted,
): Promise<Listed[]> {
  if (topics.length === 0) return [];
  const rank = order === 'hot' ? sql`listed.hot` : sql`listed.published_at`;
  const place = order === 'hot' ? sql`${after.at}::float8` : sql`to_timestamp(${after.at / 1000}::float8)::timestamptz(3)`;
  const { rows } = await sql<Listed>`
    select found.insight_id as id, (array_agg(wanted.topic order by wanted.place))[1] as topic,
      max(${order === 'hot' ? sql`found.rank` : sql`extract(epoch from found.rank) * 1000`})::float8 as at
    from unnest(${[...topics]}::text[]) with ordinality as wanted(topic, place)
    cross join lateral (
      select listed.insight_id, ${rank} as rank from insight_listings as listed
      where listed.topic = wanted.topic and (${rank}, listed.insight_id) < (${place}, ${after.id}::bigint)
        and ${also.length > 0 ? sql`(select count(*) ${listedUnder(also)}) = ${also.length}` : sql`true`}
        and ${but.length > 0 ? sql`not exists (select ${listedUnder(but)})` : sql`true`}
        and ${recommended ? notDismissed(ctx) : sql`true`}
      order by ${rank} desc, listed.insight_id desc limit ${each}
    ) as found
    group by found.insight_id, found.rank order by found.rank desc, found.insight_id desc limit ${limit}`.execute(ctx.db);
  return rows.map((row) => ({ ...row, at: Number(row.at) }));
}

const listedUnder = (topics: readonly string[]) =>
  sql`from insight_listings as other where other.insight_id = listed.insight_id and other.topic = any(${[...topics]}::text[])`;

const notDismissed = ({ viewer }: Context) =>
  viewer
    ? sql`not exists (select from insight_dismissals as less where less.user_id = ${viewer.id} and less.insight_id = listed.insight_id)`
    : sql`true`;
