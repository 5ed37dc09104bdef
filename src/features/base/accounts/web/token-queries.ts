import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mutation, query } from '#platform/browser/queries.ts';

export const tokensQuery = () => query('GET /api/api_tokens');

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
