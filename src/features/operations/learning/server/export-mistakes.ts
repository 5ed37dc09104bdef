import { exportRows, MAX_ROWS } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { selectMistakes } from './select-mistakes.ts';

/** What members report as mistakes, as a list shows it, as CSV. */
export const exportMistakes: UseCase<'GET /api/staff/mistakes/export'> = (ctx, { query }) =>
  exportRows(ctx, {
    scope: 'editor',
    name: 'mistakes',
    object: { type: 'mistakes' },
    filter: query,
    load: async () => (await selectMistakes(ctx, query, MAX_ROWS)).items,
    columns: {
      id: ({ id }) => id,
      kind: ({ attributes }) => attributes.kind,
      thing: ({ attributes }) => attributes.thing_id,
      title: ({ attributes }) => attributes.title,
      skill: ({ attributes }) => attributes.skill?.name ?? '',
      reports: ({ attributes }) => attributes.report_count,
      reported: ({ attributes }) => attributes.reported_at,
      outcome: ({ attributes }) => attributes.outcome ?? 'waiting',
    },
  });
