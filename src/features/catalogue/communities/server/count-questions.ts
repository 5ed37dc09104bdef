import { sql, type SqlBool } from 'kysely';
import type { Context } from '#platform/http/context.ts';

/** Increments or decrements the number of visible questions. */
export async function updateQuestionCount(ctx: Context, categoryId: string, by: 1 | -1): Promise<void> {
  await ctx.db
    .insertInto('communities')
    .values({ category_id: categoryId, questions: Math.max(0, by) })
    .onConflict((known) => known.column('category_id').doUpdateSet({ questions: sql`communities.questions + ${by}` }))
    .execute();
}

/** Sets how many visible questions each community has; communities that are not named have none. */
export async function setQuestionCounts(
  ctx: Context,
  counts: readonly { category_id: string; questions: number }[],
): Promise<void> {
  const ids = counts.map(({ category_id }) => category_id);
  await ctx.db
    .updateTable('communities')
    .set({ questions: 0 })
    .where(sql<SqlBool>`category_id != all(${ids}::uuid[])`)
    .execute();
  if (counts.length === 0) return;
  await ctx.db
    .insertInto('communities')
    .values([...counts])
    .onConflict((known) => known.column('category_id').doUpdateSet((eb) => ({ questions: eb.ref('excluded.questions') })))
    .execute();
}
