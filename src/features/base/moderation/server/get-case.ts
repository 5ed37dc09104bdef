import { requireScope } from '#features/base/accounts/server/index.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { CASE_FIELDS } from './lock-case.ts';
import { presentCases } from './present-cases.ts';
import type { Reportables } from './reportables.ts';

/** One reported item. */
export const getCase =
  (reportables: Reportables): UseCase<'GET /api/moderation/{id}'> =>
  async (ctx, { params }) => {
    requireScope(ctx, 'moderator');
    const row = await ctx.db.selectFrom('moderation_cases').select(CASE_FIELDS).where('id', '=', params.id).executeTakeFirst();
    const [data] = row ? await presentCases(ctx, reportables, [row]) : [];
    if (!data) throw notFound('case');
    return { data };
  };
