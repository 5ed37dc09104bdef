import { listStaffSuggestions } from '#features/catalogue/communities/server/index.ts';
import { exportRows, MAX_ROWS } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';

/** The suggested topics that a list shows, as CSV. */
export const exportTopics: UseCase<'GET /api/staff/topic_suggestions/export'> = (ctx, { query }) =>
  exportRows(ctx, {
    scope: 'editor',
    name: 'topics',
    object: { type: 'topic_suggestions' },
    filter: query,
    load: async () => (await listStaffSuggestions(ctx, query, MAX_ROWS)).shown,
    columns: {
      suggested: ({ created_at }) => created_at.toISOString(),
      topic: ({ name }) => name,
      community: ({ category_name }) => category_name,
      member: ({ person_name }) => person_name,
      for_whom: ({ reason }) => reason,
      status: ({ status }) => status,
      answer: ({ answer }) => answer,
    },
  });
