import { infiniteQueryOptions } from '@tanstack/react-query';
import { call, type CallOutput } from '#platform/web/api.ts';
import { query } from '#platform/web/queries.ts';

export type InsightCardResource = CallOutput<'GET /api/knowledges'>['data'][number];

/** The lead card takes two places of the grid, so the first page holds one less. */
const FIRST_PAGE = 11;
const PAGE = 12;

/** The newest insights, for places that show a few. */
export const insightsQuery = (count: number) => query('GET /api/knowledges', { query: { per_page: count } });
export const insightQuery = (slug: string) => query('GET /api/knowledges/{slug}', { params: { slug } });

/** The endless feed, of one topic or of all. */
export const insightFeedQuery = (topic: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['GET /api/knowledges', 'feed', topic ?? ''],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /api/knowledges',
        { query: { per_page: pageParam ? PAGE : FIRST_PAGE, ...(topic && { topic }), ...(pageParam && { cursor: pageParam }) } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ meta }) => meta.next_cursor,
  });
