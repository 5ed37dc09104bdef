import { sql } from 'kysely';
import { isHeard } from '#features/base/mutes/server/index.ts';
import { pageMeta } from '#platform/contract/pagination.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';

/**
 * Listed members other than the viewer, without muted ones, whose name contains the search text or whose slug starts with it; names that start
 * with it come first.
 */
export const searchPeople: UseCase<'GET /api/users/search_user_board'> = async (ctx, { query }) => {
  const viewer = signedIn(ctx);
  const escaped = query.search.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const found = ctx.db
    .selectFrom('users')
    .where('id', '!=', viewer.id)
    .where('listed', '=', true)
    .where('deleted_at', 'is', null)
    .where(isHeard(ctx, sql.ref('id')))
    .where((eb) => eb.or([eb('name', 'ilike', `%${escaped}%`), eb('slug', 'ilike', `${escaped}%`)]));
  const { total } = await found
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select(['id', 'slug', 'name', 'headline', 'deleted_at'])
    .orderBy((eb) => eb.case().when('name', 'ilike', `${escaped}%`).then(0).else(1).end())
    .orderBy('name')
    .orderBy('id')
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .execute();
  return { data: rows.map(presentPerson), meta: pageMeta(query.page, query.per_page, total) };
};

/** Members by id, as other members see them; unknown ids are left out. */
export async function findPeople(ctx: Context, ids: readonly string[]): Promise<Map<string, ReturnType<typeof presentPerson>>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('users')
    .select(['id', 'slug', 'name', 'headline', 'deleted_at'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, presentPerson(row)]));
}

/** Members by slug, as other members see them; unknown slugs are left out. */
export async function findPeopleBySlug(
  ctx: Context,
  slugs: readonly string[],
): Promise<Map<string, ReturnType<typeof presentPerson>>> {
  if (slugs.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('users')
    .select(['id', 'slug', 'name', 'headline', 'deleted_at'])
    .where('deleted_at', 'is', null)
    .where('slug', 'in', [...new Set(slugs)])
    .execute();
  return new Map(rows.map((row) => [row.slug, presentPerson(row)]));
}

type Row = { id: string; slug: string; name: string; headline: string; deleted_at: Date | null };

/** A deleted account has no page, so its slug is empty. */
const presentPerson = ({ id, slug, name, headline, deleted_at }: Row) => ({
  id,
  type: 'user' as const,
  attributes: { slug: deleted_at ? '' : slug, name, headline },
});
