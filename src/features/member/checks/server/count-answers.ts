import { sql } from 'kysely';
import { skillCatalogue, storedSkillIds } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';

export type AnswerCount = { answered: number; right: number };

/** How often each question of these skills was answered, and how often right, by its id. */
export async function countAnswers(ctx: Context, skillIds: readonly string[]): Promise<ReadonlyMap<string, AnswerCount>> {
  const { taxonomy } = await skillCatalogue();
  const ids = skillIds.flatMap((id) => storedSkillIds(taxonomy, id));
  const answer = sql`jsonb_array_elements(answers)`;
  const rows = await ctx.db
    .with('given', (db) =>
      db
        .selectFrom('check_attempts')
        .select(answer.as('answer'))
        .where('skill_id', 'in', [...ids, '']),
    )
    .selectFrom('given')
    .select(({ fn }) => [
      sql<string>`answer ->> 'id'`.as('id'),
      fn.countAll<number>().as('answered'),
      sql<number>`count(*) filter (where (answer ->> 'right')::boolean)`.as('right'),
    ])
    .groupBy('id')
    .execute();
  return new Map(rows.map(({ id, ...count }) => [id, count]));
}
