import { m } from '#platform/messages/messages.js';
import { formatNumber } from '#platform/language/format.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { TitledSection } from '#platform/ui/titled-section.tsx';
import { targetLabel } from '../mine/event-labels.ts';
import type { AnalyticsReport } from '../queries.ts';
import { formatRate } from './format-rate.ts';
import './report.css';

type Kind = AnalyticsReport['kinds'][number];

/** The results of the algorithms by type of item, and whether two experiment arms differ significantly. */
export function AlgorithmTables({ kinds }: { kinds: AnalyticsReport['kinds'] }) {
  return (
    <TitledSection id="algorithms" title={m.analytics_algorithms()}>
      <p className="small muted">{m.analytics_algorithms_text()}</p>
      {kinds.length === 0 && (
        <EmptyState cover="no-feed-seen" title={m.analytics_algorithms_none()} level={3}>
          {m.analytics_algorithms_none_text()}
        </EmptyState>
      )}
      {kinds.map((kind) => (
        <KindTable key={kind.item_type} kind={kind} />
      ))}
    </TitledSection>
  );
}

function KindTable({ kind: { item_type, arms, differences } }: { kind: Kind }) {
  const id = `kind-${item_type}`;
  const columns = [
    m.analytics_arm_algorithm(),
    m.analytics_arm_bucket(),
    m.analytics_arm_impressions(),
    m.analytics_arm_opens(),
    m.analytics_arm_open_rate(),
    m.analytics_arm_saves(),
    m.analytics_arm_save_rate(),
  ];
  return (
    <section className="stack gap-2.5" aria-labelledby={id}>
      <h3 id={id} className="sentence">
        {targetLabel(item_type, null)}
      </h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
      <div className="table-frame" role="region" aria-labelledby={id} tabIndex={0}>
        <table className="report-table">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {arms.map((arm) => (
              <tr key={`${arm.algorithm} ${arm.bucket}`}>
                <th scope="row">{arm.algorithm}</th>
                <td>{arm.bucket}</td>
                <td className="num">{formatNumber(arm.impressions)}</td>
                <td className="num">{formatNumber(arm.opens)}</td>
                <td className="num">{formatRate(arm.open_rate)}</td>
                <td className="num">{formatNumber(arm.saves)}</td>
                <td className="num">{formatRate(arm.save_rate)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {differences.map(({ a, b, is_significant, ...rate }) => (
        <p key={a + b} className="small">
          {is_significant
            ? m.analytics_significant({
                better: rate.value > 0 ? b : a,
                other: rate.value > 0 ? a : b,
                difference: formatRate(rate),
              })
            : m.analytics_not_significant({ a, b, difference: formatRate(rate) })}
        </p>
      ))}
    </section>
  );
}
