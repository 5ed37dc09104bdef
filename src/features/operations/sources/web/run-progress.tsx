import { m } from '#platform/messages/messages.js';
import { formatNumber, formatPercent } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { usePause, type SourceItem } from './queries.ts';
import './sources.css';

/** A run under way: the row that it is at and how much is read. */
export function RunProgress({ source }: { source: SourceItem }) {
  const pause = usePause();
  const run = source.attributes.runs.find(({ attributes }) => attributes.ended_at === null);
  const { rows_read, progress } = run?.attributes ?? { rows_read: 0, progress: 0 };
  const text = run ? m.sources_at_row({ row: formatNumber(rows_read), share: formatPercent(progress) }) : m.sources_waiting();
  return (
    <div className="banner source-progress" role="status">
      <span className="source-progress-text">
        <b>{source.attributes.name}</b> {text}
        <progress value={progress} max={1} aria-label={m.sources_progress({ name: source.attributes.name })} />
      </span>
      <Button
        variant="bare"
        small
        loading={pause.isPending}
        label={m.sources_pause_name({ name: source.attributes.name })}
        onClick={() => pause.mutate({ params: { id: source.id } })}
      >
        {m.sources_pause()}
      </Button>
    </div>
  );
}
