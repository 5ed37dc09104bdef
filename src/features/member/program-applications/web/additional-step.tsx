import { useNavigate } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { formatDate } from '#platform/language/format.ts';
import { Banner } from '#platform/ui/banner.tsx';
import { RadioGroup } from '#platform/ui/radio-group.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { DocumentField } from './document-field.tsx';
import { applyPath } from './form-labels.ts';
import { fieldError } from './field-error.ts';
import { useSaveAdditional, type Form } from './queries.ts';
import { StepForm } from './step-form.tsx';
import { useDraft } from './use-draft.ts';

function startOf({ program, additional }: Form['attributes']) {
  const known = new Map(additional.answers?.map(({ question, answer }) => [question, answer]));
  return {
    intake: additional.intake ?? '',
    statement: additional.statement ?? '',
    answers: program.questions.map((question) => known.get(question) ?? ''),
  };
}

/** Start date, questions and documents; each document is uploaded when chosen. */
export function AdditionalStep({ form }: { form: Form }) {
  const { id, attributes } = form;
  const { program, documents } = attributes;
  const { words, set, forget } = useDraft(`${id}:additional`, startOf(attributes));
  const save = useSaveAdditional();
  const navigate = useNavigate();
  const missing = program.documents.filter((name) => !documents.some((one) => one.name === name));
  const submit = () =>
    save.mutate(
      {
        params: { id },
        json: {
          intake: words.intake,
          statement: words.statement,
          answers: program.questions.map((question, index) => ({ question, answer: words.answers[index] ?? '' })),
        },
      },
      {
        onSuccess: ({ data }) => {
          forget();
          if (data.attributes.step === 'payment') void navigate({ to: applyPath(program.code, 'payment') });
        },
      },
    );
  return (
    <StepForm title={m.program_applications_step_additional()} save={save} onSave={submit}>
      {save.isSuccess && missing.length > 0 && (
        <Banner kind="warn" live>
          {m.program_applications_documents_missing({ documents: missing.join(', ') })}
        </Banner>
      )}
      <Questions form={form} words={words} set={set} error={save.error} />
      {program.documents.map((name) => (
        <DocumentField key={name} formId={id} name={name} document={documents.find((one) => one.name === name)} />
      ))}
    </StepForm>
  );
}

type QuestionsProps = {
  form: Form;
  words: ReturnType<typeof startOf>;
  set: (part: Partial<ReturnType<typeof startOf>>) => void;
  error: Error | null;
};

/** The start date and the program's questions. */
function Questions({ form, words, set, error }: QuestionsProps) {
  const { program } = form.attributes;
  return (
    <>
      {program.intakes.length > 0 && (
        <RadioGroup
          legend={m.program_applications_intake()}
          name="intake"
          value={words.intake}
          error={fieldError(error, 'intake')}
          onValueChange={(intake) => set({ intake })}
          options={program.intakes.map(({ starts_on, closes_on }) => ({
            value: starts_on,
            label: dayOf(starts_on),
            ...(closes_on && { hint: m.program_applications_closes({ date: dayOf(closes_on) }) }),
          }))}
        />
      )}
      {program.questions.map((question, index) => (
        <TextArea
          key={question}
          label={question}
          required
          rows={5}
          maxLength={3000}
          value={words.answers[index] ?? ''}
          error={fieldError(error, `answers.${index}`) ?? fieldError(error, `answers.${index}.answer`)}
          onChange={(event) => set({ answers: words.answers.with(index, event.target.value) })}
        />
      ))}
      <TextArea
        label={m.program_applications_statement()}
        hint={m.program_applications_statement_hint()}
        optional
        rows={4}
        maxLength={4000}
        value={words.statement}
        onChange={(event) => set({ statement: event.target.value })}
      />
    </>
  );
}

const dayOf = (day: string) => formatDate(`${day}T00:00:00+05:30`, 'full');
