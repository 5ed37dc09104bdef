import { useQuery } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useEffect, useRef, useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { formatDateTime, formatNumber } from '#platform/language/format.ts';
import { fieldError } from '#platform/browser/field-error.ts';
import { Button } from '#platform/ui/button.tsx';
import { Progress } from '#platform/ui/progress.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { checkRunQuery, useCheckResources, useRefreshResources, type CheckRun } from './resource-queries.ts';

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 500;

/** Checking the resources that were checked longest ago: starting it, how far it is, and what it found. */
export function ResourceChecks() {
  const { data } = useQuery(checkRunQuery());
  const run = data?.data ?? null;
  useRefreshAtEnd(run?.state);
  return (
    <section className="panel stack gap-3" aria-label={m.learning_checks()}>
      {run?.state === 'running' ? <Running run={run} /> : <Start />}
      {run && run.state !== 'running' && <LastRun run={run} />}
    </section>
  );
}

function useRefreshAtEnd(state: CheckRun['state'] | undefined): void {
  const refresh = useRefreshResources();
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'running' && state !== 'running') void refresh();
    before.current = state;
  }, [state, refresh]);
}

function Start() {
  const [limit, setLimit] = useState(String(DEFAULT_LIMIT));
  const check = useCheckResources();
  const toast = useToast();
  const issue = fieldError(check.error, 'limit');
  return (
    <form
      className="row items-end gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        check.mutate(
          { json: { limit: Number(limit) } },
          {
            onError: (error) => {
              if (!fieldError(error, 'limit')) toast.show(error.message, { kind: 'warn' });
            },
          },
        );
      }}
    >
      <TextField
        label={m.learning_checks_limit()}
        type="number"
        min={1}
        max={MAX_LIMIT}
        value={limit}
        error={issue}
        onChange={({ currentTarget }) => setLimit(currentTarget.value)}
      />
      <Button type="submit" variant="quiet" small icon={RefreshCw} loading={check.isPending}>
        {m.learning_checks_start()}
      </Button>
    </form>
  );
}

const checkedOf = ({ works, gone, failing, unknown }: CheckRun) => works + gone + failing + unknown;

function Running({ run }: { run: CheckRun }) {
  const checked = checkedOf(run);
  const text = m.learning_checks_running({ checked: formatNumber(checked), total: formatNumber(run.total) });
  return (
    <div className="stack gap-2" role="status">
      <p className="small">{text}</p>
      <Progress value={Math.round((100 * checked) / run.total)} label={text} />
    </div>
  );
}

function LastRun({ run }: { run: CheckRun }) {
  const { state, works, gone, failing, unknown, started_at } = run;
  return (
    <p className="small muted">
      {m.learning_checks_found({
        date: formatDateTime(started_at),
        works: formatNumber(works),
        gone: formatNumber(gone),
        failing: formatNumber(failing),
        unknown: formatNumber(unknown),
      })}
      {state === 'interrupted' && ` ${m.learning_checks_interrupted()}`}
    </p>
  );
}
