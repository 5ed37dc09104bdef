import { m } from '#platform/messages/messages.js';
import { formatDate, formatNumber } from '#platform/language/format.ts';
import { TitledSection } from '#platform/ui/titled-section.tsx';
import type { AnalyticsReport } from '../queries.ts';
import { formatShare } from './format-rate.ts';
import './report.css';

const STEPS = [
  m.analytics_step_seen,
  m.analytics_step_applied,
  m.analytics_step_offered,
  m.analytics_step_paid,
  m.analytics_step_read,
  m.analytics_step_plan,
];

/** Per week, the browsers that reached each step and their share of the previous step. */
export function FunnelTable({ weeks }: { weeks: AnalyticsReport['weeks'] }) {
  return (
    <TitledSection id="funnel" title={m.analytics_funnel()}>
      <p className="small muted">{m.analytics_funnel_text()}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
      <div className="table-frame" role="region" aria-labelledby="funnel" tabIndex={0}>
        <table className="report-table">
          <thead>
            <tr>
              <th scope="col">{m.analytics_funnel_week()}</th>
              {STEPS.map((step) => (
                <th key={step()} scope="col">
                  {step()}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ week, people }) => (
              <tr key={week}>
                <th scope="row">{formatDate(week, 'full')}</th>
                {people.map((count, step) => (
                  <td key={STEPS[step]?.()} className="num">
                    {formatNumber(count)}
                    {step > 0 && <span className="muted small"> {formatShare(count, people[step - 1] ?? 0)}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </TitledSection>
  );
}
