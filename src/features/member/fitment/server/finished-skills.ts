import { formatLongDate } from '#platform/language/format.ts';
import { formatLocale, DEFAULT_LANGUAGE } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import type { Context } from '#platform/http/context.ts';
import type { FitProfile } from './engine/fit-input.ts';

/** Input of the engine, hence language-independent. */
const WRITTEN = { locale: DEFAULT_LANGUAGE };
const dayWords = (day: string) => formatLongDate(day, { locale: formatLocale(DEFAULT_LANGUAGE), timeZone: 'UTC' });

type Finished = { skill_id: string; finished_on: string };

/** The skills the member finished here with their first date, in a stable order. */
export const loadFinishedSkills = (ctx: Context, userId: string): Promise<Finished[]> =>
  ctx.db
    .selectFrom('finished_skills')
    .select((eb) => ['skill_id', eb.fn.min('finished_on').as('finished_on')])
    .where('user_id', '=', userId)
    .groupBy('skill_id')
    .orderBy('skill_id')
    .execute();

/** A finished skill as engine input. */
export const toEvidence = ({ skill_id, finished_on }: Finished): NonNullable<FitProfile['skills']>[number] => ({
  skill_id,
  grade: 'completed',
  note: m.fitment_finished_here({ date: dayWords(finished_on) }, WRITTEN),
});
