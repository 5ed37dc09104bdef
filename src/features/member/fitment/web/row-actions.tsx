import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { AttachedNote, CorrectionNote } from './correction-note.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { listReasons } from './correction-reasons.ts';
import { EvidenceForm } from './evidence-form.tsx';
import type { Fitment, FreeRow } from './queries.ts';
import { useEscape, useNextFocus } from './use-row-focus.ts';
import './fitment.css';

const [ADD, CORRECT, TAKE_BACK, FIELD] = [
  '[data-action=add]',
  '[data-action=correct]',
  '[data-action=take-back]',
  'input, textarea',
];

type RowActionsProps = {
  fitment: Fitment;
  row: FreeRow;
  /** The best sentence for the row, if it is known. */
  quote: string | null;
};

/** What a member can say about a row: that it is not right, that they have done it; and how to take it back. */
export function RowActions({ fitment, row, quote }: RowActionsProps) {
  const [open, setOpen] = useState<'correct' | 'add' | null>(null);
  const [outcome, setOutcome] = useState('');
  const { container, focusNext } = useNextFocus();
  const attached = fitment.attributes.attached.find(({ requirement_id }) => requirement_id === row.id);
  const finish = (message: string, next: string) => {
    setOpen(null);
    setOutcome(message);
    focusNext(next);
  };
  const show = (form: 'correct' | 'add') => {
    setOutcome('');
    setOpen(form);
    focusNext(FIELD);
  };
  useEscape(container, open !== null, () => finish('', open === 'add' ? ADD : CORRECT));
  const mayAdd = row.status !== 'met' && row.type !== 'wording' && !row.correction && !attached;
  return (
    <div className="row-actions" ref={container} tabIndex={-1} role="group" aria-label={row.label}>
      <p className="small" role="status">
        {outcome}
      </p>
      {row.correction && (
        <CorrectionNote fitment={fitment} row={row} correction={row.correction} onDone={(message) => finish(message, CORRECT)} />
      )}
      {attached && <AttachedNote fitment={fitment} attached={attached} onDone={(message) => finish(message, ADD)} />}
      {open === null && (mayAdd || !row.correction) && (
        <div className="row gap-x-2 gap-y-1">
          {mayAdd && (
            <Button variant="quiet" small data-action="add" onClick={() => show('add')}>
              {m.fitment_done_this()}
            </Button>
          )}
          {!row.correction && (
            <Button variant={mayAdd ? 'bare' : 'quiet'} small data-action="correct" onClick={() => show('correct')}>
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
          onCancel={() => finish('', CORRECT)}
          onDone={(message) => finish(message, TAKE_BACK)}
        />
      )}
      {open === 'add' && (
        <EvidenceForm
          fitment={fitment}
          row={row}
          onCancel={() => finish('', ADD)}
          onDone={(message) => finish(message, TAKE_BACK)}
        />
      )}
    </div>
  );
}
