import { skillCatalogue, storedSkillIds } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { FinishedGrade } from './finished-skills.ts';
import { findFitmentOfApplication } from './load-fitment.ts';
import { makeReport } from './make-report.ts';

/** A skill that a member finished; `sourceId` is the id of the plan, or names the check or the piece of work. */
export type FinishedSkill = {
  userId: string;
  skillId: string;
  sourceId: string;
  finishedOn: string;
  grade: FinishedGrade;
};

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'fitment.score-learning': { userId: string };
  }
}

const MAX_RESCORED = 20;

/**
 * Adds a finished skill as evidence. The application of the plan (`fitmentId`), if there is one, is rescored at once, others in
 * the background.
 */
export async function addFinishedSkill(ctx: Context, skill: FinishedSkill, fitmentId: string | null): Promise<void> {
  const { userId: user_id, skillId: skill_id, sourceId: source_id, finishedOn: finished_on, grade } = skill;
  await ctx.db
    .insertInto('finished_skills')
    .values({ user_id, skill_id, source_id, finished_on, grade })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await rescoreForMember(ctx, fitmentId, user_id);
}

/** Removes a finished skill and rescores the same applications as adding one does. */
export async function removeFinishedSkill(
  ctx: Context,
  { userId, skillId, sourceId }: Pick<FinishedSkill, 'userId' | 'skillId' | 'sourceId'>,
  fitmentId: string | null,
): Promise<void> {
  const { taxonomy } = await skillCatalogue();
  await ctx.db
    .deleteFrom('finished_skills')
    .where('user_id', '=', userId)
    .where('skill_id', 'in', storedSkillIds(taxonomy, skillId))
    .where('source_id', '=', sourceId)
    .execute();
  await rescoreForMember(ctx, fitmentId, userId);
}

/** Removes what a member claimed about a skill, in whichever plan, and rescores as above. Checks and work stay. */
export async function removeClaims(
  ctx: Context,
  { userId, skillId }: Pick<FinishedSkill, 'userId' | 'skillId'>,
  fitmentId: string,
): Promise<void> {
  const { taxonomy } = await skillCatalogue();
  await ctx.db
    .deleteFrom('finished_skills')
    .where('user_id', '=', userId)
    .where('skill_id', 'in', storedSkillIds(taxonomy, skillId))
    .where('grade', '=', 'claimed')
    .execute();
  await rescoreForMember(ctx, fitmentId, userId);
}

async function rescoreForMember(ctx: Context, fitmentId: string | null, userId: string): Promise<void> {
  if (fitmentId !== null) await rescoreIfParsed(ctx, fitmentId);
  await ctx.enqueue('fitment.score-learning', { userId });
}

/** Rescores the member's latest applications after learning; unchanged scores are not stored. */
export async function rescoreAfterLearning(ctx: Context, { userId }: { userId: string }): Promise<void> {
  const fitments = await ctx.db
    .selectFrom('fitment_scores')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(MAX_RESCORED)
    .execute();
  for (const { id } of fitments) await ctx.inTransaction((inner) => rescoreIfParsed(inner, id));
}

/** Scores an entry again after its ad was corrected; one without a score yet stays so. */
export async function rescoreEntry(ctx: Context, applicationId: string): Promise<void> {
  const fitment = await findFitmentOfApplication(ctx, applicationId);
  if (fitment && fitment.status !== 'reading') await makeReport(ctx, fitment, 'corrected');
}

async function rescoreIfParsed(ctx: Context, fitmentId: string): Promise<void> {
  const fitment = await ctx.db.selectFrom('fitment_scores').selectAll().where('id', '=', fitmentId).executeTakeFirst();
  if (fitment && fitment.resume_text !== null) await makeReport(ctx, fitment, 'completed');
}
