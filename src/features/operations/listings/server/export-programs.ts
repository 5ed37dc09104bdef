import { listStaffPrograms } from '#features/catalogue/programs/server/index.ts';
import { exportRows, MAX_ROWS } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentProgramItems } from './present-programs.ts';

/** The programs that a list shows, as CSV. */
export const exportPrograms: UseCase<'GET /api/staff/programs/export'> = (ctx, { query }) =>
  exportRows(ctx, {
    scope: 'editor',
    name: 'programs',
    object: { type: 'programs' },
    filter: query,
    load: async () => presentProgramItems(ctx, (await listStaffPrograms(ctx, query, MAX_ROWS)).shown),
    columns: {
      id: ({ id }) => id,
      code: ({ attributes }) => attributes.code,
      title: ({ attributes }) => attributes.title,
      provider: ({ attributes }) => attributes.provider,
      university: ({ attributes }) => attributes.university?.name ?? '',
      category: ({ attributes }) => attributes.category,
      type: ({ attributes }) => attributes.program_type,
      state: ({ attributes }) => attributes.state,
      source: ({ attributes }) => attributes.source,
      applications: ({ attributes }) => attributes.applications,
      added: ({ attributes }) => attributes.added_at,
    },
  });
