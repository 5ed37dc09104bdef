import { ReasonForm, useFormValues } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { fieldError } from '#platform/browser/field-error.ts';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import type { QuestionText } from './queries.ts';

const LETTERS = 'ABCD';

type QuestionFormProps = {
  values: QuestionText;
  reason: { label: string; hint: string } | undefined;
  change: { error: Error | null; isPending: boolean };
  onSave: (values: QuestionText, reason: string) => void;
  onClose: () => void;
};

/** The text of a question, its options and its key. */
export function QuestionForm({ values: first, reason, change, onSave, onClose }: QuestionFormProps) {
  const { error } = change;
  const { values, set, field } = useFormValues(first, error);
  return (
    <ReasonForm
      title={m.learning_correct_title()}
      text={m.learning_correct_text()}
      size="normal"
      save={m.content_save()}
      {...(reason && { reason })}
      change={change}
      onSave={(words) => onSave(values, words)}
      onClose={onClose}
    >
      <TextArea label={m.learning_question()} required maxLength={1000} rows={2} {...field('question')} />
      <TextArea label={m.checks_code()} optional maxLength={4000} rows={3} {...field('code')} />
      {values.options.map((option, index) => (
        <TextField
          key={LETTERS[index]}
          label={m.learning_option({ letter: LETTERS[index] ?? '' })}
          required
          maxLength={500}
          value={option}
          error={fieldError(error, `options.${index}`)}
          onChange={({ currentTarget }) => set({ options: values.options.with(index, currentTarget.value) })}
        />
      ))}
      <SelectField
        label={m.checks_right_answer()}
        options={values.options.map((option, index) => ({ value: String(index), label: `${LETTERS[index]}: ${option}` }))}
        value={String(values.answer)}
        onChange={({ currentTarget }) => set({ answer: Number(currentTarget.value) })}
      />
      <TextArea label={m.learning_explanation()} required maxLength={1500} rows={3} {...field('explanation')} />
      <div className="grid [--min:220px] gap-4">
        <TextField label={m.learning_source()} required maxLength={200} {...field('source_title')} />
        <TextField label={m.learning_source_url()} required maxLength={2000} {...field('source_url')} />
      </div>
    </ReasonForm>
  );
}
