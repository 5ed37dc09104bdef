import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';

export type OwnAd = CallOutput<'GET /api/own_ads/{id}'>['data'];
export type OwnAdItem = CallOutput<'GET /api/own_ads'>['data'][number];
export type AdProblem = NonNullable<CallOutput<'POST /api/own_ads'>['problem']>;
export type Reading = OwnAd['attributes']['reading'];
export type Requirement = Reading['core'][number];

export const ownAdsQuery = () => query('GET /api/own_ads');
export const ownAdQuery = (id: string) => query('GET /api/own_ads/{id}', { params: { id } });
export const freeLookQuery = (id: string) => query('GET /api/own_ads/{id}/free_look', { params: { id } });

/** Changes an ad, one change after the other, and shows what is read from it now. */
export function useChangeAd(id: string) {
  const client = useQueryClient();
  return useMutation({
    ...mutation('PATCH /api/own_ads/{id}'),
    scope: { id },
    onSuccess: (answer) => {
      client.setQueryData(ownAdQuery(id).queryKey, answer);
      void client.invalidateQueries({ queryKey: freeLookQuery(id).queryKey });
    },
  });
}
