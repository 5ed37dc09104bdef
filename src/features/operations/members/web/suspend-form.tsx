import { useState } from 'react';
import { ReasonForm } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Segmented } from '#platform/ui/segmented.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import type { SuspensionDays } from './queries.ts';

type Term = '3' | '14' | '90' | 'open';
const TERMS: Record<Term, { days: SuspensionDays; label: () => string }> = {
  3: { days: 3, label: () => m.members_days({ count: 3 }) },
  14: { days: 14, label: () => m.members_days({ count: 14 }) },
  90: { days: 90, label: () => m.members_days({ count: 90 }) },
  open: { days: null, label: m.members_until_lifted },
};
const TERM_NAMES: readonly Term[] = ['3', '14', '90', 'open'];

type SuspendFormProps = {
  /** Of the member. */
  name: string;
  change: { error: Error | null; isPending: boolean };
  onSave: (suspension: { days: SuspensionDays; reason: string; note: string }) => void;
  onClose: () => void;
};

/** Asks for how long a member is suspended, and the reason that they read. */
export function SuspendForm({ name, change, onSave, onClose }: SuspendFormProps) {
  const [term, setTerm] = useState<Term>('14');
  const [note, setNote] = useState('');
  return (
    <ReasonForm
      title={m.members_suspend_title({ name })}
      text={m.members_suspend_text()}
      save={m.members_suspend()}
      reason={{ label: m.members_reason_read_by({ name }), hint: m.members_suspend_hint() }}
      change={change}
      onSave={(reason) => onSave({ days: TERMS[term].days, reason, note })}
      onClose={onClose}
      after={
        <TextField
          label={m.members_note_label()}
          optional
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      }
    >
      <div className="field">
        <span className="label">{m.members_suspend_for()}</span>
        <Segmented
          label={m.members_suspend_for()}
          value={term}
          onValueChange={setTerm}
          options={TERM_NAMES.map((value) => ({ value, label: TERMS[value].label() }))}
        />
      </div>
    </ReasonForm>
  );
}
