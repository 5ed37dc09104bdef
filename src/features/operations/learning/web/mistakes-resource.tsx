import { ExportButton, type Resource, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDateTime, formatNumber } from '#platform/language/format.ts';
import { KINDS, MISTAKE_STATES } from './labels.ts';
import { MistakeStateLabel } from './learning-state.tsx';
import { MistakePane } from './mistake-pane.tsx';
import { exportMistakes, MISTAKE_KINDS, mistakeQuery, mistakesQuery, OUTCOMES, type MistakeItem } from './queries.ts';

/** What members report as mistakes in what they learn with. */
export const MISTAKES: Resource<MistakeItem> = {
  path: '/staff/mistakes',
  title: m.learning_mistakes,
  lead: m.learning_mistakes_lead,
  query: mistakesQuery,
  nameLabel: m.learning_reported,
  name: ({ attributes: { title, thing_id, kind, skill } }) => ({
    text: title || thing_id,
    below: skill ? `${KINDS[kind]()} · ${skill.name}` : KINDS[kind](),
  }),
  find: m.learning_mistakes_find,
  facets: [
    {
      name: 'state',
      label: m.content_state,
      options: () => OUTCOMES.map((value) => ({ value, label: value === 'all' ? m.staff_any() : MISTAKE_STATES[value].label() })),
      any: m.learning_state_waiting,
    },
    { name: 'type', label: m.learning_kind, options: () => MISTAKE_KINDS.map((value) => ({ value, label: KINDS[value]() })) },
  ],
  empty: { title: m.learning_mistakes_none, text: m.learning_mistakes_none_text },
  columns: () => [
    {
      id: 'state',
      header: m.content_state(),
      meta: { place: 2 },
      cell: ({ row: { original } }) => <MistakeStateLabel state={original.attributes.outcome ?? 'waiting'} />,
    },
    {
      id: 'reports',
      header: m.learning_reports(),
      meta: { place: 4, isFigure: true },
      cell: ({ row: { original } }) => formatNumber(original.attributes.report_count),
    },
    {
      id: 'when',
      header: m.learning_last_report(),
      meta: { place: 3 },
      cell: ({ row: { original } }) => <span className="nowrap">{formatDateTime(original.attributes.reported_at)}</span>,
    },
  ],
  Actions: ExportMistakes,
  loadOne: async (client, id) => {
    const { title, thing_id } = (await client.ensureQueryData(mistakeQuery(id))).data.attributes;
    return title || thing_id;
  },
  Pane: MistakePane,
};

function ExportMistakes({ search }: { search: ResourceSearch }) {
  return <ExportButton load={() => exportMistakes(search)} name="mistakes.csv" />;
}
