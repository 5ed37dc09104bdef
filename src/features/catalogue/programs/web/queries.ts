import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { FEED_OPTIONS } from '#features/base/ranking/web/index.ts';
import type { CallInput, CallOutput } from '#platform/browser/api.ts';
import { dependsOn, mutation, query } from '#platform/browser/queries.ts';

export type ProgramFilters = NonNullable<CallInput<'GET /api/programs'>['query']>;
export type ProgramList = CallOutput<'GET /api/programs'>;
export type Program = ProgramList['data'][number];
export type ProgramDetail = CallOutput<'GET /api/programs/{id}'>['data'];
export type Comparison = CallOutput<'GET /api/programs/compare'>;

export const programsQuery = (filters: ProgramFilters) => query('GET /api/programs', { query: filters });
export const featuredProgramsQuery = () => query('GET /api/programs/featured');
const MAX_FOR_ME = 8;
export const programsForMeQuery = () => ({
  ...query('GET /api/programs/for_me', { query: { per_page: MAX_FOR_ME } }),
  ...FEED_OPTIONS,
  ...dependsOn('profile'),
});
export const trendingProgramsQuery = () => query('GET /api/programs/trending');
export const programQuery = (id: string) => query('GET /api/programs/{id}', { params: { id } });
export const compareQuery = (ids: readonly string[]) => query('GET /api/programs/compare', { query: { ids: ids.join(',') } });

type LikeState = Pick<Program['attributes'], 'liked' | 'likes'>;

/** Toggles liking a course, optimistically. */
export function useLikeProgram({ id, attributes: { liked, likes } }: Pick<ProgramDetail, 'id' | 'attributes'>) {
  const client = useQueryClient();
  const next = { liked: !liked, likes: likes + (liked ? -1 : 1) };
  return useMutation({
    ...mutation(liked ? 'DELETE /api/programs/{id}/like' : 'POST /api/programs/{id}/like'),
    onMutate: () => setLikeState(client, id, next),
    onError: () => setLikeState(client, id, { liked, likes }),
    onSuccess: ({ data }) => setLikeState(client, id, { liked: data.attributes.liked, likes: data.attributes.likes }),
  });
}

function setLikeState(client: QueryClient, id: string, { liked, likes }: LikeState): void {
  client.setQueryData(programQuery(id).queryKey, (current) =>
    current ? { data: { ...current.data, attributes: { ...current.data.attributes, liked, likes } } } : current,
  );
}

export const useCountProgramShare = () => useMutation(mutation('POST /api/programs/{id}/share'));
