import { useSuspenseQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ListChecks from 'lucide-react/icons/list-checks';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { Pane, PaneHistory, PaneSection, ReasonAct, StateLabel } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDateTime, formatNumber } from '#platform/language/format.ts';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { isBadRun, runSentence, STATES } from './labels.ts';
import { MappingTable } from './mapping-table.tsx';
import { PauseAct } from './pause-act.tsx';
import { sourceQuery, useRunNow, type Source, type SourceItem } from './queries.ts';
import { RemoveMenu } from './remove-menu.tsx';
import { RunTable } from './run-table.tsx';
import { SourceForm } from './source-form.tsx';
import './sources.css';
import '#platform/ui/styles/workspace.css';

type SourcePaneProps = { id: string; sources: readonly SourceItem[]; onOpen: (id: string | undefined) => void };

/** One source: where and when, its runs, the rows it did not take, and what its fields became. */
export function SourcePane({ id, sources, onOpen }: SourcePaneProps) {
  const { data } = useSuspenseQuery(sourceQuery(id));
  const source = data.data;
  const index = sources.findIndex((other) => other.id === id);
  const step = (by: 1 | -1) => {
    const next = sources[index + by];
    if (next) onOpen(next.id);
  };
  return (
    <Pane
      label={source.attributes.name}
      list={{ to: '/staff/sources', label: m.sources_title() }}
      place={{ index, of: sources.length }}
      onStep={step}
      onClose={() => onOpen(undefined)}
      more={<RemoveMenu source={source} onRemoved={() => onOpen(undefined)} />}
      head={<PaneTitle source={source} />}
    >
      <LastAnswer source={source} />
      <PaneSection title={m.sources_where_and_when()}>
        <SourceForm key={source.attributes.schedule} source={source} />
      </PaneSection>
      {source.attributes.runs.length > 0 && (
        <PaneSection
          title={m.sources_last_runs()}
          aside={<span className="small muted">{m.sources_run_count({ count: source.attributes.run_count })}</span>}
        >
          <RunTable runs={source.attributes.runs} />
          <p className="small muted">{m.sources_closing_rule()}</p>
        </PaneSection>
      )}
      <RowErrors source={source} />
      <Mapping source={source} />
      <PaneHistory entries={source.attributes.history} all={source.id} />
    </Pane>
  );
}

function PaneTitle({ source: { id, attributes } }: { source: Source }) {
  const { name, state, open_jobs, next_run_at, address } = attributes;
  const { label, tone, icon } = STATES[state];
  return (
    <div className="source-heading">
      <div className="stack gap-1 source-name">
        <h2>{name}</h2>
        <Meta>
          <StateLabel tone={tone} icon={icon}>
            {label()}
          </StateLabel>
          <span>{m.sources_open_jobs({ count: open_jobs, jobs: formatNumber(open_jobs) })}</span>
          {next_run_at && <span>{m.sources_next_run({ when: formatDateTime(next_run_at) })}</span>}
        </Meta>
      </div>
      {address !== null && <RunButtons id={id} name={name} state={state} />}
    </div>
  );
}

function RunButtons({ id, name, state }: { id: string } & Pick<Source['attributes'], 'name' | 'state'>) {
  const run = useRunNow();
  const toast = useToast();
  const onError = (error: Error) => toast.show(error.message, { kind: 'warn' });
  const isPaused = state === 'paused';
  return (
    <span className="work-actions source-actions">
      <PauseAct id={id} name={name} isPaused={isPaused} />
      {!isPaused && (
        <Button
          small
          icon={RefreshCw}
          loading={run.isPending || state === 'running'}
          onClick={() => run.mutate({ params: { id }, json: { accept_fewer: false } }, { onError })}
        >
          {m.sources_run_now()}
        </Button>
      )}
    </span>
  );
}

/** What was wrong with the last run, and what can be done. */
function LastAnswer({ source: { id, attributes } }: { source: Source }) {
  const run = useRunNow();
  const last = attributes.runs.find(({ attributes: { ended_at } }) => ended_at !== null);
  if (!last || !isBadRun(last)) return null;
  const isSuspicious = last.attributes.state === 'suspicious';
  return (
    <div className="work-section">
      <Banner kind={isSuspicious ? 'warn' : 'bad'}>
        {runSentence(last)} {m.sources_nothing_closed()}
      </Banner>
      {isSuspicious && attributes.address !== null && (
        <div>
          <ReasonAct
            label={m.sources_accept_fewer()}
            icon={ListChecks}
            title={m.sources_accept_fewer_title()}
            text={m.sources_closing_rule()}
            change={run}
            onSave={(reason, close) => run.mutate({ params: { id }, json: { accept_fewer: true, reason } }, { onSuccess: close })}
          />
        </div>
      )}
    </div>
  );
}

function RowErrors({ source: { id, attributes } }: { source: Source }) {
  const { errors, error_count } = attributes;
  if (error_count === 0) return null;
  const download = (
    <a className="link small" href={`/api/job_sources/${id}/errors`} download>
      {m.sources_download()}
    </a>
  );
  return (
    <PaneSection title={m.sources_errors({ count: formatNumber(error_count) })} aside={download}>
      <ul className="source-errors">
        {errors.map(({ position, at, title, reason }) => (
          <li key={position}>
            <span className="muted">{at}</span>
            <span>
              {title !== '' && <b className="source-row-title">{title}</b>}
              <span className="muted">{reason}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="small muted">{m.sources_errors_note()}</p>
    </PaneSection>
  );
}

function Mapping({ source: { attributes } }: { source: Source }) {
  const [shown, setShown] = useState(0);
  const { sample } = attributes;
  const row = sample[shown % Math.max(1, sample.length)];
  if (!row) return null;
  const next = (
    <>
      <span className="small muted">{row.at}</span>
      {sample.length > 1 && (
        <Button
          variant="bare"
          small
          iconOnly
          icon={ChevronRight}
          label={m.sources_next_row()}
          onClick={() => setShown(shown + 1)}
        />
      )}
    </>
  );
  return (
    <PaneSection title={m.sources_mapping()} aside={next}>
      <MappingTable row={row} />
    </PaneSection>
  );
}
