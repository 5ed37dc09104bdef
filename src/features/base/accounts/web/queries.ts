import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { mutation, query } from '#platform/browser/queries.ts';

export const currentUserQuery = () => query('GET /api/users/auth/logged_in');
export const signInOptionsQuery = () => query('GET /api/users/auth/providers');
export const sessionsQuery = () => query('GET /api/users/auth/sessions');
export const tokensQuery = () => query('GET /api/api_tokens');
export const identitiesQuery = () => query('GET /api/users/auth/identities');

export type CurrentUser = NonNullable<ReturnType<typeof useCurrentUser>>;

/** The signed-in member; null for a visitor. The root route loads it before any page renders. */
export function useCurrentUser() {
  const { data } = useQuery(currentUserQuery());
  return data?.data ?? null;
}

/** Finds the name of a provider; its id, if it is not offered any more. */
export function useProviderNames(): (id: string) => string {
  const { data } = useQuery(signInOptionsQuery());
  return (id) => data?.data.find((option) => option.id === id)?.attributes.name ?? id;
}

export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    ...mutation('PATCH /api/users/update_profile'),
    onSuccess: (user) => client.setQueryData(currentUserQuery().queryKey, user),
  });
}

export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    ...mutation('DELETE /api/users/auth/sessions/{id}'),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  });
}

export function useUnlinkIdentity() {
  const client = useQueryClient();
  return useMutation({
    ...mutation('DELETE /api/users/auth/identities/{id}'),
    onSuccess: () => client.invalidateQueries({ queryKey: identitiesQuery().queryKey }),
  });
}

export function useCreateToken() {
  const client = useQueryClient();
  return useMutation({
    ...mutation('POST /api/api_tokens'),
    onSuccess: () => client.invalidateQueries({ queryKey: tokensQuery().queryKey }),
  });
}

export function useRevokeToken() {
  const client = useQueryClient();
  return useMutation({
    ...mutation('DELETE /api/api_tokens/{id}'),
    onSettled: () => client.invalidateQueries({ queryKey: tokensQuery().queryKey }),
  });
}
