import type { Selectable } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { nextAttemptAt } from './policy.ts';
import { loadQuestionsAt, skillCatalogue, storedSkillIds, type Question } from '#features/base/skills/server/index.ts';
import type { CheckAttemptsTable } from './tables.ts';

export type StoredAttempt = Selectable<CheckAttemptsTable>;

type Attempts = {
  running: StoredAttempt | null;
  /** The last finished one. */
  last: StoredAttempt | null;
  passed: StoredAttempt | null;
};

/** A member's attempts at the check of a skill, and at those of skills that were merged into it. Checks no permission. */
export async function loadAttempts(ctx: Context, userId: string, skillId: string): Promise<Attempts> {
  const { taxonomy } = await skillCatalogue();
  const rows = await ctx.db
    .selectFrom('check_attempts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('skill_id', 'in', storedSkillIds(taxonomy, skillId))
    .orderBy('started_at', 'desc')
    .execute();
  return {
    running: rows.find(({ finished_at }) => finished_at === null) ?? null,
    last: rows.find(({ finished_at }) => finished_at !== null) ?? null,
    passed: rows.find(({ passed }) => passed) ?? null,
  };
}

/** When the check can be tried again; null where that is now. */
export function findWait({ last, passed }: Attempts, now: Date): Date | null {
  if (passed || !last?.finished_at) return null;
  const again = nextAttemptAt(last.finished_at);
  return again > now ? again : null;
}

/** The questions of an attempt as they were drawn, whatever editors changed since; those that no file has any more are missing. */
export const loadDrawn = ({ skill_id, questions }: StoredAttempt, ctx: Context): Promise<ReadonlyMap<string, Question>> =>
  loadQuestionsAt(ctx, skill_id, questions);

/** Whether the questions that are left to answer still exist: the files may have changed since the attempt began. */
export const canGoOn = ({ questions, answers }: StoredAttempt, drawn: ReadonlyMap<string, Question>): boolean =>
  questions.slice(answers.length).every(({ id }) => drawn.has(id));
