import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { formatDateTime, formatDate } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { Path, PathStep } from '#platform/ui/path.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import type { Entry, Stage } from './queries.ts';
import { stageOptions, STAGES, eventLabel } from './tracker-labels.ts';
import { useTracking } from './use-tracking.ts';
import './tracker.css';

/** The timeline of an entry, with a form that adds a stage. */
export function EntryTimeline({ entry }: { entry: Entry }) {
  const { timeline } = entry.attributes;
  const tracking = useTracking(entry);
  const [adding, setAdding] = useState(false);
  return (
    <section className="stack gap-4" aria-labelledby="entry-timeline">
      <div className="row">
        <h3 className="aside-title" id="entry-timeline">
          {m.tracker_timeline()}
        </h3>
        {!adding && (
          <Button variant="quiet" small className="push-end" onClick={() => setAdding(true)}>
            {m.tracker_timeline_add()}
          </Button>
        )}
      </div>
      {adding && <StageForm entry={entry} onDone={() => setAdding(false)} />}
      {timeline.length === 0 ? (
        <p className="small muted">{m.tracker_timeline_empty()}</p>
      ) : (
        <Path step={28}>
          {timeline.map(({ id, what, note, at }, index) => (
            <PathStep key={id ?? `${what}-${at}`} state={index === timeline.length - 1 ? 'now' : 'done'} marker={index + 1}>
              <div className="row flex-nowrap entry-event">
                <p className="small min-w-0 flex-1">
                  <strong>{eventLabel(what)}</strong>{' '}
                  <span className="muted">{id ? formatDate(at, 'full') : formatDateTime(at)}</span>
                  {note && <span className="block">{note}</span>}
                </p>
                {id && (
                  <Button
                    variant="bare"
                    small
                    icon={X}
                    iconOnly
                    label={m.tracker_timeline_remove({ what: eventLabel(what) })}
                    onClick={() => tracking.undoStage(id)}
                  />
                )}
              </div>
            </PathStep>
          ))}
        </Path>
      )}
    </section>
  );
}

const today = () => new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

function StageForm({ entry, onDone }: { entry: Entry; onDone: () => void }) {
  const tracking = useTracking(entry);
  const [stage, setStage] = useState<Stage>(nextStage(entry.attributes.stage));
  const [on, setOn] = useState(today());
  const [note, setNote] = useState('');
  return (
    <form
      className="stack entry-form gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        tracking.move(stage, { ...(on && on !== today() && { on }), note, onDone });
      }}
    >
      <SelectField
        label={m.tracker_stage()}
        options={stageOptions()}
        value={stage}
        onChange={(event) => setStage(STAGES.find((option) => option === event.target.value) ?? stage)}
      />
      <TextField
        label={m.tracker_stage_on()}
        type="date"
        max={today()}
        value={on}
        onChange={(event) => setOn(event.target.value)}
      />
      <TextField
        label={m.tracker_stage_note()}
        optional
        maxLength={500}
        placeholder={m.tracker_stage_note_hint()}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="row">
        <Button type="submit" small loading={tracking.moving}>
          {m.tracker_stage_save()}
        </Button>
        <Button variant="bare" small onClick={onDone}>
          {m.kit_cancel()}
        </Button>
      </div>
    </form>
  );
}

/** The usual next stage. */
function nextStage(stage: Stage): Stage {
  const index = STAGES.indexOf(stage);
  return (index < STAGES.indexOf('accepted') && STAGES[index + 1]) || stage;
}
