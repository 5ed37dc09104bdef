/** Interests: categories and hashtags, and which of them a member follows. */
import * as z from 'zod';
import { feed, resource, type Contract } from '#platform/contract/endpoint.ts';

/** A hashtag; its slug is its id. */
export const Hashtag = resource('hashtag', z.object({ name: z.string(), followers: z.number().int(), following: z.boolean() }));

export const HashtagSlug = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const interestsContract = {
  'GET /api/hashtags/all_interests': {
    summary: 'Hashtags to follow, the most followed first',
    query: z.object({ search: z.string().trim().max(60).optional() }),
    ok: feed(Hashtag),
  },
  'POST /api/hashtags/{slug}/follow': {
    summary: 'Follow a hashtag',
    auth: true,
    params: z.object({ slug: HashtagSlug }),
    ok: z.object({ data: Hashtag }),
    errors: [404],
  },
  'DELETE /api/hashtags/{slug}/follow': {
    summary: 'Unfollow a hashtag',
    auth: true,
    params: z.object({ slug: HashtagSlug }),
    ok: z.object({ data: Hashtag }),
    errors: [404],
  },
} satisfies Contract;

type InterestsContract = typeof interestsContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends InterestsContract {}
}
