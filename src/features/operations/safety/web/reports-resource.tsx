import { lazy } from 'react';
import { reasonLabel, STATUS_LABELS } from '#features/base/moderation/web/index.ts';
import { ExportButton, type Resource, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatNumber, formatRelative } from '#platform/language/format.ts';
import { useNow } from '#platform/ui/hooks/use-now.ts';
import { CaseState } from './case-state.tsx';
import { caseHistoryQuery, caseQuery, casesQuery, exportReports, type ModerationCase } from './queries.ts';
import { typeLabel, TYPES } from './type-labels.ts';

/** The queue of everything that is reported. */
export const REPORTS: Resource<ModerationCase> = {
  path: '/staff/reports',
  title: m.staff_place_reports,
  lead: m.moderation_lead,
  query: casesQuery,
  nameLabel: m.safety_what,
  name: ({ attributes: { object, object_type, reports } }) => ({
    text: object?.title ?? m.moderation_gone(),
    below: [typeLabel(object_type), ...new Set(reports.map(({ reason }) => reasonLabel(reason)))].join(' · '),
  }),
  find: m.safety_find,
  facets: [
    {
      name: 'status',
      label: m.members_state,
      options: () => [
        { value: 'hidden', label: STATUS_LABELS.hidden() },
        { value: 'settled', label: STATUS_LABELS.settled() },
        { value: 'dismissed', label: STATUS_LABELS.dismissed() },
        { value: 'restored', label: STATUS_LABELS.restored() },
      ],
      any: STATUS_LABELS.open,
    },
    {
      name: 'type',
      label: m.safety_type,
      options: () => Object.entries(TYPES).map(([value, label]) => ({ value, label: label() })),
    },
  ],
  empty: { title: m.moderation_none, text: m.moderation_none_text },
  columns: () => [
    {
      id: 'author',
      header: m.safety_author(),
      meta: { isWideOnly: true },
      cell: ({ row: { original } }) => original.attributes.author?.name ?? '–',
    },
    {
      id: 'reports',
      header: m.staff_place_reports(),
      meta: { place: 4, isFigure: true },
      cell: ({ row: { original } }) => formatNumber(original.attributes.report_count),
    },
    {
      id: 'when',
      header: m.safety_when(),
      meta: { place: 3 },
      cell: ({ row: { original } }) => <Reported at={original.attributes.reported_at} />,
    },
    {
      id: 'state',
      header: m.members_state(),
      meta: { place: 2 },
      cell: ({ row: { original } }) => <CaseState status={original.attributes.status} />,
    },
  ],
  Actions: ExportReports,
  loadOne: async (client, id) => {
    const { data } = await client.ensureQueryData(caseQuery(id));
    await client.ensureQueryData(caseHistoryQuery(id));
    return data.attributes.object?.title ?? m.moderation_gone();
  },
  Pane: lazy(async () => ({ default: (await import('./case-pane.tsx')).CasePane })),
};

function ExportReports({ search }: { search: ResourceSearch }) {
  return <ExportButton load={() => exportReports(search)} name="reports.csv" />;
}

function Reported({ at }: { at: string }) {
  const now = useNow();
  return <span className="nowrap">{formatRelative(at, now)}</span>;
}
