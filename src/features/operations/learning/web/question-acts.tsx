import { FormAct } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatNumber } from '#platform/language/format.ts';
import { DropAct } from './drop-act.tsx';
import { QuestionForm } from './question-form.tsx';
import { reasonFor } from './reason-for.ts';
import { useChangeQuestionState, useCorrectQuestion, type StaffQuestion } from './queries.ts';

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
  const change = useCorrectQuestion();
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
      {(form, onSave) => <QuestionForm {...form} values={text} reason={reasonFor(reports)} onSave={onSave} />}
    </FormAct>
  );
}

function DropQuestion({ question: { id, attributes } }: { question: StaffQuestion }) {
  const change = useChangeQuestionState();
  const { dropped, version, in_use, needed, reports, skill } = attributes;
  const closes = !dropped && in_use === needed;
  return (
    <DropAct
      dropped={dropped}
      version={version}
      reports={reports}
      change={change}
      texts={{
        drop: m.learning_drop_title(),
        dropText: closes ? m.learning_drop_closes({ skill: skill.name, needed: formatNumber(needed) }) : m.learning_drop_text(),
        dropped: m.learning_dropped(),
        restore: m.learning_restore_title(),
        restoreText: m.learning_restore_text(),
        restored: m.learning_restored(),
      }}
      // What is undone was there before, whatever it closes.
      send={(json, options) =>
        change.mutate({ params: { id }, json: { ...json, closes_check: closes || json.dropped === dropped } }, options)
      }
    />
  );
}
