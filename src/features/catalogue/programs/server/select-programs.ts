import { categoryRows } from '#features/base/interests/server/index.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { loadReactions } from '#features/base/reactions/server/index.ts';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import type { Context } from '#platform/http/context.ts';
import { language } from '#platform/language/language.ts';
import type { Program } from '../contract.ts';
import type { Intake } from './tables.ts';

/** Selects programs that are not retired, with their university and the name of their category. */
export const selectPrograms = (ctx: Context) =>
  ctx.db
    .selectFrom('programs')
    .innerJoin(categoryRows(ctx).as('categories'), 'categories.slug', 'programs.category')
    .leftJoin('universities', 'universities.id', 'programs.university_id')
    .select([
      'programs.id',
      'programs.code',
      'programs.title',
      'programs.provider',
      'programs.url',
      'programs.category',
      'categories.name as category_name',
      'programs.program_type',
      'programs.level',
      'programs.mode',
      'programs.region',
      'programs.cost',
      'programs.fee_paise',
      'programs.language',
      'programs.hours',
      'programs.duration',
      'programs.intakes',
      'programs.families',
      'programs.skill_ids',
      'programs.referral_paise',
      'universities.code as university_code',
      'universities.name as university_name',
      sql<boolean>`programs.application is not null`.as('applies_here'),
    ])
    .where('programs.retired', '=', false);

/** Whether a program is in the language of the request, to sort by. */
export const inReadersLanguage = () => sql<boolean>`programs.language = ${language()}`;

export type SelectedProgram = Awaited<ReturnType<ReturnType<typeof selectPrograms>['execute']>>[number];

/** Presents programs for lists, in the same order. */
export async function presentPrograms(ctx: Context, rows: readonly SelectedProgram[]): Promise<z.input<typeof Program>[]> {
  const [{ taxonomy }, reactions] = await Promise.all([
    skillCatalogue(),
    loadReactions(
      ctx,
      'program',
      rows.map(({ id }) => id),
    ),
  ]);
  const today = calendarDay(ctx.clock.now());
  return rows.map((row) => {
    const reaction = reactions.get(row.id);
    return {
      id: row.id,
      type: 'program',
      attributes: {
        code: row.code,
        title: row.title,
        provider: row.provider,
        university:
          row.university_code === null ? null : { code: row.university_code, name: row.university_name ?? row.provider },
        url: row.url,
        category: row.category,
        category_name: row.category_name,
        program_type: row.program_type as z.input<typeof Program>['attributes']['program_type'],
        level: row.level,
        mode: row.mode,
        region: row.region,
        cost: row.cost,
        fee: row.fee_paise === null ? null : Number(row.fee_paise) / 100,
        language: row.language,
        hours: Number(row.hours),
        duration: row.duration,
        next_start: findNextStart(row.intakes, today),
        families: row.families,
        skills: [...new Set(row.skill_ids.flatMap((id) => taxonomy.byId.get(id) ?? []))]
          .filter(({ out_of_use }) => !out_of_use)
          .map(({ id, name }) => ({ id, name })),
        likes: reaction?.counts.like ?? 0,
        liked: reaction?.mine.like ?? false,
        applies_here: row.applies_here,
        referral: row.referral_paise / 100,
      },
    };
  });
}

/** Returns the earliest start that still accepts applications, or null. */
export const findNextStart = (intakes: readonly Intake[], today: string): string | null =>
  intakes
    .filter(({ starts_on, closes_on }) => (closes_on ?? starts_on) >= today)
    .map(({ starts_on }) => starts_on)
    .toSorted()[0] ?? null;
