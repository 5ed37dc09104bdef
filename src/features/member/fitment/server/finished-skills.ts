import { formatLongDate } from '#platform/language/format.ts';
import { formatLocale, DEFAULT_LANGUAGE } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { compareText, currentSkillId, skillCatalogue } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { FitProfile } from './engine/fit-input.ts';
import { WEIGHTS } from './engine/weights.ts';

/** How a skill was finished: said so in a plan, by a check, or by a piece of work. */
export type FinishedGrade = 'claimed' | 'checked' | 'shown';
export type FinishedSkillRow = { skill_id: string; finished_on: string; grade: FinishedGrade };

// The engine's input must not depend on the viewer's language.
const ENGINE_LOCALE = { locale: DEFAULT_LANGUAGE };
const formatDay = (day: string) => formatLongDate(day, { locale: formatLocale(DEFAULT_LANGUAGE), timeZone: 'UTC' });

/** The skills that a member finished here, each with its best grade and the first day of that grade, ordered by id. */
export async function loadFinishedSkills(ctx: Context, userId: string): Promise<FinishedSkillRow[]> {
  const rows = await ctx.db
    .selectFrom('finished_skills')
    .select((eb) => ['skill_id', 'grade', eb.fn.min('finished_on').as('finished_on')])
    .where('user_id', '=', userId)
    .groupBy(['skill_id', 'grade'])
    .orderBy('skill_id')
    .execute();
  const { taxonomy } = await skillCatalogue();
  const best = new Map<string, FinishedSkillRow>();
  for (const row of rows) {
    const skill_id = currentSkillId(taxonomy, row.skill_id);
    const known = best.get(skill_id);
    if (!known || WEIGHTS.credit[row.grade] > WEIGHTS.credit[known.grade]) best.set(skill_id, { ...row, skill_id });
  }
  return [...best.values()].toSorted((a, b) => compareText(a.skill_id, b.skill_id));
}

const NOTES = {
  claimed: m.fitment_finished_here,
  checked: m.fitment_checked_here,
  shown: m.fitment_shown_here,
} satisfies Record<FinishedGrade, unknown>;

/** Converts a finished skill to engine input. */
export const toProfileSkill = ({
  skill_id,
  finished_on,
  grade,
}: FinishedSkillRow): NonNullable<FitProfile['skills']>[number] => ({
  skill_id,
  grade,
  note: NOTES[grade]({ date: formatDay(finished_on) }, ENGINE_LOCALE),
});
