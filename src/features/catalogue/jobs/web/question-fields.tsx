import { m } from '#platform/messages/messages.js';
import { RadioGroup } from '#platform/ui/radio-group.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import type { Job } from './queries.ts';

type Question = Job['attributes']['questions'][number];
export type Answers = Readonly<Record<string, string>>;

const MAX_LENGTH = 1000;

type QuestionFieldsProps = {
  company: string;
  questions: readonly Question[];
  answers: Answers;
  /** By the id of the question. */
  errors: Answers;
  onAnswer: (id: string, answer: string) => void;
};

/** What the employer asks with an application. */
export function QuestionFields({ company, questions, answers, errors, onAnswer }: QuestionFieldsProps) {
  if (questions.length === 0) return null;
  return (
    <fieldset className="stack gap-4">
      <legend className="strong mb-3">{m.jobs_apply_questions({ company })}</legend>
      {questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          answer={answers[question.id] ?? ''}
          error={errors[question.id]}
          onAnswer={(answer) => onAnswer(question.id, answer)}
        />
      ))}
    </fieldset>
  );
}

type QuestionFieldProps = {
  question: Question;
  answer: string;
  error: string | undefined;
  onAnswer: (answer: string) => void;
};

function QuestionField({ question: { id, text, kind, required }, answer, error, onAnswer }: QuestionFieldProps) {
  if (kind === 'yes_no')
    return (
      <RadioGroup
        legend={text}
        name={`answer-${id}`}
        value={answer}
        onValueChange={onAnswer}
        error={error}
        options={[
          { value: 'yes', label: m.jobs_answer_yes() },
          { value: 'no', label: m.jobs_answer_no() },
        ]}
      />
    );
  const field = { label: text, value: answer, error, ...(!required && { optional: true as const }) };
  if (kind === 'date') return <TextField {...field} type="date" onChange={(event) => onAnswer(event.target.value)} />;
  return <TextArea {...field} rows={2} maxLength={MAX_LENGTH} onChange={(event) => onAnswer(event.target.value)} />;
}
