/** Ranking: what all feeds share: reasons, dismissals, similar items and experiments. */
import * as z from 'zod';
import type { Contract } from '#platform/contract/endpoint.ts';

/** Types that are recommended and can be dismissed; insights have their own endpoints. */
export const RecommendedType = z.enum(['job', 'program', 'user', 'board']);
export type RecommendedType = z.infer<typeof RecommendedType>;

/**
 * Why an item is recommended; each kind has a sentence in the message catalogue, filled with the subject. `collaborative`:
 * chosen by members who chose the subject; `content-based`: similar to the subject; `role`: near the work
 * of the viewer's role; `co-followed`: followed by members who
 * follow someone the viewer follows; `mutual-follows`: followed by several members the viewer follows.
 */
export const FeedReason = z.object({
  kind: z.enum([
    'applied',
    'saved',
    'role',
    'skill',
    'interest',
    'collaborative',
    'content-based',
    'missing',
    'writes',
    'mutual-follows',
    'co-followed',
    'followed-author',
    'liked',
    'most-followed',
    'editors',
    'new',
    'beyond',
  ]),
  subject: z.string(),
});
export type FeedReason = z.infer<typeof FeedReason>;

/** The algorithm of a feed and its experiment bucket. */
export const FeedAlgorithm = { algorithm: z.string(), bucket: z.string() };

const Item = z.object({ type: RecommendedType, id: z.string().max(100) });

export const rankingContract = {
  'PUT /api/feeds/dismissals/{type}/{id}': {
    summary: 'Dismiss a recommendation',
    auth: true,
    params: Item,
    ok: null,
    errors: [404],
    limit: { max: 120, seconds: 600 },
  },
  'DELETE /api/feeds/dismissals/{type}/{id}': {
    summary: 'Undo a dismissal',
    auth: true,
    params: Item,
    ok: null,
  },
} satisfies Contract;

type RankingContract = typeof rankingContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends RankingContract {}
}
