import { useNavigate } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { formatDate } from '#platform/language/format.ts';
import { Banner } from '#platform/ui/banner.tsx';
import { RadioGroup } from '#platform/ui/radio-group.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { DocumentField } from './document-field.tsx';
import { applyPath } from './form-labels.ts';
import { fieldError } from '#platform/browser/field-error.ts';
import { useSaveAdditional, type Form } from './queries.ts';
import { StepForm } from './step-form.tsx';
import { useDraft } from './use-draft.ts';

function initialAnswers({ program, additional }: Form['attributes']) {
  const saved = new Map(additional.answers?.map(({ question, answer }) => [question, answer]));
  return {
    intake: additional.intake ?? '',
    statement: additional.statement ?? '',
    answers: program.questions.map((question) => saved.get(question) ?? ''),
  };
}

/** Step 2: start date, questions, statement and documents. A document is uploaded as soon as it is chosen. */
export function AdditionalStep({ form }: { form: Form }) {
  const { id, attributes } = form;
  const { program, documents } = attributes;
  const { values, set, clearDraft } = useDraft(`${id}:additional`, initialAnswers(attributes));
  const save = useSaveAdditional();
  const navigate = useNavigate();
  const missing = program.documents.filter((name) => !documents.some((document) => document.name === name));
  const submit = () =>
    save.mutate(
      {
        params: { id },
        json: {
          intake: values.intake,
          statement: values.statement,
          answers: program.questions.map((question, index) => ({ question, answer: values.answers[index] ?? '' })),
        },
      },
      {
        onSuccess: ({ data }) => {
          clearDraft();
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
      <Questions form={form} values={values} set={set} error={save.error} />
      {program.documents.map((name) => (
        <DocumentField key={name} formId={id} name={name} document={documents.find((document) => document.name === name)} />
      ))}
    </StepForm>
  );
}

type QuestionsProps = {
  form: Form;
  values: ReturnType<typeof initialAnswers>;
  set: (part: Partial<ReturnType<typeof initialAnswers>>) => void;
  error: Error | null;
};

/** The start date, the program's questions and the statement. */
function Questions({ form, values, set, error }: QuestionsProps) {
  const { program } = form.attributes;
  return (
    <>
      {program.intakes.length > 0 && (
        <RadioGroup
          legend={m.program_applications_intake()}
          name="intake"
          value={values.intake}
          error={fieldError(error, 'intake')}
          onValueChange={(intake) => set({ intake })}
          options={program.intakes.map(({ starts_on, closes_on }) => ({
            value: starts_on,
            label: formatDay(starts_on),
            ...(closes_on && { hint: m.program_applications_closes({ date: formatDay(closes_on) }) }),
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
          value={values.answers[index] ?? ''}
          error={fieldError(error, `answers.${index}`) ?? fieldError(error, `answers.${index}.answer`)}
          onChange={(event) => set({ answers: values.answers.with(index, event.target.value) })}
        />
      ))}
      <TextArea
        label={m.program_applications_statement()}
        hint={m.program_applications_statement_hint()}
        optional
        rows={4}
        maxLength={4000}
        value={values.statement}
        onChange={(event) => set({ statement: event.target.value })}
      />
    </>
  );
}

const formatDay = (day: string) => formatDate(`${day}T00:00:00+05:30`, 'full');
