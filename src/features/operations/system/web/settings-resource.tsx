import Minus from 'lucide-react/icons/minus';
import Lock from 'lucide-react/icons/lock';
import { StateLabel, type Resource } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { settingsQuery, type Setting } from './queries.ts';
import '#platform/ui/styles/workspace.css';

const SOURCES: Record<Setting['attributes']['source'], () => string> = {
  environment: m.system_from_environment,
  default: m.system_from_default,
};

/** The settings as they are; they are changed where the server is started. */
export const SETTINGS: Resource<Setting> = {
  path: '/staff/settings',
  title: m.system_settings,
  lead: m.system_settings_lead,
  query: settingsQuery,
  nameLabel: m.system_setting,
  name: ({ id, attributes: { group } }) => ({ text: id, below: group }),
  find: m.system_settings_find,
  facets: [
    {
      name: 'type',
      label: m.system_source,
      options: () => Object.entries(SOURCES).map(([value, label]) => ({ value, label: label() })),
    },
  ],
  empty: { title: m.system_settings_none, text: m.system_settings_none_text },
  columns: () => [
    {
      id: 'value',
      header: m.system_value(),
      meta: { place: 4 },
      cell: ({ row: { original } }) => <Value setting={original} />,
    },
    {
      id: 'source',
      header: m.system_source(),
      meta: { place: 2 },
      cell: ({ row: { original } }) => <span className="muted nowrap">{SOURCES[original.attributes.source]()}</span>,
    },
    {
      id: 'meaning',
      header: m.system_meaning(),
      meta: { place: 3 },
      cell: ({ row: { original } }) => (
        <span className="work-note work-text" lang="en">
          {original.attributes.description.replaceAll('`', '')}
        </span>
      ),
    },
  ],
};

function Value({ setting: { attributes } }: { setting: Setting }) {
  const { value, is_secret, is_set } = attributes;
  if (is_secret && is_set)
    return (
      <StateLabel tone="good" icon={Lock}>
        {m.system_set()}
      </StateLabel>
    );
  if (value === null || value === '')
    return (
      <StateLabel tone="soft" icon={Minus}>
        {m.system_not_set()}
      </StateLabel>
    );
  return <span className="work-code">{value}</span>;
}
