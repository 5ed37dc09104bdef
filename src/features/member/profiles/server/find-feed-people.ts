/** Candidates for following: a bounded number from each source, with reasons. */
import { sql } from 'kysely';
import { findPopular, reactionRows } from '#features/base/reactions/server/index.ts';
import type { FeedReason } from '#features/base/ranking/contract.ts';
import { findSimilar, findRecentInteractions } from '#features/base/ranking/server/index.ts';
import { findWriters } from '#features/catalogue/insights/server/index.ts';
import { loadInterests } from '#features/base/interests/server/index.ts';
import type { Context, Viewer } from '#platform/http/context.ts';

const LIMITS = { followed: 100, ofEach: 50, shared: 60, popular: 60 };
/** The least number of followed members behind a suggestion, so that no single one is revealed. */
const MIN_SHARED = 2;
const WEIGHT = { writes: 1.5, shared: 2, alike: 1, popular: 0.5 };

export type FeedPerson = { id: string; score: number; reason: FeedReason; told: number };

/** Candidates by id with scores; the strongest source is the reason. Only public facts are used, never interests. */
export async function findFeedPeople(ctx: Context, viewer: Viewer): Promise<FeedPerson[]> {
  const [interests, touched] = await Promise.all([loadInterests(ctx, viewer.id), findRecentInteractions(ctx, 'user')]);
  const [writers, shared, alike, popular] = await Promise.all([
    findWriters(ctx, interests),
    findShared(ctx, viewer.id),
    findSimilar(ctx, 'user', touched),
    findPopular(ctx, { type: 'user', verb: 'follow', limit: LIMITS.popular }),
  ]);
  const people = new Map<string, FeedPerson>();
  const add = (id: string, worth: number, reason: FeedReason) => {
    const known = people.get(id) ?? { id, score: 0, reason, told: 0 };
    people.set(id, {
      id,
      score: known.score + worth,
      ...(worth > known.told ? { reason, told: worth } : { reason: known.reason, told: known.told }),
    });
  };
  for (const { userId, subject, cards } of writers)
    add(userId, WEIGHT.writes * Math.min(1, (1 + cards) / 4), { kind: 'writes', subject });
  for (const { id, times } of shared) add(id, WEIGHT.shared * Math.min(1, times / 5), { kind: 'shared', subject: '' });
  for (const { id, score } of alike) add(id, WEIGHT.alike * score, { kind: 'shared', subject: '' });
  const most = Math.max(1, ...popular.map(({ total }) => total));
  for (const { id, total } of popular)
    add(id, (WEIGHT.popular * Math.log(1 + total)) / Math.log(1 + most), { kind: 'followed', subject: '' });
  return [...people.values()].toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}

/** Members followed by several of those the viewer follows. */
async function findShared(ctx: Context, userId: string): Promise<{ id: string; times: number }[]> {
  const { rows } = await sql<{ id: string; times: number }>`
    select theirs.object_id as id, count(*)::int as times
    from (
      select object_id from ${reactionRows(ctx)} as engagements where user_id = ${userId} and verb = 'follow' and object_type = 'user'
      order by created_at desc limit ${LIMITS.followed}
    ) as mine
    cross join lateral (
      select object_id from ${reactionRows(ctx)} as engagements where user_id = mine.object_id::uuid and verb = 'follow' and object_type = 'user'
      order by created_at desc limit ${LIMITS.ofEach}
    ) as theirs
    group by 1 having count(*) >= ${MIN_SHARED} order by 2 desc, 1 limit ${LIMITS.shared}`.execute(ctx.db);
  return rows;
}
