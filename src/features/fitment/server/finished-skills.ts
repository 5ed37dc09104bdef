import { m } from '#platform/messages/messages.js';
import type { Context } from '#platform/server/context.ts';
import type { FitProfile } from './engine/fit-input.ts';

const dayWords = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

type Finished = { skill_id: string; finished_on: string };

/** Each skill the member finished here, with the first day, in a steady order. */
export const readFinishedSkills = (ctx: Context, userId: string): Promise<Finished[]> =>
  ctx.db
    .selectFrom('finished_skills')
    .select((eb) => ['skill_id', eb.fn.min('finished_on').as('finished_on')])
    .where('user_id', '=', userId)
    .groupBy('skill_id')
    .orderBy('skill_id')
    .execute();

/** A finished skill as the engine takes it. */
export const finishedEvidence = ({ skill_id, finished_on }: Finished): NonNullable<FitProfile['skills']>[number] => ({
  skill_id,
  grade: 'completed',
  note: m.fitment_finished_here({ date: dayWords.format(new Date(finished_on)) }),
});
