import { FormAct } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { DropAct } from './drop-act.tsx';
import { reasonFor } from './reason-for.ts';
import { WorkForm } from './work-form.tsx';
import { useChangeWorkState, useCorrectWork, type StaffWork } from './work-queries.ts';

/** Correcting a piece of work, taking it back and bringing it back, each with an undo. */
export function WorkActs({ work }: { work: StaffWork }) {
  return (
    <div className="row gap-2">
      <CorrectWork work={work} />
      <DropWork work={work} />
    </div>
  );
}

function CorrectWork({ work: { id, attributes } }: { work: StaffWork }) {
  const change = useCorrectWork();
  const { text, version, reports } = attributes;
  return (
    <FormAct
      label={m.learning_correct()}
      done={m.learning_corrected()}
      change={change}
      before={text}
      version={version}
      send={(json, options) => change.mutate({ params: { id }, json }, options)}
    >
      {(form, onSave) => <WorkForm {...form} values={text} reason={reasonFor(reports)} onSave={onSave} />}
    </FormAct>
  );
}

function DropWork({ work: { id, attributes } }: { work: StaffWork }) {
  const change = useChangeWorkState();
  const { dropped, version, reports } = attributes;
  return (
    <DropAct
      dropped={dropped}
      version={version}
      reports={reports}
      change={change}
      texts={{
        drop: m.learning_work_drop_title(),
        dropText: m.learning_work_drop_text(),
        dropped: m.learning_work_dropped(),
        restore: m.learning_work_restore_title(),
        restoreText: m.learning_work_restore_text(),
        restored: m.learning_work_restored(),
      }}
      send={(json, options) => change.mutate({ params: { id }, json }, options)}
    />
  );
}
