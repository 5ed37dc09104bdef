import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { mutation, query } from '#platform/browser/queries.ts';

export const currentUserQuery = () => query('GET /api/users/auth/logged_in');
export const signInOptionsQuery = () => query('GET /api/users/auth/providers');
export const sessionsQuery = () => query('GET /api/users/auth/sessions');
export const identitiesQuery = () => query('GET /api/users/auth/identities');

export type CurrentUser = NonNullable<ReturnType<typeof useCurrentUser>>;

/** The signed-in member; null for a visitor. The root route loads it before any page renders. */
export function useCurrentUser() {
  const { data } = useQuery(currentUserQuery());
  return data?.data ?? null;
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
