import { Link } from '@tanstack/react-router';
import { DataTable, StateLabel, type TableColumn } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatNumber } from '#platform/language/format.ts';
import { isBadRun, KIND_LABELS, SCHEDULE_LABELS, STATES } from './labels.ts';
import type { SourceItem } from './queries.ts';
import type { SourcesSearch } from './sources-search.ts';
import './sources.css';
import '#platform/ui/styles/workspace.css';

type SourceTableProps = { sources: readonly SourceItem[]; search: SourcesSearch; openId: string | undefined };

/** Sources with format, last runs, open jobs and state. */
export function SourceTable({ sources, search, openId }: SourceTableProps) {
  return (
    <DataTable
      label={m.sources_title()}
      columns={columnsFor(search)}
      rows={sources}
      getId={({ id }: SourceItem) => id}
      currentId={openId}
    />
  );
}

const columnsFor = (search: SourcesSearch): TableColumn<SourceItem>[] => [
  {
    id: 'name',
    header: m.sources_source(),
    meta: { place: 1 },
    cell: ({ row: { original } }) => (
      <>
        <Link className="work-name work-cover" to="/staff/sources/$id" params={{ id: original.id }} search={search}>
          {original.attributes.name}
        </Link>
        <span className="work-sub">{shortAddress(original)}</span>
      </>
    ),
  },
  {
    id: 'kind',
    header: m.sources_format(),
    meta: { place: 3 },
    cell: ({ row: { original } }) => (
      <>
        <span className="nowrap">{KIND_LABELS[original.attributes.kind]()}</span>
        <span className="work-sub">{SCHEDULE_LABELS[original.attributes.schedule]()}</span>
      </>
    ),
  },
  {
    id: 'runs',
    header: m.sources_last_runs(),
    meta: { isWideOnly: true },
    cell: ({ row: { original } }) => <RunBars source={original} />,
  },
  {
    id: 'jobs',
    header: m.sources_jobs(),
    meta: { place: 4, isFigure: true },
    cell: ({ row: { original } }) => figure(original.attributes.open_jobs),
  },
  {
    id: 'state',
    header: m.sources_state(),
    meta: { place: 2 },
    cell: ({ row: { original } }) => {
      const { label, tone, icon } = STATES[original.attributes.state];
      return (
        <StateLabel tone={tone} icon={icon}>
          {label()}
        </StateLabel>
      );
    },
  },
];

const figure = (count: number): string => (count === 0 ? '–' : formatNumber(count));

/** An address without its protocol, or the name of the file. */
export const shortAddress = ({ attributes: { address, file_name } }: SourceItem): string =>
  address?.replace(/^https?:\/\/(?:www\.)?/, '') ?? m.sources_file({ name: file_name });

/** One bar per run, the latest last; a taller red one gave no trustworthy answer. */
function RunBars({ source }: { source: SourceItem }) {
  const runs = source.attributes.runs.filter(({ attributes }) => attributes.ended_at !== null).toReversed();
  const bad = runs.filter(isBadRun).length;
  return (
    <span className="source-runs">
      {runs.map((run) => (
        <i key={run.id} className={isBadRun(run) ? 'source-run-bad' : ''} aria-hidden="true" />
      ))}
      <span className="visually-hidden">{m.sources_runs_sentence({ count: runs.length, bad })}</span>
    </span>
  );
}
