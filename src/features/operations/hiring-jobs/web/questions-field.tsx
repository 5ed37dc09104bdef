import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { FieldError } from '#platform/ui/field.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { EditorPart } from './editor-part.tsx';
import { fieldError, type FieldsProps } from './field-error.ts';
import type { Content } from './queries.ts';

type Question = Content['questions'][number];

const MAX_QUESTIONS = 5;
const KINDS: readonly Question['kind'][] = ['text', 'yes_no', 'date'];
const KIND_LABELS: Record<Question['kind'], () => string> = {
  text: m.hiring_question_kind_text,
  yes_no: m.hiring_question_kind_yes_no,
  date: m.hiring_question_kind_date,
};

/** What the employer asks with an application. */
export function QuestionsField({ content: { questions }, change, error }: FieldsProps) {
  const update = (id: string, part: Partial<Question>) =>
    change({ questions: questions.map((question) => (question.id === id ? { ...question, ...part } : question)) });
  const add = () =>
    change({ questions: [...questions, { id: crypto.randomUUID(), text: '', kind: 'text' as const, required: false }] });
  return (
    <EditorPart id="part-questions" title={m.hiring_part_questions()} text={m.hiring_part_questions_text()}>
      {questions.map((question, index) => (
        <QuestionRow
          key={question.id}
          number={index + 1}
          question={question}
          onChange={(part) => update(question.id, part)}
          onRemove={() => change({ questions: questions.filter(({ id }) => id !== question.id) })}
        />
      ))}
      <FieldError id="questions-error">{fieldError(error, 'questions')}</FieldError>
      {questions.length < MAX_QUESTIONS && (
        <Button variant="quiet" small icon={Plus} className="start" onClick={add}>
          {m.hiring_question_add()}
        </Button>
      )}
    </EditorPart>
  );
}

type QuestionRowProps = {
  number: number;
  question: Question;
  onChange: (part: Partial<Question>) => void;
  onRemove: () => void;
};

function QuestionRow({ number, question, onChange, onRemove }: QuestionRowProps) {
  return (
    <div className="stack gap-3">
      <TextField
        label={m.hiring_question_text({ number })}
        maxLength={300}
        value={question.text}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      <div className="row items-end gap-4">
        <SelectField
          label={m.hiring_question_kind()}
          options={KINDS.map((value) => ({ value, label: KIND_LABELS[value]() }))}
          value={question.kind}
          onChange={(event) => onChange({ kind: KINDS.find((kind) => kind === event.target.value) ?? 'text' })}
        />
        <Checkbox checked={question.required} onChange={(event) => onChange({ required: event.target.checked })}>
          {m.hiring_question_required()}
        </Checkbox>
        <Button
          variant="bare"
          small
          icon={Trash}
          iconOnly
          label={m.hiring_question_remove({ number })}
          className="push-end"
          onClick={onRemove}
        />
      </div>
    </div>
  );
}
