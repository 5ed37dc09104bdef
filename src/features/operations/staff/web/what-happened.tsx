import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { formatDate, formatNumber, formatPercent, formatRupees } from '#platform/language/format.ts';
import { Segmented } from '#platform/ui/segmented.tsx';
import { daysQuery, type Period, type Series } from './queries.ts';
import './what-happened.css';
import '#platform/ui/styles/workspace.css';

const PERIODS: readonly Period[] = ['7', '28', '84'];
const DAY_MS = 86_400_000;
const LABELS: Record<Series['id'], () => string> = {
  'sign-ups': m.staff_sign_ups,
  applications: m.staff_applications,
  purchases: m.staff_purchases,
  revenue: m.staff_revenue,
};
const show = ({ id }: Series, value: number): string => (id === 'revenue' ? formatRupees(value * 100) : formatNumber(value));

/** Small charts of what happened, day by day. */
export function WhatHappened() {
  const [period, setPeriod] = useState<Period>('28');
  const { data } = useQuery({ ...daysQuery(period), placeholderData: keepPreviousData });
  const attributes = data?.data.attributes;
  if (!attributes || attributes.series.length === 0) return null;
  return (
    <section className="stack gap-3" aria-labelledby="what-happened">
      <div className="row gap-3">
        <h2 id="what-happened">{m.staff_what_happened()}</h2>
        <span className="push-end">
          <Segmented
            label={m.staff_period()}
            value={period}
            onValueChange={setPeriod}
            options={PERIODS.map((value) => ({ value, label: m.staff_days({ count: Number(value) }) }))}
          />
        </span>
      </div>
      <div className="day-charts">
        {attributes.series.map((series) => (
          <DayChart key={series.id} series={series} from={attributes.from} />
        ))}
      </div>
    </section>
  );
}

function DayChart({ series, from }: { series: Series; from: string }) {
  const { id, values, total, before } = series;
  const most = Math.max(1, ...values);
  const best = values.indexOf(Math.max(...values));
  const bestDay = formatDate(new Date(Date.parse(`${from}T00:00:00Z`) + best * DAY_MS), 'short');
  return (
    <figure className="work-box day-chart">
      <figcaption className="day-chart-head">
        <span className="muted">{LABELS[id]()}</span>
        <b className="day-chart-total">{show(series, total)}</b>
        <span className="small muted">{before === 0 ? m.staff_no_before() : changeOf(total, before)}</span>
      </figcaption>
      <svg
        className="day-bars"
        viewBox={`0 0 ${values.length * 4} 40`}
        preserveAspectRatio="none"
        role="img"
        aria-label={total === 0 ? m.staff_chart_empty() : m.staff_chart({ most: show(series, values[best] ?? 0), day: bestDay })}
      >
        {values.map((value, index) => {
          const height = value === 0 ? 1 : Math.max(2, (value / most) * 40);
          return <rect key={index} x={index * 4} y={40 - height} width={3} height={height} />;
        })}
      </svg>
      <span className="day-chart-ends small muted">
        <span>{formatDate(from, 'short')}</span>
        <span>{m.staff_chart_today()}</span>
      </span>
    </figure>
  );
}

function changeOf(total: number, before: number): string {
  const change = (total - before) / before;
  if (change === 0) return m.staff_as_before();
  return change > 0
    ? m.staff_more_than({ change: formatPercent(change) })
    : m.staff_less_than({ change: formatPercent(-change) });
}
