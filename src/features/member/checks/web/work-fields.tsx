import { useState, type ReactNode } from 'react';
import { Problem } from '#platform/contract/problem.ts';
import type { UploadProgress } from '#platform/browser/upload.ts';
import { formatNumber } from '#platform/language/format.ts';
import { foreignLanguageTag } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { FieldError } from '#platform/ui/field.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { usePutWork, type Check, type WorkForm } from './queries.ts';
import { RemoveWorkButton } from './remove-work-button.tsx';
import { WorkContent, type Content } from './work-content.tsx';
import './checks.css';

type Shown = Check['shown'];
type WorkFieldsProps = {
  skillId: string;
  work: NonNullable<Check['work']>;
  shown: Shown;
  gain: number;
  /** The task, above the criteria. */
  children: ReactNode;
};

/** The form to hand in a piece of work, or to change or take back the one that was handed in. */
export function WorkFields({ skillId, work, shown, gain, children }: WorkFieldsProps) {
  const [content, setContent] = useState<Content>({
    kind: shown?.kind ?? work.show[0] ?? 'link',
    link: shown?.link ?? '',
    text: shown?.text ?? '',
    file: null,
  });
  const [keep, setKeep] = useState(shown?.kept ?? false);
  const [ticked, setTicked] = useState(() =>
    work.criteria.flatMap((criterion, index) => (shown?.criteria.includes(criterion) ? [index] : [])),
  );
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const put = usePutWork(skillId, setProgress);
  const toast = useToast();
  const isComplete = ticked.length === work.criteria.length;
  const errorOf = (path: string) => findError(put.error, path);
  const submit = () => {
    if (put.isPending) return;
    put.mutate(
      { ...formOf(content), criteria: ticked, keep: String(keep) },
      {
        onSuccess: ({ data }) =>
          toast.show(data.attributes.shown?.complete ? m.checks_work_done_toast() : m.checks_work_kept_toast()),
        onSettled: () => setProgress(null),
      },
    );
  };
  return (
    <form
      className="panel split-panel work-panel [--columns:minmax(0,1.25fr)_minmax(0,1fr)]"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="stack gap-4">
        {children}
        <Criteria criteria={work.criteria} ticked={ticked} onChange={setTicked} error={errorOf('criteria')} />
      </div>
      <div className="stack gap-5">
        <WorkContent
          kinds={work.show}
          content={content}
          onChange={(changes) => setContent({ ...content, ...changes })}
          disabled={put.isPending}
          {...{ shown, progress, errorOf }}
        />
        <Checkbox checked={keep} hint={m.checks_work_keep_hint()} onChange={(event) => setKeep(event.target.checked)}>
          {m.checks_work_keep()}
        </Checkbox>
        <div className="stack gap-2">
          <FieldError>{put.error && !hasIssues(put.error) && put.error.message}</FieldError>
          <Button type="submit" wide loading={put.isPending}>
            {submitLabel(shown, isComplete, gain)}
          </Button>
          <p className="small muted">{isComplete ? m.checks_work_honest() : m.checks_work_all()}</p>
          {shown && <RemoveWorkButton skillId={skillId} />}
        </div>
      </div>
    </form>
  );
}

type CriteriaProps = {
  criteria: readonly string[];
  ticked: readonly number[];
  onChange: (ticked: number[]) => void;
  error: string | undefined;
};

function Criteria({ criteria, ticked, onChange, error }: CriteriaProps) {
  const toggle = (index: number) =>
    onChange(ticked.includes(index) ? ticked.filter((item) => item !== index) : [...ticked, index]);
  return (
    <fieldset className="work-criteria">
      <legend className="strong">{m.checks_work_criteria()}</legend>
      {criteria.map((criterion, index) => (
        <Checkbox key={criterion} checked={ticked.includes(index)} onChange={() => toggle(index)}>
          <span lang={foreignLanguageTag(criterion)}>{criterion}</span>
        </Checkbox>
      ))}
      <FieldError>{error}</FieldError>
    </fieldset>
  );
}

/** The part of the form that the kind needs; without a file the stored one stays. */
function formOf({ kind, link, text, file }: Content): Pick<WorkForm, 'kind' | 'link' | 'text' | 'file'> {
  if (kind === 'link') return { kind, link };
  if (kind === 'text') return { kind, text };
  return { kind, ...(file && { file }) };
}

function submitLabel(shown: Shown, isComplete: boolean, gain: number): string {
  if (!isComplete) return m.checks_work_draft();
  if (shown?.complete) return m.checks_work_change();
  return gain > 0 ? m.checks_work_submit_gain({ points: formatNumber(gain) }) : m.checks_work_submit();
}

const hasIssues = (error: Error) => error instanceof Problem && (error.body.errors?.length ?? 0) > 0;

const findError = (error: Error | null, path: string): string | undefined =>
  error instanceof Problem ? error.body.errors?.find((issue) => issue.path === path)?.message : undefined;
