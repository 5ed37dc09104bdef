import { sql } from 'kysely';
import { findPopular, reactionRows } from '#features/base/reactions/server/index.ts';
import type { FeedReason } from '#features/base/ranking/contract.ts';
import { findSimilar, findRecentInteractions } from '#features/base/ranking/server/index.ts';
import { findPopularAuthors } from '#features/catalogue/insights/server/index.ts';
import { loadInterests } from '#features/base/interests/server/index.ts';
import { PREPARED } from '#platform/db/prepared.ts';
import type { Context, Viewer } from '#platform/http/context.ts';

const LIMITS = { followed: 100, followedByEach: 50, mutualFollows: 60, popular: 60 };
/**
 * The minimum number of members followed by the viewer who must all follow a member before that member is suggested. With
 * fewer, the follow of one of them could be inferred.
 */
const MIN_MUTUAL_FOLLOWS = 2;
const WEIGHTS = { writes: 1.5, mutualFollows: 2, coFollowed: 1, popular: 0.5 };

export type SuggestedMember = { id: string; score: number; reason: FeedReason; reasonScore: number };

/**
 * Candidates for the viewer to follow, best first: a limited number from each source. The source with the highest score is
 * the reason. The candidates' own interests are private and never used.
 */
export async function findFeedPeople(ctx: Context, viewer: Viewer): Promise<SuggestedMember[]> {
  const [interests, recent] = await Promise.all([loadInterests(ctx, viewer.id), findRecentInteractions(ctx, 'user')]);
  const [authors, mutualFollows, coFollowed, popular] = await Promise.all([
    findPopularAuthors(ctx, interests),
    findMutualFollows(ctx, viewer.id),
    findSimilar(ctx, 'user', recent),
    findPopular(ctx, { type: 'user', verb: 'follow', limit: LIMITS.popular }),
  ]);
  const people = new Map<string, SuggestedMember>();
  const add = (id: string, score: number, reason: FeedReason) => {
    const current = people.get(id) ?? { id, score: 0, reason, reasonScore: 0 };
    people.set(id, {
      id,
      score: current.score + score,
      ...(score > current.reasonScore
        ? { reason, reasonScore: score }
        : { reason: current.reason, reasonScore: current.reasonScore }),
    });
  };
  for (const { userId, subject, cards } of authors)
    add(userId, WEIGHTS.writes * Math.min(1, (1 + cards) / 4), { kind: 'writes', subject });
  for (const { id, count } of mutualFollows)
    add(id, WEIGHTS.mutualFollows * Math.min(1, count / 5), { kind: 'mutual-follows', subject: '' });
  for (const { id, score } of coFollowed) add(id, WEIGHTS.coFollowed * score, { kind: 'co-followed', subject: '' });
  const maxTotal = Math.max(1, ...popular.map(({ total }) => total));
  for (const { id, total } of popular)
    add(id, (WEIGHTS.popular * Math.log(1 + total)) / Math.log(1 + maxTotal), { kind: 'most-followed', subject: '' });
  return [...people.values()].toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}

/** Members whom several members followed by the viewer follow, with the number of those followers. */
async function findMutualFollows(ctx: Context, userId: string): Promise<{ id: string; count: number }[]> {
  const { rows } = await sql<{ id: string; count: number }>`
    select suggested.object_id as id, count(*)::int as count
    from (
      select object_id from ${reactionRows(ctx)} as reactions where user_id = ${userId} and verb = 'follow' and object_type = 'user'
      order by created_at desc limit ${LIMITS.followed}
    ) as followed
    cross join lateral (
      select object_id from ${reactionRows(ctx)} as reactions where user_id = followed.object_id::uuid and verb = 'follow' and object_type = 'user'
      order by created_at desc limit ${LIMITS.followedByEach}
    ) as suggested
    group by 1 having count(*) >= ${MIN_MUTUAL_FOLLOWS} order by 2 desc, 1 limit ${LIMITS.mutualFollows} ${PREPARED}`.execute(
    ctx.db,
  );
  return rows;
}
