import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleMinus from 'lucide-react/icons/circle-minus';
import type { ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import { Icon } from '#platform/ui/icon.tsx';
import type { Tone } from '#platform/ui/tone.ts';
import type { FreeRow } from './queries.ts';
import './fitment.css';

export type Status = FreeRow['status'];

export const STATUS_ICONS = { met: CircleCheck, partly: CircleDashed, missing: CircleMinus };
/** The colour of a status. */
export const STATUS_TONES: Record<Status, Tone> = { met: 'good', partly: 'moderate', missing: 'low' };
const LABELS = { met: m.fitment_met, partly: m.fitment_partly, missing: m.fitment_missing };

/** A status as icon, word and colour, or with a count instead of the word alone. */
export function RowStatus({ status, children }: { status: Status; children?: ReactNode }) {
  return (
    <span className={`row-status band-${STATUS_TONES[status]}`}>
      <Icon of={STATUS_ICONS[status]} small />
      {children ?? LABELS[status]()}
    </span>
  );
}

/** How many rows have which status: "4 met, 4 partly, 2 not found", without those that no row has. */
export function StatusCounts({ counts }: { counts: Record<Status, number> }) {
  const labels: [Status, string][] = [
    ['met', m.fitment_count_met({ count: counts.met })],
    ['partly', m.fitment_count_partly({ count: counts.partly })],
    ['missing', m.fitment_count_missing({ count: counts.missing })],
  ];
  return (
    <span className="status-counts">
      {labels.map(
        ([status, label]) =>
          counts[status] > 0 && (
            <RowStatus key={status} status={status}>
              {label}
            </RowStatus>
          ),
      )}
    </span>
  );
}
