import { exportRows } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { healthOf, selectResources } from './select-resources.ts';

/** The learning resources that a list shows, as CSV. */
export const exportResources: UseCase<'GET /api/staff/resources/export'> = (ctx, { query }) =>
  exportRows(ctx, {
    scope: 'editor',
    name: 'resources',
    object: { type: 'learning_resources' },
    filter: query,
    load: () => selectResources(ctx, query),
    columns: {
      id: ({ id }) => id,
      title: ({ stated }) => stated.title,
      address: ({ url }) => url,
      stated: ({ stated }) => stated.url,
      provider: ({ stated }) => stated.provider,
      skills: ({ skills }) => skills.map(({ name }) => name).join(', '),
      health: ({ check }) => healthOf(check),
      status: ({ check }) => check?.status ?? '',
      checked: ({ check }) => check?.at.toISOString() ?? '',
      source: ({ replacement }) => replacement?.source ?? '',
      sourced_on: ({ replacement }) => replacement?.sourced_on ?? '',
      dropped: ({ dropped }) => (dropped ? 'yes' : 'no'),
      reports: ({ reports }) => reports,
    },
  });
