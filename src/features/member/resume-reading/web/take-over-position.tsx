import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { formatList, formatMonth } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { MonthField } from '#platform/ui/month-field.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { isComplete, type PositionChoice } from './position-choice.ts';
import type { Draft, ProposedPosition } from './queries.ts';
import './reading.css';

type TakeOverPositionProps = {
  kind: 'experience' | 'education';
  proposed: ProposedPosition;
  choice: PositionChoice;
  onChange: (choice: PositionChoice) => void;
};

/** A position or course of study with its checkbox; what was misread is corrected here, and goes into the profile so. */
export function TakeOverPosition({ kind, proposed, choice, onChange }: TakeOverPositionProps) {
  const [isEdited, setEdited] = useState(false);
  const { draft, isChosen } = choice;
  const complete = isComplete(draft);
  const change = (changes: Partial<Draft>) => {
    const next = { ...draft, ...changes };
    // Completing an entry chooses it; one that replaces another is chosen only by its checkbox.
    onChange({ draft: next, isChosen: isComplete(next) && (isChosen || (!complete && proposed.known === null)) });
  };
  const name = draft.title || draft.organisation || proposed.quote;
  return (
    <div className="take-over-item stack gap-2">
      <div className="row flex-nowrap items-start gap-2">
        <div className="min-w-0 flex-1">
          <Checkbox
            checked={isChosen}
            disabled={!complete}
            hint={<Hints proposed={proposed} draft={draft} />}
            onChange={(event) => onChange({ draft, isChosen: event.target.checked })}
          >
            <strong className="reading-break">
              {[draft.title, draft.organisation].filter(Boolean).join(', ') || proposed.quote}
            </strong>{' '}
            {proposed.known && <Tag tone="good">{m.resume_reading_known()}</Tag>}
          </Checkbox>
        </div>
        <Button
          variant="quiet"
          small
          icon={Pencil}
          label={m.resume_reading_correct_named({ name })}
          aria-expanded={isEdited}
          onClick={() => setEdited(!isEdited)}
        >
          {m.resume_reading_correct()}
        </Button>
      </div>
      {isEdited && <Fields kind={kind} draft={draft} onChange={change} />}
    </div>
  );
}

function Hints({ proposed: { quote, known, year_only, dates }, draft }: { proposed: ProposedPosition; draft: Draft }) {
  const { started_on: from, ended_on: to } = draft;
  const missing = [
    draft.title.trim() === '' && m.resume_reading_missing_title(),
    draft.organisation.trim() === '' && m.resume_reading_missing_organisation(),
    from.length < 7 && m.resume_reading_missing_start(),
    to !== null && to.length < 7 && m.resume_reading_missing_end(),
  ].filter((part) => part !== false);
  return (
    <>
      {missing.length === 0 && (
        <span className="block">
          {formatMonth(from)} – {to === null ? m.resume_reading_today() : formatMonth(to)}
          {year_only && dates !== null && ` · ${m.resume_reading_year_only({ dates })}`}
        </span>
      )}
      {missing.length > 0 && <span className="block">{m.resume_reading_missing({ what: formatList(missing) })}</span>}
      {known && <span className="block">{m.resume_reading_replaces()}</span>}
      <span className="block reading-break">{m.resume_reading_quote({ quote })}</span>
    </>
  );
}

type FieldsProps = { kind: 'experience' | 'education'; draft: Draft; onChange: (changes: Partial<Draft>) => void };

function Fields({ kind, draft, onChange }: FieldsProps) {
  const isWork = kind === 'experience';
  return (
    <div className="stack gap-3">
      <div className="grid [--min:240px] gap-3">
        <TextField
          label={isWork ? m.profiles_role() : m.profiles_degree()}
          maxLength={120}
          value={draft.title}
          onChange={(event) => onChange({ title: event.target.value })}
        />
        <TextField
          label={isWork ? m.profiles_employer() : m.profiles_school()}
          maxLength={120}
          value={draft.organisation}
          onChange={(event) => onChange({ organisation: event.target.value })}
        />
        <MonthField label={m.profiles_from()} value={draft.started_on} onChange={(started_on) => onChange({ started_on })} />
        {draft.ended_on !== null && (
          <MonthField label={m.profiles_to()} ahead={8} value={draft.ended_on} onChange={(ended_on) => onChange({ ended_on })} />
        )}
      </div>
      <Checkbox checked={draft.ended_on === null} onChange={(event) => onChange({ ended_on: event.target.checked ? null : '' })}>
        {isWork ? m.profiles_still_work() : m.profiles_still_study()}
      </Checkbox>
      <TextArea
        label={m.profiles_what_you_did()}
        rows={4}
        maxLength={1500}
        value={draft.text}
        onChange={(event) => onChange({ text: event.target.value })}
      />
    </div>
  );
}
