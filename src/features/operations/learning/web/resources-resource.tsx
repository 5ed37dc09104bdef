import { ExportButton, type Resource, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDateTime } from '#platform/language/format.ts';
import { exportResources, resourceQuery, resourcesQuery, STATES, type ResourceItem } from './resource-queries.ts';
import { ResourceChecks } from './resource-checks.tsx';
import { ResourcePane } from './resource-pane.tsx';
import { RESOURCE_STATES, ResourceStateLabel } from './resource-state.tsx';

/** Learning resources and whether their addresses work. */
export const RESOURCES: Resource<ResourceItem> = {
  path: '/staff/resources',
  title: m.learning_resources,
  lead: m.learning_resources_lead,
  query: resourcesQuery,
  nameLabel: m.learning_kind_resource,
  name: ({ attributes: { title, provider, skills } }) => ({
    text: title,
    below: [provider, ...skills.slice(0, 3).map(({ name }) => name)].join(' · '),
  }),
  find: m.learning_resources_find,
  facets: [
    {
      name: 'state',
      label: m.content_state,
      options: () => STATES.map((value) => ({ value, label: RESOURCE_STATES[value].label() })),
    },
  ],
  empty: { title: m.learning_resources_none, text: m.learning_resources_none_text },
  columns: () => [
    {
      id: 'state',
      header: m.content_state(),
      meta: { place: 2 },
      cell: ({ row: { original } }) => <ResourceStateLabel resource={original.attributes} />,
    },
    {
      id: 'checked',
      header: m.learning_checked(),
      meta: { place: 3 },
      cell: ({ row: { original } }) => {
        const { checked_at } = original.attributes;
        return <span className="nowrap">{checked_at ? formatDateTime(checked_at) : m.learning_never()}</span>;
      },
    },
  ],
  Above: ResourceChecks,
  Actions: ExportResources,
  loadOne: async (client, id) => (await client.ensureQueryData(resourceQuery(id))).data.attributes.title,
  Pane: ResourcePane,
};

function ExportResources({ search }: { search: ResourceSearch }) {
  return <ExportButton load={() => exportResources(search)} name="resources.csv" />;
}
