import { reactionRows } from '#features/base/reactions/server/index.ts';
import { sql } from 'kysely';
import { signedIn, type Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { OwnState } from '../contract.ts';
import { CARD_COLUMNS } from './card-rows.ts';
import { createCursor, parseCursor, START, type ListedCard, type Position } from './listings.ts';
import { isPublicAt } from './is-public-at.ts';
import { KNOWLEDGE, presentListedCards } from './present-cards.ts';

/** The viewer's own cards in one state, latest change first; or the cards they saved, latest first. */
export const listMine: UseCase<'GET /api/knowledges/mine'> = async (ctx, { query }) => {
  const userId = signedIn(ctx).id;
  const after = query.cursor === undefined ? START : parseCursor(query.cursor);
  const load = query.state === 'saved' ? loadSaved : loadOwn(query.state);
  const listed = await load(ctx, userId, after, query.per_page + 1);
  const shown = listed.slice(0, query.per_page);
  const last = shown.at(-1);
  return {
    data: await presentListedCards(ctx, shown),
    meta: { next_cursor: listed.length > shown.length && last ? createCursor(last) : null },
  };
};

const toTimestamp = ({ sortKey }: Position) => sql<Date>`to_timestamp(${sortKey / 1000}::float8)::timestamptz(3)`;
const milliseconds = (column: string) => sql<number>`(extract(epoch from ${sql.ref(column)}::timestamptz(3)) * 1000)::float8`;

const STATE_CONDITIONS = {
  published: sql<boolean>`published_at is not null and deleted_at is null`,
  draft: sql<boolean>`published_at is null and deleted_at is null`,
  deleted: sql<boolean>`deleted_at is not null`,
};

const loadOwn =
  (state: Exclude<OwnState, 'saved'>) =>
  (ctx: Context, userId: string, after: Position, limit: number): Promise<ListedCard[]> =>
    ctx.db
      .selectFrom('insights')
      .select(CARD_COLUMNS)
      .select([milliseconds('updated_at').as('sortKey'), sql<string>`''`.as('topic')])
      .where('author_id', '=', userId)
      .where(STATE_CONDITIONS[state])
      .where(sql<boolean>`(updated_at::timestamptz(3), id) < (${toTimestamp(after)}, ${after.id}::bigint)`)
      .orderBy(sql`updated_at::timestamptz(3)`, 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();

/** Loads the saved cards that are still public. */
const loadSaved = (ctx: Context, userId: string, after: Position, limit: number): Promise<ListedCard[]> =>
  ctx.db
    .selectFrom(reactionRows(ctx).as('saves'))
    .innerJoin('insights', 'insights.slug', 'saves.object_id')
    .select(CARD_COLUMNS.map((column) => `insights.${column}` as const))
    .select([milliseconds('saves.created_at').as('sortKey'), sql<string>`''`.as('topic')])
    .where('saves.user_id', '=', userId)
    .where('saves.object_type', '=', KNOWLEDGE)
    .where('saves.verb', '=', 'save')
    .where(isPublicAt(ctx.clock.now()))
    .where(sql<boolean>`(saves.created_at::timestamptz(3), insights.id) < (${toTimestamp(after)}, ${after.id}::bigint)`)
    .orderBy(sql`saves.created_at::timestamptz(3)`, 'desc')
    .orderBy('insights.id', 'desc')
    .limit(limit)
    .execute();
