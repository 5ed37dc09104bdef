import { foreignLanguageTag } from '#platform/language/language.ts';
import { formatMonth, isoDay } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import { Panel } from '#platform/ui/panel.tsx';
import type { Reading } from './queries.ts';
import { formatMonths } from './section-labels.ts';
import { buildTimeline, monthIndex, monthOf, type Timeline } from './timeline.ts';
import './reading.css';

/** The years of work that were counted, and the positions in time with gaps and what overlaps. */
export function TimelinePanel({ reading }: { reading: Reading }) {
  const timeline = buildTimeline(reading, isoDay(Date.now()));
  const undated = reading.remarks.find(({ kind }) => kind === 'undated_role')?.count ?? 0;
  if (timeline === null && undated === 0) return null;
  return (
    <Panel className="timeline-panel stack items-center gap-x-10 gap-y-4 [--pad:20px]">
      <div className="stack gap-1">
        <p>
          <strong className="reading-total">{formatMonths(reading.months)}</strong>{' '}
          <span className="muted">{m.resume_reading_total()}</span>
        </p>
        {undated > 0 && <p className="small timeline-undated">{m.resume_reading_undated({ count: undated })}</p>}
      </div>
      {timeline && <Picture timeline={timeline} />}
      {timeline && <Remarks timeline={timeline} />}
    </Panel>
  );
}

const MAX_YEARS = 9;

function Picture({ timeline: { blocks, lanes, gaps, ends, from, to } }: { timeline: Timeline }) {
  const start = from - (from % 12);
  const range = to + 1 - start;
  const at = (month: number) => `${((month - start) / range) * 100}%`;
  const years = Math.ceil(range / 12);
  const step = Math.ceil(years / MAX_YEARS);
  const shownYears = Array.from({ length: Math.ceil(years / step) }, (_, index) => start / 12 + index * step);
  return (
    <div className="timeline" style={{ '--lanes': lanes }} aria-hidden="true">
      {blocks.map(({ position: { title, employer, start: key, section }, from: first, to: last, lane }) => (
        <span
          key={key}
          className="timeline-block"
          data-section={section === 'experience' ? undefined : 'other'}
          title={[title, employer].filter(Boolean).join(', ')}
          lang={foreignLanguageTag(title)}
          style={{ '--from': at(first), '--to': at(last + 1), '--lane': lane }}
        >
          {title || m.resume_reading_untitled()}
        </span>
      ))}
      {gaps.map((gap) => (
        <span key={gap.from} className="timeline-gap" style={{ '--from': at(gap.from), '--to': at(gap.to + 1), '--lane': 0 }} />
      ))}
      <i className="timeline-axis" />
      {ends.map(({ month, text }) => (
        <i key={text} className="timeline-end" title={text} style={{ '--from': at(month + 0.5) }} />
      ))}
      {shownYears.map((year) => (
        <span key={year} className="timeline-year" style={{ '--from': at(year * 12) }}>
          {year}
        </span>
      ))}
    </div>
  );
}

function Remarks({ timeline: { gaps, overlaps, ends } }: { timeline: Timeline }) {
  const today = monthIndex(isoDay(Date.now()));
  const format = (month: number) => (month >= today ? m.resume_reading_today() : formatMonth(monthOf(month)));
  const facts = (span: { from: number; to: number }) => ({
    from: format(span.from),
    to: format(span.to),
    length: formatMonths(span.to - span.from + 1),
  });
  if (gaps.length + overlaps.length + ends.length === 0) return null;
  return (
    <ul className="timeline-remarks small muted">
      {gaps.map((gap) => (
        <li key={`gap ${gap.from}`}>
          <i className="timeline-key" data-kind="gap" aria-hidden="true" />
          {m.resume_reading_gap(facts(gap))}
        </li>
      ))}
      {overlaps.map((overlap) => (
        <li key={`overlap ${overlap.from}`}>
          <i className="timeline-key" aria-hidden="true" />
          {m.resume_reading_overlap(facts(overlap))}
        </li>
      ))}
      {ends.map(({ month, text }) => (
        <li key={text} lang={foreignLanguageTag(text)}>
          <i className="timeline-key" data-kind="end" aria-hidden="true" />
          {text}
          {!text.includes(String(Math.floor(month / 12))) && `, ${Math.floor(month / 12)}`}
        </li>
      ))}
    </ul>
  );
}
