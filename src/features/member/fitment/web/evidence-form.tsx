import { useState, type SubmitEvent } from 'react';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { useAfterPause } from '#platform/ui/hooks/use-after-pause.ts';
import { TextArea } from '#platform/ui/text-area.tsx';
import { changeMessage } from './change-message.ts';
import { EffectPreview } from './effect-preview.tsx';
import { useAddEvidence, type Fitment, type FreeRow } from './queries.ts';
import './fitment.css';

const MIN_CHARACTERS = 10;
const MAX_CHARACTERS = 600;

type EvidenceFormProps = { fitment: Fitment; row: FreeRow; onCancel: () => void; onDone: (message: string) => void };

/** Asks for one sentence of evidence for a row, and says what it would earn. The text stays when sending fails. */
export function EvidenceForm({ fitment, row, onCancel, onDone }: EvidenceFormProps) {
  const [text, setText] = useState('');
  const written = useAfterPause(text.trim());
  const add = useAddEvidence(fitment.attributes.job_application_id);
  const isLongEnough = written.length >= MIN_CHARACTERS;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    add.mutate(
      { params: { id: fitment.id }, json: { requirement_id: row.id, text: text.trim() } },
      { onSuccess: ({ data }) => onDone(changeMessage(fitment, data)) },
    );
  };
  const save = (
    <Button type="submit" variant="quiet" small loading={add.isPending}>
      {m.fitment_attach_save()}
    </Button>
  );
  return (
    <form className="row-form" onSubmit={submit}>
      <div className="row">
        <p className="strong flex-1">{m.fitment_attach_title()}</p>
        <Button variant="bare" small onClick={onCancel}>
          {m.fitment_cancel()}
        </Button>
      </div>
      <TextArea
        label={m.fitment_attach_label()}
        hint={m.fitment_attach_hint()}
        value={text}
        required
        rows={3}
        minLength={MIN_CHARACTERS}
        maxLength={MAX_CHARACTERS}
        onChange={(event) => setText(event.target.value)}
      />
      {add.isError && <Banner kind="bad">{add.error.message}</Banner>}
      {isLongEnough ? (
        <EffectPreview fitment={fitment} change={{ attached: { requirement_id: row.id, text: written } }}>
          {save}
          <span className="small muted">{m.fitment_attach_note()}</span>
        </EffectPreview>
      ) : (
        <div className="effect">
          <p className="small muted">{m.fitment_attach_first()}</p>
          <div className="row">{save}</div>
        </div>
      )}
    </form>
  );
}
