import { listSearchWords } from '#features/base/search/server/index.ts';
import { exportRows, MAX_ROWS } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';

/** The search words of a list as CSV. */
export const exportSearchWords: UseCase<'GET /api/staff/search_words/export'> = (ctx, { query }) =>
  exportRows(ctx, {
    scope: 'editor',
    name: 'search-words',
    object: { type: 'search_words' },
    filter: query,
    load: async () => (await listSearchWords(ctx, query, MAX_ROWS)).shown,
    columns: {
      id: ({ id }) => id,
      words: ({ words }) => words,
      kind: ({ kind }) => kind,
      value: ({ value }) => value,
      stands_for: ({ name }) => name,
      note: ({ note }) => note,
      state: ({ dropped }) => (dropped ? 'taken away' : 'in use'),
      changed: ({ changed_at }) => changed_at.toISOString(),
    },
  });
