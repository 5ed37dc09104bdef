import type { Context } from '#platform/http/context.ts';
import { makeReport } from './make-report.ts';

/** A skill that a member finished or reopened; `sourceId` is the id of the plan. */
export type FinishedSkill = { userId: string; skillId: string; sourceId: string; finishedOn: string };

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'fitment.score-learning': { userId: string };
  }
}

const MAX_RESCORED = 20;

/** Adds a finished skill as evidence. The application of the plan (`fitmentId`) is rescored at once, others in the background. */
export async function addFinishedSkill(ctx: Context, skill: FinishedSkill, fitmentId: string): Promise<void> {
  const { userId: user_id, skillId: skill_id, sourceId: source_id, finishedOn: finished_on } = skill;
  await ctx.db
    .insertInto('finished_skills')
    .values({ user_id, skill_id, source_id, finished_on })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await rescoreForMember(ctx, fitmentId, user_id);
}

/** Removes a finished skill and rescores the same applications as adding one does. */
export async function removeFinishedSkill(
  ctx: Context,
  { userId, skillId, sourceId }: Omit<FinishedSkill, 'finishedOn'>,
  fitmentId: string,
): Promise<void> {
  await ctx.db
    .deleteFrom('finished_skills')
    .where('user_id', '=', userId)
    .where('skill_id', '=', skillId)
    .where('source_id', '=', sourceId)
    .execute();
  await rescoreForMember(ctx, fitmentId, userId);
}

async function rescoreForMember(ctx: Context, fitmentId: string, userId: string): Promise<void> {
  await rescoreIfParsed(ctx, fitmentId);
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

async function rescoreIfParsed(ctx: Context, fitmentId: string): Promise<void> {
  const fitment = await ctx.db.selectFrom('fitment_scores').selectAll().where('id', '=', fitmentId).executeTakeFirst();
  if (fitment && fitment.resume_text !== null) await makeReport(ctx, fitment, 'completed');
}
