import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DataTable, StaffFrame, type TableColumn } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatNumber, formatPercent } from '#platform/language/format.ts';
import { TextLink } from '#platform/ui/text-link.tsx';
import { experimentsQuery, type Experiment } from './queries.ts';
import '#platform/ui/styles/workspace.css';

type Attributes = Experiment['attributes'];
type ArmRow = Attributes['arms'][number];

const NAMES: Readonly<Record<string, () => string>> = {
  jobs: m.system_experiment_jobs,
  programs: m.system_experiment_programs,
  insights: m.system_experiment_insights,
};

const showRate = (rate: ArmRow['open_rate']): string =>
  rate === null
    ? '–'
    : m.system_rate({ rate: formatPercent(rate.value), low: formatPercent(rate.low), high: formatPercent(rate.high) });

const columns = (): TableColumn<ArmRow>[] => [
  {
    id: 'algorithm',
    header: m.system_algorithm(),
    meta: { place: 1 },
    cell: ({ row: { original } }) => (
      <>
        <b>{original.arm.toUpperCase()}</b> <span className="work-text">{original.algorithm}</span>
      </>
    ),
  },
  {
    id: 'share',
    header: m.system_share(),
    meta: { place: 2, isFigure: true },
    cell: ({ row: { original } }) => formatPercent(original.share),
  },
  {
    id: 'shown',
    header: m.system_impressions(),
    meta: { isFigure: true, isWideOnly: true },
    cell: ({ row: { original } }) => formatNumber(original.impressions),
  },
  {
    id: 'opened',
    header: m.system_open_rate(),
    meta: { place: 4, isFigure: true },
    cell: ({ row: { original } }) => (
      <>
        <span className="muted md:hidden">{m.system_open_rate()} </span>
        {showRate(original.open_rate)}
      </>
    ),
  },
  {
    id: 'kept',
    header: m.system_save_rate(),
    meta: { isFigure: true, isWideOnly: true },
    cell: ({ row: { original } }) => showRate(original.save_rate),
  },
];

/** The experiments on what is recommended: who gets which algorithm, and what was measured. */
export function Experiments() {
  const experiments = useSuspenseQuery(experimentsQuery()).data.data;
  return (
    <StaffFrame title={m.system_experiments()} count={experiments.length}>
      <div className="work-page">
        <p className="muted">
          {m.system_experiments_text({ weeks: experiments[0]?.attributes.weeks ?? 0 })}{' '}
          <TextLink render={<Link to="/reports/journeys" />}>{m.staff_place_journeys()}</TextLink>
        </p>
        {experiments.map(({ id, attributes }) => (
          <section key={id} className="stack gap-2" aria-labelledby={`experiment-${id}`}>
            <h2 id={`experiment-${id}`}>{NAMES[id]?.() ?? id}</h2>
            <div className="work-box">
              <DataTable label={NAMES[id]?.() ?? id} columns={columns()} rows={attributes.arms} getId={({ arm }) => arm} />
              <p className="work-foot small">{describe(attributes.difference)}</p>
            </div>
          </section>
        ))}
      </div>
    </StaffFrame>
  );
}

function describe(difference: Attributes['difference']): string {
  if (difference === null) return m.system_not_measured();
  if (!difference.is_significant) return m.system_no_difference();
  return difference.value > 0 ? m.system_better({ arm: 'B' }) : m.system_better({ arm: 'A' });
}
