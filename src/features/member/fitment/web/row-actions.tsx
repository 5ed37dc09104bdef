import { useRef, useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { AttachedNote, CorrectionNote } from './correction-note.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { listReasons } from './correction-reasons.ts';
import { EvidenceForm } from './evidence-form.tsx';
import { Points } from './points.tsx';
import type { Fitment, FreeRow, Requirement } from './queries.ts';
import './fitment.css';

type RowActionsProps = {
  fitment: Fitment;
  row: FreeRow;
  /** The best sentence for the row, if it is known. */
  quote: string | null;
  /** What showing it would add, in an open report. */
  raise?: Requirement['raise'];
};

/** What a member can say about a row: that it is not right, that they have done it; and how to take it back. */
export function RowActions({ fitment, row, quote, raise = null }: RowActionsProps) {
  const [open, setOpen] = useState<'correct' | 'add' | null>(null);
  const [outcome, setOutcome] = useState('');
  const container = useRef<HTMLDivElement>(null);
  const attached = fitment.attributes.attached.find(({ requirement_id }) => requirement_id === row.id);
  const finish = (message: string) => {
    setOpen(null);
    setOutcome(message);
    // The control that was pressed is gone.
    container.current?.focus({ preventScroll: true });
  };
  const show = (form: 'correct' | 'add') => {
    setOutcome('');
    setOpen(form);
  };
  const mayAdd = row.status !== 'met' && row.type !== 'wording' && !row.correction && !attached;
  return (
    <div className="row-actions no-print" ref={container} tabIndex={-1} role="group" aria-label={row.label}>
      <p className="small" role="status">
        {outcome}
      </p>
      {row.correction && <CorrectionNote fitment={fitment} row={row} correction={row.correction} onDone={finish} />}
      {attached && <AttachedNote fitment={fitment} attached={attached} onDone={finish} />}
      {open === null && (mayAdd || !row.correction) && (
        <div className="row gap-x-2 gap-y-1">
          {raise && (
            <p className="small muted">
              {raise.to === 'shown' ? m.fitment_would_earn_shown() : m.fitment_would_earn_used()}{' '}
              <Points exact value={raise.points} />
            </p>
          )}
          {mayAdd && (
            <Button variant="quiet" small onClick={() => show('add')}>
              {m.fitment_done_this()}
            </Button>
          )}
          {!row.correction && (
            <Button variant={mayAdd ? 'bare' : 'quiet'} small onClick={() => show('correct')}>
              {m.fitment_not_right()}
            </Button>
          )}
        </div>
      )}
      {open === 'correct' && (
        <CorrectionForm
          fitment={fitment}
          row={row}
          quote={quote}
          reasons={listReasons(row, quote)}
          onCancel={() => finish('')}
          onDone={finish}
        />
      )}
      {open === 'add' && <EvidenceForm fitment={fitment} row={row} onCancel={() => finish('')} onDone={finish} />}
    </div>
  );
}
