import { formatLongDate } from '#platform/language/format.ts';
import { formatLocale, MAIN_LANGUAGE } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import type { Context } from '#platform/http/context.ts';
import type { FitProfile } from './engine/fit-input.ts';

/** What the engine is given is part of a score, and the same whoever reads it. */
const WRITTEN = { locale: MAIN_LANGUAGE };
const dayWords = (day: string) => formatLongDate(day, { locale: formatLocale(MAIN_LANGUAGE), timeZone: 'UTC' });

type Finished = { skill_id: string; finished_on: string };

/** Each skill the member finished here, with the first day, in a steady order. */
export const loadFinishedSkills = (ctx: Context, userId: string): Promise<Finished[]> =>
  ctx.db
    .selectFrom('finished_skills')
    .select((eb) => ['skill_id', eb.fn.min('finished_on').as('finished_on')])
    .where('user_id', '=', userId)
    .groupBy('skill_id')
    .orderBy('skill_id')
    .execute();

/** A finished skill as the engine takes it. */
export const toEvidence = ({ skill_id, finished_on }: Finished): NonNullable<FitProfile['skills']>[number] => ({
  skill_id,
  grade: 'completed',
  note: m.fitment_finished_here({ date: dayWords(finished_on) }, WRITTEN),
});
