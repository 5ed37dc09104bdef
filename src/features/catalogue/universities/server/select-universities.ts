import { programRows, universityRows } from '#features/catalogue/programs/server/index.ts';
import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { Context } from '#platform/http/context.ts';
import type { University } from '../contract.ts';

/** A university whose programs pay a reward for referred applicants. */
export const inScheme = (ctx: Context) => sql<SqlBool>`exists (
  select from ${programRows(ctx)} as programs where programs.university_id = universities.id
    and programs.referral_paise > 0 and programs.application is not null and not programs.retired)`;

/** Universities that are shown. */
export const selectUniversities = (ctx: Context) =>
  ctx.db
    .selectFrom(universityRows(ctx).as('universities'))
    .select(['id', 'code', 'name', 'country', 'region', 'city', 'kind', 'website', 'about'])
    .select(inScheme(ctx).as('referable'))
    .where('universities.retired', '=', false);

type Selected = Awaited<ReturnType<ReturnType<typeof selectUniversities>['execute']>>[number];

/** Universities as the API shows them, with the number of their programs, in the order given. */
export async function presentUniversities(ctx: Context, rows: readonly Selected[]): Promise<z.input<typeof University>[]> {
  if (rows.length === 0) return [];
  const counted = await ctx.db
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
  const programs = new Map(counted.map((row) => [row.university_id, Number(row.programs)]));
  return rows.map(({ id, ...university }) => ({
    id: university.code,
    type: 'university',
    attributes: { ...university, referable: Boolean(university.referable), programs: programs.get(id) ?? 0 },
  }));
}
