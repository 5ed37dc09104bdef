import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { foreignLanguageTag } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { QuizOptions } from './quiz-options.tsx';
import { ReportQuestion } from './report-button.tsx';
import type { Attempt, Feedback } from './queries.ts';
import { useQuiz } from './use-quiz.ts';
import './checks.css';

type QuizProps = { attempt: Attempt; skill: string; onLeave: () => Promise<void> };

/** One question at a time; after its answer what is right, why, and where to read it. */
export function Quiz({ attempt, skill, onLeave }: QuizProps) {
  const quiz = useQuiz(attempt, onLeave);
  const { question, total, answers } = quiz;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [question?.id]);
  if (!question) return null;
  return (
    <section className="panel quiz" aria-labelledby="quiz-title">
      <div className="quiz-top">
        <h1 id="quiz-title" className="part-title">
          {m.checks_title({ skill })}
        </h1>
        <QuizDots answers={answers} total={total} />
      </div>
      <div className="quiz-body">
        <div className="stack gap-3.5">
          <p className="small muted">{m.checks_question_of({ number: question.number, total })}</p>
          <h2 ref={heading} tabIndex={-1} className="quiz-question" lang={foreignLanguageTag(question.text)}>
            {question.text}
          </h2>
          {question.code && (
            <pre className="quiz-code" lang="en" aria-label={m.checks_code()}>
              <code>{question.code}</code>
            </pre>
          )}
        </div>
        <QuizForm quiz={quiz} attemptId={attempt.id} question={question} />
      </div>
    </section>
  );
}

type QuizFormProps = {
  quiz: ReturnType<typeof useQuiz>;
  attemptId: string;
  question: { id: string; text: string; options: readonly string[] };
};

function QuizForm({ quiz, attemptId, question }: QuizFormProps) {
  const { feedback, chosen, error } = quiz;
  const nextButton = useRef<HTMLButtonElement>(null);
  useEffect(() => nextButton.current?.focus(), [feedback]);
  return (
    <form
      className="stack gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        quiz.submit();
      }}
    >
      <QuizOptions options={question.options} chosen={chosen} feedback={feedback} onChoose={quiz.choose} />
      {error && <Banner kind="bad">{error.message}</Banner>}
      {feedback && <Explanation feedback={feedback} />}
      {feedback && !feedback.taken_out && <ReportQuestion attemptId={attemptId} question={question} />}
      <div className="row gap-2">
        {feedback ? (
          <Button ref={nextButton} loading={quiz.isLeaving} onClick={quiz.goOn}>
            {feedback.result ? m.checks_see_result() : m.checks_next()}
          </Button>
        ) : (
          <Button type="submit" disabled={chosen === null} loading={quiz.isSending}>
            {m.checks_answer()}
          </Button>
        )}
        {!feedback?.result && (
          <Button variant="bare" onClick={quiz.leave}>
            {m.checks_pause()}
          </Button>
        )}
      </div>
      {!feedback && <p className="caption muted quiz-keys">{m.checks_keys()}</p>}
    </form>
  );
}

/** A station for each question: right, wrong, or its number. */
function QuizDots({ answers, total }: { answers: readonly boolean[]; total: number }) {
  return (
    <ol className="quiz-dots" aria-label={m.checks_progress()}>
      {Array.from({ length: total }, (_, index) => {
        const right = answers[index];
        const number = index + 1;
        if (right === undefined)
          return (
            <li key={number} aria-current={index === answers.length ? 'step' : undefined}>
              <span className="step-marker" aria-hidden="true">
                {number}
              </span>
              <span className="visually-hidden">{m.checks_dot_open({ number })}</span>
            </li>
          );
        return (
          <li key={number} className={right ? 'is-right' : 'is-wrong'}>
            <span className="step-marker">
              <Icon of={right ? Check : X} small />
            </span>
            <span className="visually-hidden">{right ? m.checks_dot_right({ number }) : m.checks_dot_wrong({ number })}</span>
          </li>
        );
      })}
    </ol>
  );
}

function Explanation({ feedback: { right, taken_out, explanation, source } }: { feedback: Feedback }) {
  if (taken_out) return <p role="status">{m.checks_taken_out()}</p>;
  return (
    <div className="stack gap-2" role="status">
      <p>
        <strong>{right ? m.checks_right() : m.checks_wrong()}</strong>{' '}
        <span lang={foreignLanguageTag(explanation)}>{explanation}</span>
      </p>
      <p className="small muted">
        {m.checks_source()}{' '}
        <TextLink href={source.url} target="_blank" rel="noopener noreferrer" lang={foreignLanguageTag(source.title)}>
          {source.title}
        </TextLink>
      </p>
    </div>
  );
}
