import { reactionRows } from '#features/base/reactions/server/index.ts';
import { sql } from 'kysely';
import { signedIn, type Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { OwnState } from '../contract.ts';
import { cursorOf, placeOf, START, type Listed, type Place } from './listings.ts';
import { presentListed } from './present-cards.ts';
import { KNOWLEDGE } from './present-cards.ts';

/** The viewer's own cards in one state, the last changed first; or what they saved, the last saved first. */
export const listMine: UseCase<'GET /api/knowledges/mine'> = async (ctx, { query }) => {
  const userId = signedIn(ctx).id;
  const after = query.cursor === undefined ? START : placeOf(query.cursor);
  const read = query.state === 'saved' ? readSaved : readOwn(query.state);
  const found = await read(ctx, userId, after, query.per_page + 1);
  const shown = found.slice(0, query.per_page);
  const last = shown.at(-1);
  return {
    data: await presentListed(ctx, shown),
    meta: { next_cursor: found.length > shown.length && last ? cursorOf(last) : null },
  };
};

const moment = ({ at }: Place) => sql<Date>`to_timestamp(${at / 1000}::float8)::timestamptz(3)`;
const milliseconds = (column: string) => sql<number>`(extract(epoch from ${sql.ref(column)}::timestamptz(3)) * 1000)::float8`;

const OF_STATE = {
  published: sql<boolean>`published_at is not null and deleted_at is null`,
  draft: sql<boolean>`published_at is null and deleted_at is null`,
  deleted: sql<boolean>`deleted_at is not null`,
};

const readOwn =
  (state: Exclude<OwnState, 'saved'>) =>
  (ctx: Context, userId: string, after: Place, limit: number): Promise<Listed[]> =>
    ctx.db
      .selectFrom('insights')
      .select(['id', milliseconds('updated_at').as('at'), sql<string>`''`.as('topic')])
      .where('author_id', '=', userId)
      .where(OF_STATE[state])
      .where(sql<boolean>`(updated_at::timestamptz(3), id) < (${moment(after)}, ${after.id}::bigint)`)
      .orderBy(sql`updated_at::timestamptz(3)`, 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();

/** Only cards that are still public. */
const readSaved = (ctx: Context, userId: string, after: Place, limit: number): Promise<Listed[]> =>
  ctx.db
    .selectFrom(reactionRows(ctx).as('engagements'))
    .innerJoin('insights', 'insights.slug', 'engagements.object_id')
    .innerJoin('insight_listings as listed', (join) =>
      join.onRef('listed.insight_id', '=', 'insights.id').on('listed.topic', '=', 'all'),
    )
    .select(['insights.id', milliseconds('engagements.created_at').as('at'), sql<string>`''`.as('topic')])
    .where('engagements.user_id', '=', userId)
    .where('engagements.object_type', '=', KNOWLEDGE)
    .where('engagements.verb', '=', 'save')
    .where(sql<boolean>`(engagements.created_at::timestamptz(3), insights.id) < (${moment(after)}, ${after.id}::bigint)`)
    .orderBy(sql`engagements.created_at::timestamptz(3)`, 'desc')
    .orderBy('insights.id', 'desc')
    .limit(limit)
    .execute();
