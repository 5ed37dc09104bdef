import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Icon } from '#platform/ui/icon.tsx';
import { KindTag } from './kind-tag.tsx';
import type { Fitment, Preview } from './queries.ts';
import { QuotePair } from './quote.tsx';
import { RowActions } from './row-actions.tsx';
import { RowStatus, STATUS_TONES } from './row-status.tsx';
import './free-look.css';

/** The strongest evidence as pairs of sentences; a visitor, who has no fitment, corrects none. A corrected row stays until the page is opened again. */
export function StrongestEvidence({ fitment, preview }: { fitment: Fitment | null; preview: Preview }) {
  const [opened] = useState(preview.strongest);
  const rows = opened.map((row) => ({ ...row, ...preview.rows.find(({ id }) => id === row.id) }));
  return (
    <section className="look-strongest" aria-labelledby="strongest">
      <h2 id="strongest">{m.fitment_strongest()}</h2>
      {rows.length === 0 && <p className="muted">{m.fitment_strongest_none()}</p>}
      <ul className="strongest">
        {rows.map((row) => (
          <li key={row.id} className={`band-${STATUS_TONES[row.status]}`}>
            <details open>
              <summary>
                <h3>{row.label}</h3>
                <KindTag row={row} />
                <RowStatus status={row.status} />
                <Icon of={ChevronDown} small className="turn" />
              </summary>
              <div className="stack gap-2.5">
                <QuotePair row={row} evidence={row.evidence} />
                {fitment && !fitment.attributes.outdated && (
                  <RowActions fitment={fitment} row={row} quote={row.evidence[0]?.quote ?? null} />
                )}
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
