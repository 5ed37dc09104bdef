import Check from 'lucide-react/icons/check';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { Points } from '#features/member/fitment/web/index.ts';
import { foreignLanguageTag } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { useDecideLine, type Line } from './queries.ts';
import './tailor.css';

const MAX_LENGTH = 600;

/** The member's own sentence beside the same with the ad's names, to take, edit or leave. */
export function TailoredLine({ line, applicationId }: { line: Line; applicationId: string }) {
  const [edited, setEdited] = useState<string | null>(null);
  const decide = useDecideLine(applicationId);
  const send = (state: Line['state'], text?: string) =>
    decide.mutate(
      { params: { job_application_id: applicationId, line_id: line.id }, json: { state, ...(text && { text }) } },
      { onSuccess: () => setEdited(null) },
    );
  const names = line.shows.map(({ label }) => label).join(', ');
  return (
    <li className="tailor-line">
      <div className="row flex-nowrap gap-3">
        <h3 className="flex-1">{names}</h3>
        <Points value={line.points} />
      </div>
      <div className="tailor-quotes">
        {line.shows.map(({ label, ad }) => (
          <p key={label} className="tailor-quote">
            <b>{m.tailoring_ad()}</b>
            <span lang={foreignLanguageTag(ad)}>“{ad}”</span>
          </p>
        ))}
        <p className="tailor-quote own">
          <b>{m.tailoring_own()}</b>
          <span lang={foreignLanguageTag(line.quote)}>“{line.quote}”</span>
        </p>
      </div>
      {edited === null ? (
        <div>
          <p className="caption muted">{line.state === 'taken' ? m.tailoring_taken() : m.tailoring_suggested()}</p>
          <p className="suggested" lang={foreignLanguageTag(line.text)}>
            {line.text === line.suggestion ? <Marked line={line} /> : line.text}
          </p>
        </div>
      ) : (
        <TextArea
          label={m.tailoring_edit_label()}
          hint={m.tailoring_edit_hint()}
          rows={4}
          maxLength={MAX_LENGTH}
          value={edited}
          onChange={(event) => setEdited(event.currentTarget.value)}
        />
      )}
      {line.state === 'taken' && !line.in_profile && <p className="small muted">{m.tailoring_not_in_profile()}</p>}
      {decide.isError && (
        <p className="tailor-refused" role="alert">
          {decide.error.message}
        </p>
      )}
      <LineActions line={line} names={names} edited={edited} pending={decide.isPending} onEdit={setEdited} onSend={send} />
    </li>
  );
}

type LineActionsProps = {
  line: Line;
  names: string;
  edited: string | null;
  pending: boolean;
  onEdit: (text: string | null) => void;
  onSend: (state: Line['state'], text?: string) => void;
};

function LineActions({ line, names, edited, pending, onEdit, onSend }: LineActionsProps) {
  if (edited !== null)
    return (
      <div className="row gap-2">
        <Button small icon={Check} loading={pending} onClick={() => edited.trim() && onSend('taken', edited.trim())}>
          {m.tailoring_take_edited()}
        </Button>
        <Button small variant="bare" onClick={() => onEdit(null)}>
          {m.tailoring_cancel()}
        </Button>
      </div>
    );
  if (line.state !== 'open')
    return (
      <div className="row gap-2">
        <span className="small muted">{line.state === 'taken' ? m.tailoring_in_resume() : m.tailoring_left()}</span>
        <Button
          small
          variant="bare"
          icon={Undo2}
          loading={pending}
          label={m.tailoring_undo_of({ names })}
          onClick={() => onSend('open')}
        >
          {m.tailoring_undo()}
        </Button>
      </div>
    );
  return (
    <div className="row gap-2">
      <Button small icon={Check} loading={pending} label={m.tailoring_take_of({ names })} onClick={() => onSend('taken')}>
        {m.tailoring_take()}
      </Button>
      <Button small variant="quiet" label={m.tailoring_edit_of({ names })} onClick={() => onEdit(line.text)}>
        {m.tailoring_edit()}
      </Button>
      <Button small variant="bare" label={m.tailoring_leave_of({ names })} onClick={() => onSend('left')}>
        {m.tailoring_leave()}
      </Button>
    </div>
  );
}

function Marked({ line: { suggestion, marks } }: { line: Line }) {
  const [first] = marks;
  const parts = marks.flatMap(([start, end], index) => [
    suggestion.slice(index === 0 ? 0 : (marks[index - 1]?.[1] ?? 0), start),
    <mark key={start}>{suggestion.slice(start, end)}</mark>,
  ]);
  return (
    <>
      {first ? parts : suggestion}
      {first && suggestion.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}
