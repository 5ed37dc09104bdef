import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FEED_OPTIONS } from '#features/base/ranking/web/index.ts';
import type { CallInput, CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';

export type Profile = CallOutput<'GET /api/users/{slug}'>['data'];
export type ProfileFacts = Profile['attributes'];
export type Changes = CallInput<'PATCH /api/users/profile'>['json'];
export type Section = NonNullable<ProfileFacts['own']>['hidden'][number];
export type Position = NonNullable<ProfileFacts['experience']>[number];
export type Certificate = NonNullable<ProfileFacts['certificates']>[number];
export type Showcase = CallOutput<'GET /api/users/{slug}/showcase'>['data']['attributes'];
export type ShownSkill = Showcase['skills'][number];

export const profileQuery = (slug: string, as: 'me' | 'others' = 'me') =>
  query('GET /api/users/{slug}', { params: { slug }, query: { as } });
export type SuggestedPerson = CallOutput<'GET /api/users/to_follow'>['data'][number];

const MAX_SUGGESTED = 4;
export const peopleToFollowQuery = () => ({
  ...query('GET /api/users/to_follow', { query: { per_page: MAX_SUGGESTED } }),
  ...FEED_OPTIONS,
});
export const showcaseQuery = (slug: string) => query('GET /api/users/{slug}/showcase', { params: { slug } });

/** Updates sections of the member's profile. The previous data stays visible until the response. */
export function useChangeProfile(slug: string) {
  const client = useQueryClient();
  return useMutation({
    ...mutation('PATCH /api/users/profile'),
    onSuccess: async (response) => {
      client.setQueryData(profileQuery(slug).queryKey, response);
      await client.invalidateQueries({ queryKey: showcaseQuery(slug).queryKey });
      await client.invalidateQueries({ queryKey: profileQuery(slug, 'others').queryKey });
    },
  });
}

/** Follows or unfollows; the page changes at once and is corrected from the server afterwards. */
export function useFollow(slug: string) {
  const client = useQueryClient();
  const { queryKey } = profileQuery(slug);
  const show = (following: boolean) =>
    client.setQueryData(queryKey, (previous) => {
      if (!previous || previous.data.attributes.following === following) return previous;
      const { attributes } = previous.data;
      const followers = attributes.followers + (following ? 1 : -1);
      return { data: { ...previous.data, attributes: { ...attributes, following, followers } } };
    });
  const settle = { onSettled: () => client.invalidateQueries({ queryKey }) };
  const follow = useMutation({ ...mutation('POST /api/users/{slug}/follow'), ...settle, onMutate: () => void show(true) });
  const unfollow = useMutation({ ...mutation('DELETE /api/users/{slug}/follow'), ...settle, onMutate: () => void show(false) });
  return {
    follow: () => follow.mutate({ params: { slug } }),
    unfollow: () => unfollow.mutate({ params: { slug } }),
    error: follow.error,
  };
}

export function useClaimBadge(slug: string) {
  const client = useQueryClient();
  return useMutation({
    ...mutation('POST /api/credentials'),
    onSuccess: () => client.invalidateQueries({ queryKey: showcaseQuery(slug).queryKey }),
  });
}
