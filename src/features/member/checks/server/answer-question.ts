import type { z } from 'zod';
import { loadSkillQuestions, OPTION_COUNT, type Question } from '#features/base/skills/server/index.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import { signedIn, type Context, type Viewer } from '#platform/http/context.ts';
import { notFound, problem } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { CheckFeedback } from '../contract.ts';
import { PASS_FROM } from './draw-questions.ts';
import { loadDrawn, type StoredAttempt } from './load-attempts.ts';
import { checkPolicy } from './policy.ts';
import { presentAttempt, presentResult } from './present-attempt.ts';
import { findKey, markAnswer, type Marking } from './mark-answer.ts';
import type { StoredAnswer } from './tables.ts';

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
  const [drawnQuestions, current] = await Promise.all([loadDrawn(attempt, ctx), loadSkillQuestions(ctx, attempt.skill_id)]);
  const position = attempt.questions.findIndex(({ id }) => id === body.question);
  const drawn = attempt.questions[position];
  const shown = drawnQuestions.get(body.question);
  if (!drawn || !shown || position > attempt.answers.length) throw problem(400, 'check-question-unknown');
  const marking = { drawn, shown, current: current.find(({ id }) => id === drawn.id) };
  const stored = attempt.answers[position];
  if (stored) return { data: presentFeedback(attempt, drawnQuestions, marking, stored) };
  const answer = { id: drawn.id, option: body.option, right: markAnswer(marking, body.option), topic: shown.topic };
  // What was wrong by a question that has been corrected or taken out since counts as well.
  const earlier = attempt.answers.map((given, index) => {
    const asked = attempt.questions[index];
    const question = asked && drawnQuestions.get(asked.id);
    if (given.right || !question) return given;
    const now = current.find(({ id }) => id === asked.id);
    return { ...given, right: markAnswer({ drawn: asked, shown: question, current: now }, given.option) };
  });
  const saved = await saveAnswers(ctx, attempt, [...earlier, answer]);
  return { data: presentFeedback(saved, drawnQuestions, marking, answer) };
};

/** The viewer's own attempt, locked, so that answers of several tabs follow one another; 404 for anybody else's. */
async function lockAttempt(ctx: Context, viewer: Viewer, id: string): Promise<StoredAttempt> {
  const attempt = await ctx.db.selectFrom('check_attempts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!attempt || !checkPolicy.answer(viewer, { userId: attempt.user_id })) throw notFound('check');
  return attempt;
}

async function saveAnswers(ctx: Context, attempt: StoredAttempt, answers: StoredAnswer[]): Promise<StoredAttempt> {
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

function presentFeedback(
  attempt: StoredAttempt,
  questions: ReadonlyMap<string, Question>,
  { drawn, shown, current }: Marking,
  answer: StoredAnswer,
): z.input<typeof CheckFeedback> {
  const { explanation, source } = current ?? shown;
  return {
    id: `${attempt.id}:${shown.id}`,
    type: 'check_feedback',
    attributes: {
      attempt: presentAttempt(attempt, questions),
      chosen: answer.option,
      right_option: drawn.order.indexOf(findKey({ drawn, shown, current })),
      right: answer.right,
      taken_out: current?.dropped ?? false,
      explanation,
      source,
      result: presentResult(attempt),
    },
  };
}
