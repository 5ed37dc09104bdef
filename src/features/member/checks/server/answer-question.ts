import type { z } from 'zod';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import { signedIn, type Context, type Viewer } from '#platform/http/context.ts';
import { notFound, problem } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { CheckFeedback } from '../contract.ts';
import { PASS_FROM } from './draw-questions.ts';
import type { StoredAttempt } from './load-attempts.ts';
import { checkPolicy } from './policy.ts';
import { presentAttempt, presentResult } from './present-attempt.ts';
import { findQuestions } from './question-bank.ts';
import { OPTION_COUNT, type Question } from './question.ts';
import type { DrawnQuestion, StoredAnswer } from './tables.ts';

declare module '#platform/tasks/events.ts' {
  interface Events {
    /** A member passed the check of a skill. The day is an ISO date. */
    'skill.checked': { userId: string; skillId: string; checkedOn: string };
  }
}

/**
 * Answers the next question of an attempt; the last answer finishes it. A question that was answered before keeps its answer,
 * so that a second tab neither loses nor counts one.
 */
export const answerQuestion: UseCase<'PUT /api/checks/attempts/{id}/answers'> = async (ctx, { params, body }) => {
  const attempt = await lockAttempt(ctx, signedIn(ctx), params.id);
  if (body.option < 0 || body.option >= OPTION_COUNT) throw problem(400, 'check-option-unknown');
  const questions = (await findQuestions(attempt.skill_id)) ?? [];
  const position = attempt.questions.findIndex(({ id }) => id === body.question);
  const drawn = attempt.questions[position];
  const question = questions.find(({ id }) => id === body.question);
  if (!drawn || !question || position > attempt.answers.length) throw problem(400, 'check-question-unknown');
  const stored = attempt.answers[position];
  if (stored) return { data: presentFeedback(attempt, questions, { question, drawn, answer: stored }) };
  const answer = {
    id: drawn.id,
    option: body.option,
    right: drawn.order[body.option] === question.answer,
    topic: question.topic,
  };
  const saved = await saveAnswer(ctx, attempt, answer);
  return { data: presentFeedback(saved, questions, { question, drawn, answer }) };
};

/** The viewer's own attempt, locked, so that answers of several tabs follow one another; 404 for anybody else's. */
async function lockAttempt(ctx: Context, viewer: Viewer, id: string): Promise<StoredAttempt> {
  const attempt = await ctx.db.selectFrom('check_attempts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!attempt || !checkPolicy.answer(viewer, { userId: attempt.user_id })) throw notFound('check');
  return attempt;
}

async function saveAnswer(ctx: Context, attempt: StoredAttempt, answer: StoredAnswer): Promise<StoredAttempt> {
  const answers = [...attempt.answers, answer];
  const isLast = answers.length === attempt.questions.length;
  const passed = answers.filter(({ right }) => right).length >= PASS_FROM;
  const now = ctx.clock.now();
  const saved = await ctx.db
    .updateTable('check_attempts')
    .set({ answers: JSON.stringify(answers), ...(isLast && { finished_at: now, passed }) })
    .where('id', '=', attempt.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (isLast && passed)
    await ctx.publish('skill.checked', {
      userId: attempt.user_id,
      skillId: attempt.skill_id,
      checkedOn: calendarDay(now),
    });
  return saved;
}

type Answered = { question: Question; drawn: DrawnQuestion; answer: StoredAnswer };

function presentFeedback(
  attempt: StoredAttempt,
  questions: readonly Question[],
  { question, drawn, answer }: Answered,
): z.input<typeof CheckFeedback> {
  return {
    id: `${attempt.id}:${question.id}`,
    type: 'check_feedback',
    attributes: {
      attempt: presentAttempt(attempt, questions),
      chosen: answer.option,
      right_option: drawn.order.indexOf(question.answer),
      right: answer.right,
      explanation: question.explanation,
      source: question.source,
      result: presentResult(attempt),
    },
  };
}
