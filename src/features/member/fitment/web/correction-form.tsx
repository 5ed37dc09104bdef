import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { RadioGroup } from '#platform/ui/radio-group.tsx';
import { changeMessage } from './change-message.ts';
import { REASON_LABELS } from './correction-reasons.ts';
import { EffectPreview } from './effect-preview.tsx';
import { useCorrectRow, type CorrectionReason, type Fitment, type FreeRow } from './queries.ts';
import './fitment.css';

type CorrectionFormProps = {
  fitment: Fitment;
  row: FreeRow;
  quote: string | null;
  reasons: readonly CorrectionReason[];
  onCancel: () => void;
  onDone: (message: string) => void;
};

/** Asks why a row is not right, and says what that changes before it is done. */
export function CorrectionForm({ fitment, row, quote, reasons, onCancel, onDone }: CorrectionFormProps) {
  const [reason, setReason] = useState<CorrectionReason | null>(null);
  const correct = useCorrectRow(fitment.attributes.job_application_id);
  const correction = reason && {
    requirement_id: row.id,
    reason,
    quote: reason === 'does_not_show' ? quote : null,
  };
  const apply = () => {
    if (!correction) return;
    correct.mutate(
      { params: { id: fitment.id }, json: correction },
      { onSuccess: ({ data }) => onDone(changeMessage(fitment, data)) },
    );
  };
  return (
    <div className="row-form">
      <div className="row">
        <p className="strong flex-1">{m.fitment_why_not_right()}</p>
        <Button variant="bare" small onClick={onCancel}>
          {m.fitment_cancel()}
        </Button>
      </div>
      <div className="correction-reasons">
        <RadioGroup
          hideLegend
          legend={m.fitment_why_not_right()}
          name={`reason-${row.id}`}
          value={reason ?? ''}
          options={reasons.map((value) => ({ value, label: REASON_LABELS[value]() }))}
          onValueChange={(value) => setReason(reasons.find((known) => known === value) ?? null)}
        />
      </div>
      {correct.isError && <Banner kind="bad">{correct.error.message}</Banner>}
      {correction && (
        <EffectPreview
          fitment={fitment}
          change={{ correction }}
          note={reason === 'not_for_me' ? m.fitment_not_for_me_note() : ''}
        >
          <Button variant="quiet" small loading={correct.isPending} onClick={apply}>
            {m.fitment_apply_change()}
          </Button>
          <span className="small muted">{m.fitment_apply_note()}</span>
        </EffectPreview>
      )}
    </div>
  );
}
