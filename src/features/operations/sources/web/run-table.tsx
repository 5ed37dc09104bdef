import { m } from '#platform/messages/messages.js';
import { formatDateTime, formatNumber } from '#platform/language/format.ts';
import { runSentence } from './labels.ts';
import type { SourceRun } from './queries.ts';
import './sources.css';
import '#platform/ui/styles/workspace.css';

/** What each run found; one that gave no figures says why. */
export function RunTable({ runs }: { runs: readonly SourceRun[] }) {
  return (
    <table className="source-run-table">
      <thead>
        <tr>
          <th scope="col">{m.sources_when()}</th>
          <th scope="col">{m.sources_new()}</th>
          <th scope="col">{m.sources_changed()}</th>
          <th scope="col">{m.sources_gone()}</th>
          <th scope="col">{m.sources_error_rows()}</th>
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => (
          <tr key={run.id}>
            <th scope="row">
              {formatDateTime(run.attributes.started_at)}
              {runSentence(run) !== '' && <span className="work-note">{runSentence(run)}</span>}
            </th>
            <Figure of={run.attributes.added} tone="work-good" />
            <Figure of={run.attributes.changed + run.attributes.reopened} tone="work-busy" />
            <Figure of={run.attributes.closed} tone="" />
            <Figure of={run.attributes.errors} tone="work-bad" />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Figure = ({ of: count, tone }: { of: number; tone: string }) => (
  <td className={count === 0 ? 'source-none' : tone}>{count === 0 ? '–' : formatNumber(count)}</td>
);
