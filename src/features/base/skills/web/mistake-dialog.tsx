import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { RadioGroup } from '#platform/ui/radio-group.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';

const MAX_WORDS = 1000;

type MistakeDialogProps<Reason extends string> = {
  title: string;
  subtitle?: string;
  save: string;
  /** What may be wrong; the first is chosen. */
  reasons: readonly [Choice<Reason>, ...Choice<Reason>[]];
  change: { error: Error | null; isPending: boolean };
  onReport: (report: { reason: Reason; words: string }) => void;
  onClose: () => void;
};
type Choice<Reason> = { value: Reason; label: () => string };

/** Reports a mistake in something that members learn with: what is wrong, and if they like in their words. */
export function MistakeDialog<Reason extends string>({ reasons, onReport, ...dialog }: MistakeDialogProps<Reason>) {
  const [reason, setReason] = useState(reasons[0].value);
  const [words, setWords] = useState('');
  return (
    <FormDialog {...dialog} onSave={() => onReport({ reason, words })}>
      <RadioGroup
        legend={m.skills_mistake_why()}
        name="report-reason"
        value={reason}
        options={reasons.map(({ value, label }) => ({ value, label: label() }))}
        onValueChange={(next) => setReason(reasons.find(({ value }) => value === next)?.value ?? reasons[0].value)}
      />
      <TextArea
        label={m.skills_mistake_words()}
        hint={m.skills_mistake_words_hint()}
        optional
        maxLength={MAX_WORDS}
        rows={3}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
    </FormDialog>
  );
}
