import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { Loading, SkeletonText } from '#platform/ui/skeleton.tsx';
import { formatPoints } from './format-points.ts';
import { pastReportQuery } from './queries.ts';
import { RowStatus } from './row-status.tsx';
import './report.css';

/** An earlier report as it was: its rows with their points, loaded when opened. */
export function PastReport({ fitmentId, reportId }: { fitmentId: string; reportId: string }) {
  const [isOpen, setOpen] = useState(false);
  const report = useQuery({ ...pastReportQuery(fitmentId, reportId), enabled: isOpen });
  return (
    <details className="past-report no-print" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="link small">{m.fitment_past_report()}</summary>
      {report.isPending && isOpen && (
        <Loading>
          <SkeletonText lines={4} />
        </Loading>
      )}
      {report.isError && <ErrorState onRetry={() => void report.refetch()} />}
      {report.data && (
        <ul>
          {report.data.data.requirements.map(({ id, label, status, points, out_of }) => (
            <li key={id}>
              <span className="past-label">{label}</span>
              <RowStatus status={status} />
              <span className="num">
                {out_of === 0 ? m.fitment_no_points() : m.fitment_points_of({ points: formatPoints(points), total: out_of })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
