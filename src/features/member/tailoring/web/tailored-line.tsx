import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleMinus from 'lucide-react/icons/circle-minus';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState, type ReactNode } from 'react';
import { Points } from '#features/member/fitment/web/index.ts';
import { SECTION_LABELS } from '#features/member/resume-reading/web/index.ts';
import { foreignLanguageTag } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { LineEffect, ShownStates } from './line-effect.tsx';
import { useDecideLine, type Line } from './queries.ts';
import { TakenWording, WordingChoice } from './wording-choice.tsx';
import './tailor.css';

const MAX_LENGTH = 600;

/** The member's own sentence beside the suggested line, to take, edit or leave; decided lines are one row with an undo. */
export function TailoredLine({ line, applicationId, isNext }: { line: Line; applicationId: string; isNext: boolean }) {
  const [edited, setEdited] = useState<string | null>(null);
  const [isOurs, setOurs] = useState(false);
  const worded = isOurs ? null : line.worded;
  const decide = useDecideLine(applicationId);
  const send = (state: Line['state'], text?: string) =>
    decide.mutate(
      { params: { job_application_id: applicationId, line_id: line.id }, json: { state, ...(text && { text }) } },
      { onSuccess: () => setEdited(null) },
    );
  const error = decide.isError && (
    <p className="tailor-refused" role="alert">
      {decide.error.message}
    </p>
  );
  if (line.state !== 'open') return <DecidedLine line={line} pending={decide.isPending} onSend={send} error={error} />;
  return (
    <li className="tailor-line">
      <details open={isNext}>
        <summary className="line-sum">
          <Icon of={CircleDashed} small className="line-mark" />
          <span className="min-w-0">
            <strong>{namesOf(line)}</strong>
            <span className="line-hint small muted">{whereOf(line) ?? line.quote}</span>
          </span>
          <Gain line={line} />
          <Icon of={ChevronDown} small className="line-turn" />
        </summary>
        <div className="tailored-body">
          <Pair line={line} />
          {edited === null ? (
            <Suggested line={line} isOurs={isOurs} onChange={setOurs} />
          ) : (
            <div className="stack gap-2">
              <TextArea
                label={m.tailoring_edit_label()}
                hint={m.tailoring_edit_hint()}
                rows={4}
                maxLength={MAX_LENGTH}
                value={edited}
                onChange={(event) => setEdited(event.currentTarget.value)}
              />
              <LineEffect line={line} applicationId={applicationId} text={edited} />
            </div>
          )}
          <Gains line={line} />
          {!line.in_profile && <p className="small muted">{m.tailoring_not_in_profile()}</p>}
          {error}
          <LineActions
            line={line}
            text={worded?.text}
            edited={edited}
            pending={decide.isPending}
            onEdit={setEdited}
            onSend={send}
          />
        </div>
      </details>
    </li>
  );
}

const namesOf = ({ shows }: Line): string => shows.map(({ label }) => label).join(', ');

function whereOf({ where }: Line): string | null {
  if (where === null) return null;
  const section = (Object.entries(SECTION_LABELS).find(([id]) => id === where.section)?.[1] ?? SECTION_LABELS.other)();
  if (where.page !== null && where.page > 1) return m.tailoring_where_page({ page: where.page, section });
  return where.section === 'experience' ? m.tailoring_where_undated({ section }) : m.tailoring_where({ section });
}

function Gain({ line: { points, kind } }: { line: Line }) {
  if (kind === 'top' && points === 0) return <Tag>{m.tailoring_easier()}</Tag>;
  return <Points exact value={points} className="text-end whitespace-nowrap" />;
}

type Send = (state: Line['state'], text?: string) => void;
type DecidedLineProps = { line: Line; pending: boolean; onSend: Send; error: ReactNode };

function DecidedLine({ line, pending, onSend, error }: DecidedLineProps) {
  const isTaken = line.state === 'taken';
  return (
    <li className="tailor-line" data-state={line.state}>
      <div className="line-sum">
        <Icon of={isTaken ? CircleCheck : CircleMinus} small className="line-mark" />
        <span className="min-w-0">
          <strong>{namesOf(line)}</strong>
          <span className="block small muted" lang={foreignLanguageTag(line.text)}>
            {isTaken ? line.text : m.tailoring_left()}
          </span>
        </span>
        {isTaken && <Gain line={line} />}
        <Button
          small
          variant="bare"
          icon={Undo2}
          loading={pending}
          label={m.tailoring_undo_of({ names: namesOf(line) })}
          onClick={() => onSend('open')}
        >
          {m.tailoring_undo()}
        </Button>
      </div>
      <TakenWording line={line} pending={pending} onBack={() => onSend('taken', line.suggestion)} />
      {isTaken && <ShownStates shows={line.shows.filter(({ state }) => state === 'lost')} />}
      {isTaken && !line.in_profile && <p className="small muted">{m.tailoring_not_in_profile()}</p>}
      {error}
    </li>
  );
}

function Pair({ line }: { line: Line }) {
  const ads = [...new Set(line.shows.map(({ ad }) => ad))];
  return (
    <div className="tailor-quotes">
      <div className="tailor-quote">
        <b>{m.tailoring_ad()}</b>
        {ads.map((ad) => (
          <p key={ad} lang={foreignLanguageTag(ad)}>
            “{ad}”
          </p>
        ))}
      </div>
      <div className="tailor-quote own">
        <b>{m.tailoring_own()}</b>
        <p lang={foreignLanguageTag(line.quote)}>“{line.quote}”</p>
      </div>
    </div>
  );
}

/** The rows that a line raises, where it is more than what the line is for. */
function Gains({ line: { gains, shows } }: { line: Line }) {
  if (gains.every(({ label }) => shows.some((shown) => shown.label === label))) return null;
  return (
    <p className="small muted">
      {m.tailoring_raises()}{' '}
      {gains.map(({ label, points }, at) => (
        <span key={label}>
          {at > 0 && ', '}
          {label} <Points exact value={points} />
        </span>
      ))}
    </p>
  );
}

function Suggested({ line, isOurs, onChange }: { line: Line; isOurs: boolean; onChange: (ours: boolean) => void }) {
  if (line.kind === 'top') return <p className="small">{m.tailoring_top_text()}</p>;
  const shown = (isOurs ? null : line.worded) ?? { text: line.suggestion, marks: line.marks };
  return (
    <div className="stack gap-1">
      <p className="caption muted">{m.tailoring_suggested()}</p>
      <p className="suggested" lang={foreignLanguageTag(shown.text)}>
        <Marked {...shown} />
      </p>
      {line.worded && <WordingChoice worded={line.worded} isOurs={isOurs} onChange={onChange} />}
      <p className="line-legend caption muted" aria-hidden="true">
        <span>
          <i className="own-words">abc</i> {m.tailoring_legend_own()}
        </span>
        <span>
          <i className="ad-words">abc</i> {m.tailoring_legend_ad()}
        </span>
      </p>
    </div>
  );
}

function Marked({ text, marks }: { text: string; marks: Line['marks'] }) {
  const ends = [0, ...marks.map(([, end]) => end)];
  return (
    <>
      {marks.map(([start, end], index) => (
        <span key={start}>
          <span className="own-words">{text.slice(ends[index], start)}</span>
          <mark className="ad-words">{text.slice(start, end)}</mark>
        </span>
      ))}
      <span className="own-words">{text.slice(ends.at(-1))}</span>
    </>
  );
}

type LineActionsProps = {
  line: Line;
  /** What is suggested, if it is not our own wording. */
  text: string | undefined;
  edited: string | null;
  pending: boolean;
  onEdit: (text: string | null) => void;
  onSend: Send;
};

function LineActions({ line, text, edited, pending, onEdit, onSend }: LineActionsProps) {
  const names = namesOf(line);
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
  const [take, takeOf] =
    line.kind === 'top'
      ? [m.tailoring_take_top(), m.tailoring_take_top_of({ names })]
      : [m.tailoring_take(), m.tailoring_take_of({ names })];
  return (
    <div className="row gap-2">
      <Button small icon={Check} loading={pending} label={takeOf} onClick={() => onSend('taken', text)}>
        {take}
      </Button>
      <Button small variant="quiet" label={m.tailoring_edit_of({ names })} onClick={() => onEdit(text ?? line.text)}>
        {m.tailoring_edit()}
      </Button>
      <Button small variant="bare" label={m.tailoring_leave_of({ names })} onClick={() => onSend('left')}>
        {m.tailoring_leave()}
      </Button>
    </div>
  );
}
