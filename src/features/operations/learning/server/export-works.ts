import { exportRows } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { selectWorks } from './select-works.ts';

/** The pieces of work that a list shows, as CSV. */
export const exportWorks: UseCase<'GET /api/staff/works/export'> = (ctx, { query }) =>
  exportRows(ctx, {
    scope: 'editor',
    name: 'pieces-of-work',
    object: { type: 'pieces_of_work' },
    filter: query,
    load: () => selectWorks(ctx, query),
    columns: {
      id: ({ id }) => id,
      skill: ({ skill }) => skill.name,
      title: ({ work }) => work.title,
      task: ({ work }) => work.task,
      criteria: ({ work }) => work.criteria.join('; '),
      title_in_hindi: ({ work }) => work.hindi?.title ?? '',
      hours: ({ work }) => work.hours,
      corrected: ({ corrected }) => (corrected ? 'yes' : 'no'),
      dropped: ({ dropped }) => (dropped ? 'yes' : 'no'),
      reports: ({ reports }) => reports,
    },
  });
