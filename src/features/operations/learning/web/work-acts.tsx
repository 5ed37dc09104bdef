import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { ReasonAct, useUndo } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { reasonFor } from './reason-for.ts';
import { WorkForm } from './work-form.tsx';
import { useChangeWorkState, useCorrectWork, type StaffWork, type WorkText } from './work-queries.ts';

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
  const [isOpen, setOpen] = useState(false);
  const change = useCorrectWork();
  const { offer, told } = useUndo();
  const { text, version, reports } = attributes;
  const params = { id };
  const save = (values: WorkText, reason: string) =>
    change.mutate(
      { params, json: { ...values, version, reason } },
      {
        onSuccess: ({ data }) => {
          setOpen(false);
          const json = { ...text, version: data.attributes.version, reason: m.members_undone() };
          offer(m.learning_corrected(), () => change.mutate({ params, json }, told));
        },
      },
    );
  return (
    <>
      <Button
        variant="quiet"
        small
        icon={Pencil}
        onClick={() => {
          change.reset();
          setOpen(true);
        }}
      >
        {m.learning_correct()}
      </Button>
      {isOpen && (
        <WorkForm values={text} reason={reasonFor(reports)} change={change} onSave={save} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function DropWork({ work: { id, attributes } }: { work: StaffWork }) {
  const change = useChangeWorkState();
  const { offer, told } = useUndo();
  const { dropped, version, reports } = attributes;
  const params = { id };
  const reason = reasonFor(dropped ? 0 : reports);
  return (
    <ReasonAct
      label={dropped ? m.learning_restore() : m.learning_drop()}
      icon={dropped ? RotateCcw : Trash2}
      danger={!dropped}
      title={dropped ? m.learning_work_restore_title() : m.learning_work_drop_title()}
      text={dropped ? m.learning_work_restore_text() : m.learning_work_drop_text()}
      {...(reason && { reason })}
      change={change}
      onSave={(words, close) =>
        change.mutate(
          { params, json: { version, dropped: !dropped, reason: words } },
          {
            onSuccess: ({ data }) => {
              close();
              const json = { version: data.attributes.version, dropped, reason: m.members_undone() };
              offer(dropped ? m.learning_work_restored() : m.learning_work_dropped(), () =>
                change.mutate({ params, json }, told),
              );
            },
          },
        )
      }
    />
  );
}
