import { Icon } from '#platform/ui/icon.tsx';
import type { Preview } from './queries.ts';
import { STATUS_ICONS, STATUS_TONES } from './row-status.tsx';
import './fitment.css';

/** The strongest evidence in short: each row's name with the sentence that supports it. */
export function StrongestQuotes({ preview }: { preview: Pick<Preview, 'strongest'> }) {
  return (
    <ul className="status-list">
      {preview.strongest.map((row) => (
        <li key={row.id} className={`band-${STATUS_TONES[row.status]}`}>
          <Icon of={STATUS_ICONS[row.status]} small />
          <span>
            <span className="strong">{row.label}</span> <span className="small muted">“{row.evidence[0]?.quote}”</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Rows of which nothing was found, by name. */
export function NotFound({ rows }: { rows: readonly { id: string; label: string }[] }) {
  return (
    <ul className="status-list">
      {rows.map((row) => (
        <li key={row.id} className={`band-${STATUS_TONES.missing}`}>
          <Icon of={STATUS_ICONS.missing} small />
          <span>{row.label}</span>
        </li>
      ))}
    </ul>
  );
}
