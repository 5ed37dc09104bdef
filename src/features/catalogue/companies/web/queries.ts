import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput, CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';

export type CompanyFilters = NonNullable<CallInput<'GET /api/companies'>['query']>;
export type CompanyCard = CallOutput<'GET /api/companies'>['data'][number];
export type CompanyList = CallOutput<'GET /api/companies'>;
export type Company = CallOutput<'GET /api/companies/{slug}'>['data'];

export const companiesQuery = (filters: CompanyFilters) => query('GET /api/companies', { query: filters });
const MAX_FOLLOWED = 5;
/** The first few companies that the member follows. */
export const followedCompaniesQuery = () => companiesQuery({ following: 'true', per_page: MAX_FOLLOWED });
export const companyQuery = (slug: string) => query('GET /api/companies/{slug}', { params: { slug } });
export const companyPeopleQuery = (slug: string, per_page: number) =>
  query('GET /api/companies/{slug}/people', { params: { slug }, query: { per_page } });
export const relatedCompaniesQuery = (slug: string) => query('GET /api/companies/{slug}/related', { params: { slug } });

/** Toggles following a company, optimistically. */
export function useFollowCompany(slug: string) {
  const client = useQueryClient();
  const { queryKey } = companyQuery(slug);
  const setFollowing = (following: boolean) =>
    client.setQueryData(queryKey, (current) => {
      if (!current || current.data.attributes.following === following) return current;
      const { attributes } = current.data;
      const followers = attributes.followers + (following ? 1 : -1);
      return { data: { ...current.data, attributes: { ...attributes, following, followers } } };
    });
  const followMutation = (
    key: 'POST /api/companies/{slug}/follow' | 'DELETE /api/companies/{slug}/follow',
    following: boolean,
  ) => ({
    ...mutation(key),
    onMutate: () => void setFollowing(following),
    onError: () => void setFollowing(!following),
    onSuccess: (response: { data: Company }) => {
      client.setQueryData(queryKey, response);
      void client.invalidateQueries({ queryKey: ['GET /api/companies'] });
    },
  });
  return {
    follow: useMutation(followMutation('POST /api/companies/{slug}/follow', true)),
    unfollow: useMutation(followMutation('DELETE /api/companies/{slug}/follow', false)),
  };
}
