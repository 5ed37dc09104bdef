import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { ReasonAct, useUndo } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatNumber } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { QuestionForm } from './question-form.tsx';
import { reasonFor } from './reason-for.ts';
import { useChangeQuestionState, useCorrectQuestion, type QuestionText, type StaffQuestion } from './queries.ts';

/** Correcting a question, taking it out of the checks and putting it back, each with an undo. */
export function QuestionActs({ question }: { question: StaffQuestion }) {
  return (
    <div className="row gap-2">
      <CorrectQuestion question={question} />
      <DropQuestion question={question} />
    </div>
  );
}

function CorrectQuestion({ question: { id, attributes } }: { question: StaffQuestion }) {
  const [isOpen, setOpen] = useState(false);
  const change = useCorrectQuestion();
  const { offer, told } = useUndo();
  const { text, version, reports } = attributes;
  const params = { id };
  const save = (values: QuestionText, reason: string) =>
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
        <QuestionForm values={text} reason={reasonFor(reports)} change={change} onSave={save} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function DropQuestion({ question: { id, attributes } }: { question: StaffQuestion }) {
  const change = useChangeQuestionState();
  const { offer, told } = useUndo();
  const { dropped, version, in_use, needed, reports, skill } = attributes;
  const params = { id };
  const closes = !dropped && in_use === needed;
  const reason = reasonFor(dropped ? 0 : reports);
  const text = closes ? m.learning_drop_closes({ skill: skill.name, needed: formatNumber(needed) }) : m.learning_drop_text();
  return (
    <ReasonAct
      label={dropped ? m.learning_restore() : m.learning_drop()}
      icon={dropped ? RotateCcw : Trash2}
      danger={!dropped}
      title={dropped ? m.learning_restore_title() : m.learning_drop_title()}
      text={dropped ? m.learning_restore_text() : text}
      {...(reason && { reason })}
      change={change}
      onSave={(words, close) =>
        change.mutate(
          { params, json: { version, dropped: !dropped, closes_check: closes, reason: words } },
          {
            onSuccess: ({ data }) => {
              close();
              const json = { version: data.attributes.version, dropped, closes_check: true, reason: m.members_undone() };
              offer(dropped ? m.learning_restored() : m.learning_dropped(), () => change.mutate({ params, json }, told));
            },
          },
        )
      }
    />
  );
}
