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
              {runSentence(run) !== '' && <span className="source-run-note">{runSentence(run)}</span>}
            </th>
            <td className="work-good">{figure(run.attributes.added)}</td>
            <td className="work-busy">{figure(run.attributes.changed + run.attributes.reopened)}</td>
            <td>{figure(run.attributes.closed)}</td>
            <td className="work-bad">{figure(run.attributes.errors)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const figure = (count: number): string => (count === 0 ? '–' : formatNumber(count));
