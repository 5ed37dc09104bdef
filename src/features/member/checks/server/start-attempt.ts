import { randomInt } from 'node:crypto';
import { currentSkillId, findQuestions, skillCatalogue, type BankQuestion } from '#features/base/skills/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { formatDateTime } from '#platform/language/format.ts';
import { drawQuestions, shuffle } from './draw-questions.ts';
import { canGoOn, findWait, loadAttempts, loadDrawn, type StoredAttempt } from './load-attempts.ts';
import { presentAttempt } from './present-attempt.ts';
import type { DrawnQuestion } from './tables.ts';

/** Starts an attempt at a check, or resumes the running one, even where its check has closed since. 409 after passing, and for a day after an attempt that failed. */
export const startAttempt: UseCase<'POST /api/checks/{skill_id}/attempts'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  const skillId = currentSkillId((await skillCatalogue()).taxonomy, params.skill_id);
  const attempts = await loadAttempts(ctx, viewer.id, skillId);
  if (attempts.passed) throw conflict('check-passed');
  if (attempts.running) {
    const drawn = await loadDrawn(attempts.running, ctx);
    if (canGoOn(attempts.running, drawn)) return { data: presentAttempt(attempts.running, drawn) };
  }
  const questions = await findQuestions(ctx, skillId);
  if (!questions) throw notFound('check');
  const wait = findWait(attempts, ctx.clock.now());
  if (wait) throw conflict('check-again-later', { time: formatDateTime(wait) }, { headers: retryAfter(ctx, wait) });
  if (attempts.running) await ctx.db.deleteFrom('check_attempts').where('id', '=', attempts.running.id).execute();
  const attempt = await insertAttempt(ctx, { userId: viewer.id, skillId }, draw(questions, attempts.last));
  return { data: presentAttempt(attempt, await loadDrawn(attempt, ctx)) };
};

const retryAfter = ({ clock }: Context, moment: Date) => ({
  'retry-after': String(Math.ceil((moment.getTime() - clock.now().getTime()) / 1000)),
});

const RANDOM_STEPS = 2 ** 32;
const random = () => randomInt(RANDOM_STEPS) / RANDOM_STEPS;

function draw(questions: readonly BankQuestion[], last: StoredAttempt | null): DrawnQuestion[] {
  const lastIds = new Set(last?.questions.map(({ id }) => id));
  return drawQuestions(questions, lastIds, random).map(({ id, version, options }) => ({
    id,
    order: shuffle([...options.keys()], random),
    version,
  }));
}

type AttemptKey = { userId: string; skillId: string };

/** Inserts an attempt, or returns the one that another request has started meanwhile. */
async function insertAttempt(ctx: Context, { userId, skillId }: AttemptKey, drawn: DrawnQuestion[]): Promise<StoredAttempt> {
  const inserted = await ctx.db
    .insertInto('check_attempts')
    .values({ user_id: userId, skill_id: skillId, questions: JSON.stringify(drawn), started_at: ctx.clock.now() })
    .onConflict((running) => running.columns(['user_id', 'skill_id']).where('finished_at', 'is', null).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (inserted) return inserted;
  const { running } = await loadAttempts(ctx, userId, skillId);
  if (!running) throw conflict('in-progress');
  return running;
}
