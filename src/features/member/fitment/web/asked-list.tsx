import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef, useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { KindTag } from './kind-tag.tsx';
import type { Fitment, FreeRow } from './queries.ts';
import { RowActions } from './row-actions.tsx';
import { RowStatus, STATUS_TONES } from './row-status.tsx';
import { useStableOrder } from './stable-order.ts';
import './free-look.css';

/** Everything the ad asks for, by name with its status; "Correct it" opens what a member can say about each row. */
export function AskedList({ fitment, rows }: { fitment: Fitment | null; rows: readonly FreeRow[] }) {
  const [isCorrecting, setCorrecting] = useState(false);
  const ordered = useStableOrder(rows);
  const further = ordered.filter(({ part }) => part === 'further');
  const list = { fitment, isCorrecting };
  const section = useRef<HTMLElement>(null);
  // The buttons that appear stand above the pressed one.
  useEffect(() => {
    if (isCorrecting) section.current?.querySelector('button')?.focus();
  }, [isCorrecting]);
  return (
    <section className="look-asked" aria-labelledby="asked" ref={section}>
      <h2 id="asked">{m.fitment_asked()}</h2>
      <Rows {...list} rows={ordered.filter(({ part }) => part !== 'further')} />
      {further.length > 0 && (
        <details className="fold">
          <summary>
            <h3>{m.fitment_further_count({ count: further.length })}</h3>
            <Icon of={ChevronDown} small className="turn" />
          </summary>
          <Rows {...list} rows={further} />
        </details>
      )}
      {fitment && !fitment.attributes.outdated && (
        <p className="row small muted correct-it no-print">
          {m.fitment_read_wrong()}
          <Button variant="quiet" small aria-expanded={isCorrecting} onClick={() => setCorrecting(!isCorrecting)}>
            {isCorrecting ? m.fitment_correct_done() : m.fitment_correct_it()}
          </Button>
        </p>
      )}
    </section>
  );
}

type RowsProps = { fitment: Fitment | null; rows: readonly FreeRow[]; isCorrecting: boolean };

function Rows({ fitment, rows, isCorrecting }: RowsProps) {
  const isChanged = ({ id, correction }: FreeRow) =>
    correction !== null || fitment?.attributes.attached.some(({ requirement_id }) => requirement_id === id);
  return (
    <ul className={isCorrecting ? 'asked is-correcting' : 'asked'}>
      {rows.map((row) => (
        <li key={row.id} className={`band-${STATUS_TONES[row.status]}`}>
          <span className="asked-name">
            <span className="asked-label">{row.label}</span> <KindTag row={row} />
          </span>
          <RowStatus status={row.status} />
          {fitment && (isCorrecting || isChanged(row)) && !fitment.attributes.outdated && (
            <RowActions fitment={fitment} row={row} quote={null} />
          )}
        </li>
      ))}
    </ul>
  );
}
