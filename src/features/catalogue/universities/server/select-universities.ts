import { programRows, universityRows } from '#features/catalogue/programs/server/index.ts';
import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { Context } from '#platform/http/context.ts';
import type { University } from '../contract.ts';

/** The condition for universities with programs that pay a reward for referred applicants. */
export const isInReferralScheme = (ctx: Context) => sql<SqlBool>`exists (
  select from ${programRows(ctx)} as programs where programs.university_id = universities.id
    and programs.referral_paise > 0 and programs.application is not null and not programs.retired)`;

/** Selects universities that are not retired. */
export const selectUniversities = (ctx: Context) =>
  ctx.db
    .selectFrom(universityRows(ctx).as('universities'))
    .select(['id', 'code', 'name', 'country', 'region', 'city', 'kind', 'website', 'about'])
    .select(isInReferralScheme(ctx).as('referable'))
    .where('universities.retired', '=', false);

type UniversityRow = Awaited<ReturnType<ReturnType<typeof selectUniversities>['execute']>>[number];

/** Presents universities with the number of their programs, in the same order. */
export async function presentUniversities(ctx: Context, rows: readonly UniversityRow[]): Promise<z.input<typeof University>[]> {
  if (rows.length === 0) return [];
  const counts = await ctx.db
    .selectFrom(programRows(ctx).as('programs'))
    .select(['university_id', (eb) => eb.fn.countAll<number>().as('programs')])
    .where('retired', '=', false)
    .where(
      'university_id',
      'in',
      rows.map(({ id }) => id),
    )
    .groupBy('university_id')
    .execute();
  const programs = new Map(counts.map((row) => [row.university_id, Number(row.programs)]));
  return rows.map(({ id, ...university }) => ({
    id: university.code,
    type: 'university',
    attributes: { ...university, referable: Boolean(university.referable), programs: programs.get(id) ?? 0 },
  }));
}
