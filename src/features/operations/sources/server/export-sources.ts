import { exportRows } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadSources } from './list-sources.ts';

/** The sources that a list shows, as CSV. */
export const exportSources: UseCase<'GET /api/job_sources/export'> = (ctx, { query }) =>
  exportRows(ctx, {
    scope: 'editor',
    name: 'job-sources',
    object: { type: 'job_sources' },
    filter: query,
    load: async () => {
      const wanted = query.find.toLowerCase();
      return (await loadSources(ctx)).filter(
        ({ attributes: { name, address, file_name, state, kind } }) =>
          `${name} ${address ?? file_name}`.toLowerCase().includes(wanted) &&
          (query.state === undefined || query.state === state) &&
          (query.kind === undefined || query.kind === kind),
      );
    },
    columns: {
      id: ({ id }) => id,
      name: ({ attributes }) => attributes.name,
      kind: ({ attributes }) => attributes.kind,
      address: ({ attributes }) => attributes.address,
      file: ({ attributes }) => attributes.file_name,
      company: ({ attributes }) => attributes.company,
      schedule: ({ attributes }) => attributes.schedule,
      state: ({ attributes }) => attributes.state,
      next_run: ({ attributes }) => attributes.next_run_at,
      open_jobs: ({ attributes }) => attributes.open_jobs,
      failures: ({ attributes }) => attributes.failures,
      last_run: ({ attributes }) => attributes.runs[0]?.attributes.started_at ?? null,
      last_run_state: ({ attributes }) => attributes.runs[0]?.attributes.state ?? null,
    },
  });
