/** Candidates for recommended boards: each source contributes a bounded number, with scores. */
import { memberRows } from '#features/base/accounts/server/index.ts';
import { sql } from 'kysely';
import { findPopular, reactionRows } from '#features/base/reactions/server/index.ts';
import type { FeedReason } from '#features/base/ranking/contract.ts';
import { findSimilar, findRecentInteractions } from '#features/base/ranking/server/index.ts';
import { loadInterests } from '#features/base/interests/server/index.ts';
import type { Context } from '#platform/http/context.ts';

const LIMITS = { categories: 10, ofCategory: 20, ofPeople: 40, popular: 60, packs: 30 };
const WEIGHT = { interest: 1.5, by: 1.5, alike: 1.5, popular: 0.5, pack: 0.6 };

export type FeedBoard = { id: string; score: number; reason: FeedReason; told: number };

/** Candidates by id with their scores; the source with the highest contribution is the reason. Visibility is checked later. */
export async function findFeedBoards(ctx: Context): Promise<FeedBoard[]> {
  const [interest, people, alike, popular, packs] = await Promise.all([
    ofInterests(ctx),
    ofPeople(ctx),
    ofTheSamePeople(ctx),
    mostFollowed(ctx),
    editorsPacks(ctx),
  ]);
  const boards = new Map<string, FeedBoard>();
  for (const { id, worth, reason } of [...interest, ...people, ...alike, ...popular, ...packs]) {
    const known = boards.get(id) ?? { id, score: 0, reason, told: 0 };
    const told = worth > known.told ? { reason, told: worth } : { reason: known.reason, told: known.told };
    boards.set(id, { id, score: known.score + worth, ...told });
  }
  return [...boards.values()].toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}

type Found = { id: string; worth: number; reason: FeedReason };

async function ofInterests(ctx: Context): Promise<Found[]> {
  const categories = ctx.viewer ? (await loadInterests(ctx, ctx.viewer.id)).categories.slice(0, LIMITS.categories) : [];
  if (categories.length === 0) return [];
  const { rows } = await sql<{ id: string; name: string }>`
    select found.id, wanted.name
    from unnest(${categories.map(({ slug }) => slug)}::text[], ${categories.map(({ name }) => name)}::text[]) as wanted(slug, name)
    cross join lateral (
      select id from boards where categories @> array[wanted.slug] and not privacy and deleted_at is null
      order by position nulls last, created_at desc limit ${LIMITS.ofCategory}) as found`.execute(ctx.db);
  return rows.map(({ id, name }) => ({ id, worth: WEIGHT.interest, reason: { kind: 'interest', subject: name } }));
}

/** The newest boards of followed people. */
async function ofPeople(ctx: Context): Promise<Found[]> {
  if (!ctx.viewer) return [];
  const { rows } = await sql<{ id: string; name: string }>`
    select board.id, users.name
    from (
      select object_id::uuid as id from ${reactionRows(ctx)} as engagements where user_id = ${ctx.viewer.id} and verb = 'follow' and object_type = 'user'
      order by created_at desc limit ${LIMITS.ofPeople}
    ) as followed
    join ${memberRows(ctx)} as users on users.id = followed.id
    cross join lateral (
      select id from boards where owner_id = followed.id and not privacy and deleted_at is null and card_count > 0
      order by created_at desc, id desc limit 3) as board`.execute(ctx.db);
  return rows.map(({ id, name }) => ({ id, worth: WEIGHT.by, reason: { kind: 'by', subject: name } }));
}

async function ofTheSamePeople(ctx: Context): Promise<Found[]> {
  const alike = await findSimilar(ctx, 'board', await findRecentInteractions(ctx, 'board'));
  if (alike.length === 0) return [];
  const seeds = alike.map(({ because }) => because);
  const rows = await ctx.db.selectFrom('boards').select(['id', 'title']).where('id', 'in', seeds).execute();
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  return alike.map(({ id, score, because }) => ({
    id,
    worth: WEIGHT.alike * score,
    reason: { kind: 'alike', subject: titles.get(because) ?? '' },
  }));
}

async function mostFollowed(ctx: Context): Promise<Found[]> {
  const rows = await findPopular(ctx, { type: 'board', verb: 'follow', limit: LIMITS.popular });
  const most = Math.log(1 + Math.max(1, ...rows.map(({ total }) => total)));
  return rows.map(({ id, total }) => ({
    id,
    worth: (WEIGHT.popular * Math.log(1 + total)) / most,
    reason: { kind: 'followed', subject: '' },
  }));
}

async function editorsPacks(ctx: Context): Promise<Found[]> {
  const rows = await ctx.db
    .selectFrom('boards')
    .select('id')
    .where('type', '=', 'learning_pack')
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('created_at')
    .limit(LIMITS.packs)
    .execute();
  return rows.map(({ id }, place) => ({
    id,
    worth: WEIGHT.pack * (1 - place / (2 * LIMITS.packs)),
    reason: { kind: 'editors', subject: '' },
  }));
}
