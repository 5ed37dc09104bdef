import { useState, type ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from './button.tsx';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';
import { RadioGroup } from './radio-group.tsx';
import { SheetClose } from './sheet.tsx';
import { TextArea } from './text-area.tsx';

type ReasonDialogProps<Reason extends string> = Pick<FormDialogProps, 'title' | 'subtitle' | 'save' | 'change' | 'onClose'> & {
  legend: string;
  reasons: readonly { value: Reason; label: () => string }[];
  noteLabel: string;
  /** The error when no reason is chosen. */
  missing: string;
  onSend: (report: { reason: Reason; note: string }) => void;
  /** Other things to do instead, below the fields. */
  after?: ReactNode;
};

/** Asks for one of several reasons and an optional note of at most 1,000 characters. */
export function ReasonDialog<Reason extends string>({
  legend,
  reasons,
  noteLabel,
  missing,
  onSend,
  after,
  ...frame
}: ReasonDialogProps<Reason>) {
  const [reason, setReason] = useState<Reason | null>(null);
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <FormDialog
      {...frame}
      onSave={() => (reason ? onSend({ reason, note }) : setMissing(true))}
      aside={<SheetClose render={<Button variant="bare">{m.kit_cancel()}</Button>} />}
    >
      <RadioGroup
        legend={legend}
        name="reason"
        value={reason ?? ''}
        options={reasons.map(({ value, label }) => ({ value, label: label() }))}
        onValueChange={(next) => {
          setReason(reasons.find(({ value }) => value === next)?.value ?? null);
          setMissing(false);
        }}
        error={isMissing && missing}
      />
      <TextArea
        label={noteLabel}
        optional
        maxLength={1000}
        rows={3}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {after}
    </FormDialog>
  );
}
