import { useState, type SubmitEvent } from 'react';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';

type AnswerFormProps = {
  initialBody?: string;
  /** The label of the submit button. */
  save: string;
  change: { error: Error | null; isPending: boolean };
  onSave: (body: string) => void;
  onCancel?: () => void;
};

/** The form for writing or editing an answer. */
export function AnswerForm({ initialBody = '', save, change, onSave, onCancel }: AnswerFormProps) {
  const [body, setBody] = useState(initialBody);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSave(body);
  };
  return (
    <form className="stack gap-3" onSubmit={submit}>
      {change.error && (
        <Banner kind="bad" live>
          {change.error.message}
        </Banner>
      )}
      <TextArea
        label={m.forum_your_answer()}
        hint={m.forum_form_format()}
        required
        minLength={10}
        maxLength={10_000}
        rows={6}
        value={body}
        onChange={(event) => setBody(event.target.value)}
      />
      <div className="row">
        <Button type="submit" loading={change.isPending}>
          {save}
        </Button>
        {onCancel && (
          <Button variant="bare" onClick={onCancel}>
            {m.kit_cancel()}
          </Button>
        )}
      </div>
    </form>
  );
}
