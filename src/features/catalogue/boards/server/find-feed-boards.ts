/** Candidates for recommended boards: each source contributes a bounded number, with a score per board. */
import { memberRows } from '#features/base/accounts/server/index.ts';
import { sql } from 'kysely';
import { findPopular, reactionRows } from '#features/base/reactions/server/index.ts';
import type { FeedReason } from '#features/base/ranking/contract.ts';
import { findSimilar, findRecentInteractions } from '#features/base/ranking/server/index.ts';
import { loadInterests } from '#features/base/interests/server/index.ts';
import { isShownAt } from '#platform/db/publication.ts';
import type { Context } from '#platform/http/context.ts';

const LIMITS = { categories: 10, perCategory: 20, followedPeople: 40, popular: 60, packs: 30 };
const WEIGHTS = { interest: 1.5, followedPerson: 1.5, similar: 1.5, popular: 0.5, pack: 0.6 };

export type FeedBoard = { id: string; score: number; reason: FeedReason; bestScore: number };

/**
 * Returns candidates by descending score. A board from several sources gets the sum of their scores, and the reason of the
 * source with the highest one. The caller checks whether the viewer may see the boards.
 */
export async function findFeedBoards(ctx: Context): Promise<FeedBoard[]> {
  const [byInterests, byFollowedPeople, similar, popular, packs] = await Promise.all([
    findByInterests(ctx),
    findByFollowedPeople(ctx),
    findSimilarBoards(ctx),
    findMostFollowed(ctx),
    findEditorsPacks(ctx),
  ]);
  const boards = new Map<string, FeedBoard>();
  for (const { id, score, reason } of [...byInterests, ...byFollowedPeople, ...similar, ...popular, ...packs]) {
    const current = boards.get(id) ?? { id, score: 0, reason, bestScore: 0 };
    const best =
      score > current.bestScore ? { reason, bestScore: score } : { reason: current.reason, bestScore: current.bestScore };
    boards.set(id, { id, score: current.score + score, ...best });
  }
  return [...boards.values()].toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}

type Candidate = { id: string; score: number; reason: FeedReason };

async function findByInterests(ctx: Context): Promise<Candidate[]> {
  const categories = ctx.viewer ? (await loadInterests(ctx, ctx.viewer.id)).categories.slice(0, LIMITS.categories) : [];
  if (categories.length === 0) return [];
  const { rows } = await sql<{ id: string; name: string }>`
    select candidates.id, interests.name
    from unnest(${categories.map(({ slug }) => slug)}::text[], ${categories.map(({ name }) => name)}::text[]) as interests(slug, name)
    cross join lateral (
      select id from boards where categories @> array[interests.slug] and not privacy and ${isShownAt(ctx.clock.now())}
      order by position nulls last, created_at desc limit ${LIMITS.perCategory}) as candidates`.execute(ctx.db);
  return rows.map(({ id, name }) => ({ id, score: WEIGHTS.interest, reason: { kind: 'interest', subject: name } }));
}

/** The newest boards of followed people, at most three for each person. */
async function findByFollowedPeople(ctx: Context): Promise<Candidate[]> {
  if (!ctx.viewer) return [];
  const { rows } = await sql<{ id: string; name: string }>`
    select board.id, users.name
    from (
      select object_id::uuid as id from ${reactionRows(ctx)} as follows where user_id = ${ctx.viewer.id} and verb = 'follow' and object_type = 'user'
      order by created_at desc limit ${LIMITS.followedPeople}
    ) as followed
    join ${memberRows(ctx)} as users on users.id = followed.id
    cross join lateral (
      select id from boards where owner_id = followed.id and not privacy and deleted_at is null and card_count > 0
      order by created_at desc, id desc limit 3) as board`.execute(ctx.db);
  return rows.map(({ id, name }) => ({ id, score: WEIGHTS.followedPerson, reason: { kind: 'followed-author', subject: name } }));
}

async function findSimilarBoards(ctx: Context): Promise<Candidate[]> {
  const similar = await findSimilar(ctx, 'board', await findRecentInteractions(ctx, 'board'));
  if (similar.length === 0) return [];
  const seeds = similar.map(({ because }) => because);
  const rows = await ctx.db.selectFrom('boards').select(['id', 'title']).where('id', 'in', seeds).execute();
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  return similar.map(({ id, score, because }) => ({
    id,
    score: WEIGHTS.similar * score,
    reason: { kind: 'collaborative', subject: titles.get(because) ?? '' },
  }));
}

async function findMostFollowed(ctx: Context): Promise<Candidate[]> {
  const rows = await findPopular(ctx, { type: 'board', verb: 'follow', limit: LIMITS.popular });
  const maxLogarithm = Math.log(1 + Math.max(1, ...rows.map(({ total }) => total)));
  return rows.map(({ id, total }) => ({
    id,
    score: (WEIGHTS.popular * Math.log(1 + total)) / maxLogarithm,
    reason: { kind: 'most-followed', subject: '' },
  }));
}

/** The editors' packs, for viewers who follow no subject: to others those of their subjects are recommended. */
async function findEditorsPacks(ctx: Context): Promise<Candidate[]> {
  if (ctx.viewer && (await loadInterests(ctx, ctx.viewer.id)).categories.length > 0) return [];
  const rows = await ctx.db
    .selectFrom('boards')
    .select('id')
    .where('type', '=', 'learning_pack')
    .where(isShownAt(ctx.clock.now()))
    .orderBy('position')
    .orderBy('created_at')
    .limit(LIMITS.packs)
    .execute();
  return rows.map(({ id }, index) => ({
    id,
    score: WEIGHTS.pack * (1 - index / (2 * LIMITS.packs)),
    reason: { kind: 'editors', subject: '' },
  }));
}
