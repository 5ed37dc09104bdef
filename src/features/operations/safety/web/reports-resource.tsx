import { lazy } from 'react';
import CircleCheck from 'lucide-react/icons/circle-check';
import EyeOff from 'lucide-react/icons/eye-off';
import Flag from 'lucide-react/icons/flag';
import Gavel from 'lucide-react/icons/gavel';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { reasonLabel, STATUS_LABELS, type CaseStatus } from '#features/base/moderation/web/index.ts';
import { StateLabel, type Resource, type StateTone } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatNumber, formatRelative } from '#platform/language/format.ts';
import { useNow } from '#platform/ui/hooks/use-now.ts';
import type { IconShape } from '#platform/ui/icon.tsx';
import { caseQuery, casesQuery, type ModerationCase } from './queries.ts';
import { typeLabel, TYPES } from './type-labels.ts';

const STATES: Record<CaseStatus, { tone: StateTone; icon: IconShape }> = {
  open: { tone: 'warn', icon: Flag },
  hidden: { tone: 'bad', icon: EyeOff },
  settled: { tone: 'good', icon: Gavel },
  dismissed: { tone: 'soft', icon: CircleCheck },
  restored: { tone: 'soft', icon: RotateCcw },
};

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
  loadOne: async (client, id) =>
    (await client.ensureQueryData(caseQuery(id))).data.attributes.object?.title ?? m.moderation_gone(),
  Pane: lazy(async () => ({ default: (await import('./case-pane.tsx')).CasePane })),
};

export function CaseState({ status }: { status: CaseStatus }) {
  const { tone, icon } = STATES[status];
  return (
    <StateLabel tone={tone} icon={icon}>
      {STATUS_LABELS[status]()}
    </StateLabel>
  );
}

function Reported({ at }: { at: string }) {
  const now = useNow();
  return <span className="nowrap">{formatRelative(at, now)}</span>;
}
