import type { z } from 'zod';
import type { Question } from '#features/base/skills/server/index.ts';
import type { CheckAttempt, CheckResult } from '../contract.ts';
import type { StoredAttempt } from './load-attempts.ts';

/** Presents an attempt with the next question, its options in the stored order. Keys and later questions stay on the server. */
export function presentAttempt(attempt: StoredAttempt, questions: ReadonlyMap<string, Question>): z.input<typeof CheckAttempt> {
  const number = attempt.answers.length + 1;
  const drawn = attempt.questions[attempt.answers.length];
  const question = questions.get(drawn?.id ?? '');
  return {
    id: attempt.id,
    type: 'check_attempt',
    attributes: {
      skill_id: attempt.skill_id,
      total: attempt.questions.length,
      answers: attempt.answers.map(({ right }) => right),
      question:
        drawn && question
          ? {
              id: question.id,
              number,
              text: question.question,
              code: question.code ?? null,
              options: drawn.order.map((index) => question.options[index] ?? ''),
            }
          : null,
    },
  };
}

/** Presents how an attempt ended; null while it is running. */
export function presentResult({ questions, answers, finished_at, passed }: StoredAttempt): z.input<typeof CheckResult> | null {
  if (finished_at === null) return null;
  const missed = Map.groupBy(
    answers.filter(({ right }) => !right),
    ({ topic }) => topic,
  );
  return {
    right: answers.filter(({ right }) => right).length,
    total: questions.length,
    passed: passed ?? false,
    finished_at: finished_at.toISOString(),
    missed: [...missed].map(([topic, { length: count }]) => ({ topic, count })).toSorted((a, b) => b.count - a.count),
  };
}
