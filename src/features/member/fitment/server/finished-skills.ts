import { formatLongDate } from '#platform/language/format.ts';
import { formatLocale, DEFAULT_LANGUAGE } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import type { Context } from '#platform/http/context.ts';
import type { FitProfile } from './engine/fit-input.ts';

// The engine's input must not depend on the viewer's language.
const ENGINE_LOCALE = { locale: DEFAULT_LANGUAGE };
const formatDay = (day: string) => formatLongDate(day, { locale: formatLocale(DEFAULT_LANGUAGE), timeZone: 'UTC' });

type FinishedSkillRow = { skill_id: string; finished_on: string };

/** The skills that a member finished in learning plans, with the date they were first finished, ordered by id. */
export const loadFinishedSkills = (ctx: Context, userId: string): Promise<FinishedSkillRow[]> =>
  ctx.db
    .selectFrom('finished_skills')
    .select((eb) => ['skill_id', eb.fn.min('finished_on').as('finished_on')])
    .where('user_id', '=', userId)
    .groupBy('skill_id')
    .orderBy('skill_id')
    .execute();

/** Converts a finished skill to engine input. */
export const toProfileSkill = ({ skill_id, finished_on }: FinishedSkillRow): NonNullable<FitProfile['skills']>[number] => ({
  skill_id,
  grade: 'claimed',
  note: m.fitment_finished_here({ date: formatDay(finished_on) }, ENGINE_LOCALE),
});
