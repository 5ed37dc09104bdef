import { m } from '#platform/messages/messages.js';
import { Chip } from '#platform/ui/chip.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useAnswerQuestion, type Overview } from './queries.ts';

/** A question that is open for the member, answered in one press; nothing where there is none. */
export function OneQuestion({ question }: { question: Overview['question'] }) {
  const toast = useToast();
  const { answer, takeBack } = useAnswerQuestion();
  if (!question) return null;
  const { skill_id, skill, spoken, jobs, of } = question;
  const warn = (error: Error) => toast.show(error.message, { kind: 'warn' });
  const params = { skill_id };
  const say = (knows: boolean) => {
    const undo = { label: m.overview_question_undo(), onPress: () => void takeBack.mutateAsync({ params }).catch(warn) };
    answer
      .mutateAsync({ params, json: { knows } })
      .then(() => toast.show(knows ? m.overview_question_added({ skill }) : m.overview_question_noted(), { action: undo }), warn);
  };
  return (
    <section className="panel stack gap-3 [--pad:20px]" aria-labelledby="question">
      <div className="stack gap-1">
        <p className="eyebrow">{m.overview_question()}</p>
        <h2 id="question" className="title-s">
          {spoken ? m.overview_question_speak({ skill }) : m.overview_question_know({ skill })}
        </h2>
        <p className="small muted">{m.overview_question_why({ jobs, of })}</p>
      </div>
      <div className="row gap-2" role="group" aria-labelledby="question">
        <Chip disabled={answer.isPending} onClick={() => say(true)}>
          {m.overview_question_yes()}
        </Chip>
        <Chip disabled={answer.isPending} onClick={() => say(false)}>
          {m.overview_question_no()}
        </Chip>
      </div>
    </section>
  );
}
