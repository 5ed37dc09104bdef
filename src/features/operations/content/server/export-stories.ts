import { testimonials } from '#features/member/fitment/server/index.ts';
import { exportRows, MAX_ROWS } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { publicationColumns } from './present-publication.ts';

/** The success stories of a list as CSV. */
export const exportStories: UseCase<'GET /api/staff/stories/export'> = (ctx, { query }) =>
  exportRows(ctx, {
    scope: 'editor',
    name: 'stories',
    object: { type: 'stories' },
    filter: query,
    load: async () => (await testimonials.list(ctx, query, MAX_ROWS)).shown,
    columns: {
      slug: ({ slug }) => slug,
      name: ({ name }) => name,
      title: ({ title }) => title,
      quote: ({ quote }) => quote,
      story: ({ story }) => story,
      video: ({ video_id }) => video_id ?? '',
      score_before: ({ score_before }) => String(score_before ?? ''),
      score_after: ({ score_after }) => String(score_after ?? ''),
      position: ({ position }) => String(position),
      example: ({ sample }) => (sample ? 'yes' : 'no'),
      ...publicationColumns(ctx),
      from_file: ({ by_editors }) => (by_editors ? 'no' : 'yes'),
    },
  });
