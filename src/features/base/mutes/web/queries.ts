import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';

const MUTE = 'PUT /api/mutes/{type}/{slug}';
const UNMUTE = 'DELETE /api/mutes/{type}/{slug}';

export type Mute = CallOutput<'GET /api/mutes'>['data'][number];
export type MutedType = Mute['attributes']['object_type'];

/** Whom and what the member mutes or blocks. */
export const mutesQuery = () => query('GET /api/mutes');

/** Muting changes every list, so all that is shown is asked for again. */
function useChanges() {
  const client = useQueryClient();
  return { onSuccess: () => client.invalidateQueries() };
}

export const useMute = () => useMutation({ ...mutation(MUTE), ...useChanges() });
export const useUnmute = () => useMutation({ ...mutation(UNMUTE), ...useChanges() });
