import { sql, type SqlBool } from 'kysely';
import type { Context } from '#platform/http/context.ts';

/** Increments or decrements the number of visible questions. */
export async function updateQuestionCount(ctx: Context, categoryId: string, delta: 1 | -1): Promise<void> {
  await ctx.db
    .insertInto('communities')
    .values({ category_id: categoryId, questions: Math.max(0, delta) })
    .onConflict((conflict) => conflict.column('category_id').doUpdateSet({ questions: sql`communities.questions + ${delta}` }))
    .execute();
}

/** Sets the number of visible questions of each community; communities that are not listed get zero. */
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
    .onConflict((conflict) => conflict.column('category_id').doUpdateSet((eb) => ({ questions: eb.ref('excluded.questions') })))
    .execute();
}
