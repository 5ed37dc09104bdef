import { sql } from 'kysely';
import { programRows, universityRows } from '#features/catalogue/programs/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { isInReferralScheme } from './select-universities.ts';
import { loadPage, NOT_RETIRED } from './list-universities.ts';

/** Universities with programs in the referral scheme: those of the catalogue first, then imported ones, each by name. */
export const listReferable: UseCase<'GET /api/universities/refferalable'> = async (ctx, { query }) => {
  const { data, meta } = await loadPage(ctx, [NOT_RETIRED, isInReferralScheme(ctx)], query);
  const rewards = await loadRewards(
    ctx,
    data.map(({ id }) => id),
  );
  const noReward = { referral_programs: 0, referral_up_to: 0 };
  return {
    data: data.map((university) => ({
      ...university,
      attributes: { ...university.attributes, ...(rewards.get(university.id) ?? noReward) },
    })),
    meta,
  };
};

/** Loads the referral rewards by university code, in rupees. A reward is at most the application fee. */
async function loadRewards(ctx: Context, codes: readonly string[]) {
  const { rows } = await sql<{ code: string; referral_programs: number; up_to: string }>`
    select universities.code, count(*)::int as referral_programs,
      max(least(programs.referral_paise, coalesce((programs.application ->> 'fee_paise')::bigint, 0))) as up_to
    from ${universityRows(ctx)} as universities join ${programRows(ctx)} as programs on programs.university_id = universities.id
    where universities.code = any(${[...codes]}::text[]) and programs.referral_paise > 0
      and programs.application is not null and not programs.retired
    group by universities.code`.execute(ctx.db);
  return new Map(
    rows.map(({ code, referral_programs, up_to }) => [code, { referral_programs, referral_up_to: Number(up_to) / 100 }]),
  );
}
