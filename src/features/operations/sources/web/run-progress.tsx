import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { formatNumber, formatPercent } from '#platform/language/format.ts';
import { TextLink } from '#platform/ui/text-link.tsx';
import type { SourceItem } from './queries.ts';
import './sources.css';

/** A run under way: the row that it is at and how much is read. It is paused where its source is open. */
export function RunProgress({ source }: { source: SourceItem }) {
  const run = source.attributes.runs.find(({ attributes }) => attributes.ended_at === null);
  const { rows_read, progress } = run?.attributes ?? { rows_read: 0, progress: 0 };
  const text = run ? m.sources_at_row({ row: formatNumber(rows_read), share: formatPercent(progress) }) : m.sources_waiting();
  return (
    <div className="banner source-progress" role="status">
      <span className="source-progress-text">
        <TextLink render={<Link to="/staff/sources/$id" params={{ id: source.id }} />}>{source.attributes.name}</TextLink> {text}
        <progress value={progress} max={1} aria-label={m.sources_progress({ name: source.attributes.name })} />
      </span>
    </div>
  );
}
