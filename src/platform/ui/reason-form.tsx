import { useState, type ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import { fieldError } from '#platform/browser/field-error.ts';
import { FormDialog } from './form-dialog.tsx';
import { TextArea } from './text-area.tsx';

const MAX_REASON = 500;

type ReasonFormProps = {
  title: string;
  text?: string;
  size?: 'small' | 'normal';
  save: string;
  /** Who reads the reason: by default colleagues, in the audit log. */
  reason?: { label: string; hint?: string; /** Its name in the request, `reason` by default. */ path?: string };
  /** The most frequent reason, which the field begins with. */
  preset?: string;
  change: { error: Error | null; isPending: boolean };
  onSave: (reason: string) => void;
  onClose: () => void;
  /** Other fields, before the reason. */
  children?: ReactNode;
  /** After the reason. */
  after?: ReactNode;
};

/** A dialog for a change by staff, which always asks for the reason. What was typed stays when the change is refused. */
export function ReasonForm({
  title,
  text,
  size = 'small',
  save,
  reason,
  preset = '',
  change,
  onSave,
  onClose,
  children,
  after,
}: ReasonFormProps) {
  const [value, setValue] = useState(preset);
  const hint = reason ? reason.hint : m.staff_reason_hint();
  const issue = fieldError(change.error, reason?.path ?? 'reason');
  return (
    <FormDialog
      title={title}
      size={size}
      {...(text && { subtitle: text })}
      save={save}
      change={{ isPending: change.isPending, error: change.error?.message === issue ? null : change.error }}
      onSave={() => onSave(value)}
      onClose={onClose}
    >
      {children}
      <TextArea
        label={reason?.label ?? m.staff_reason()}
        {...(hint && { hint })}
        error={issue}
        required
        maxLength={MAX_REASON}
        rows={3}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      {after}
    </FormDialog>
  );
}
