import { loadCategoryIds } from '#features/base/interests/server/index.ts';
import { createHash } from 'node:crypto';
import path from 'node:path';
import * as z from 'zod';
import { sql, type SqlBool } from 'kysely';
import { setQuestionCounts } from '#features/catalogue/communities/server/index.ts';
import { loadIfChanged, parseContent, readContentFiles } from '#platform/db/content-loads.ts';
import type { Context } from '#platform/http/context.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import { setQuestionHashtags } from './ask-question.ts';
import { newAnswerPopularity, newQuestionPopularity } from './popularity.ts';
import { countAnswers } from './post-state.ts';

const DAY_MS = 86_400_000;
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const lines = z.array(z.string()).transform((all) => all.join('\n'));

/** A file of starter questions, which the editors ask and answer themselves. */
const Starters = z.array(
  z.strictObject({
    slug,
    category: slug,
    kind: z.enum(['question', 'discussion']).default('question'),
    title: z.string().min(15).max(150),
    body: lines,
    hashtags: z.array(z.string()).min(1).max(5),
    days_ago: z.number().int().min(1),
    /** For a question, the first answer is the accepted one. */
    answers: z.array(lines).min(1),
  }),
);
type Starter = z.infer<typeof Starters>[number];

/**
 * Loads the starter questions of `content/forum` if the files changed, and returns whether they had. Throws with the file's
 * name when one is malformed.
 */
export async function loadForum(ctx: Context, contentFolder: string): Promise<boolean> {
  const files = await readContentFiles(path.join(contentFolder, 'forum'));
  const texts = files.map(({ text }) => text);
  return loadIfChanged(
    ctx,
    { name: 'forum', kind: 'demo', texts, today: calendarDay(ctx.clock.now()) },
    async (trx, firstDay) => {
      await saveStarters(trx, await loadCategoryIds(trx), parseContent(Starters, files), firstDay);
    },
  );
}

/**
 * Writes the starter questions with their answers and updates the question counts of communities. Questions removed from the
 * files are deleted; questions hidden by moderators stay hidden.
 */
async function saveStarters(
  ctx: Context,
  getCategoryId: (category: string) => string,
  starters: readonly Starter[],
  firstDay: string,
): Promise<void> {
  for (const starter of starters) await saveStarter(ctx, getCategoryId(starter.category), starter, firstDay);
  await ctx.db
    .updateTable('questions')
    .set({ deleted_at: ctx.clock.now() })
    .where('starter', '=', true)
    .where('deleted_at', 'is', null)
    .where(sql<SqlBool>`slug != all(${starters.map((starter) => starter.slug)}::text[])`)
    .execute();
  await recountQuestions(ctx);
}

/** Sets the communities' numbers of questions. Checks no permission. */
export async function recountQuestions(ctx: Context): Promise<void> {
  const counts = await ctx.db
    .selectFrom('questions')
    .select(({ fn }) => ['category_id', fn.countAll<number>().as('questions')])
    .where('hidden_at', 'is', null)
    .where('deleted_at', 'is', null)
    .groupBy('category_id')
    .execute();
  await setQuestionCounts(ctx, counts);
}

async function saveStarter(ctx: Context, category_id: string, starter: Starter, firstDay: string): Promise<void> {
  const askedAt = new Date(Date.parse(`${firstDay}T04:00:00Z`) - starter.days_ago * DAY_MS);
  const fields = { category_id, kind: starter.kind, title: starter.title, body: starter.body, starter: true, deleted_at: null };
  const { id } = await ctx.db
    .insertInto('questions')
    .values({
      ...fields,
      slug: starter.slug,
      popularity: newQuestionPopularity(askedAt),
      created_at: askedAt,
      active_at: new Date(askedAt.getTime() + DAY_MS / 2),
    })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(fields))
    .returning('id')
    .executeTakeFirstOrThrow();
  await setQuestionHashtags(ctx, id, starter.hashtags);
  const answers = starter.answers.map((body, index) => ({ id: stableId(`${starter.slug}/${index}`), body }));
  for (const [index, answer] of answers.entries()) {
    const answeredAt = new Date(askedAt.getTime() + DAY_MS / 2 + index * 60_000);
    await ctx.db
      .insertInto('answers')
      .values({ ...answer, question_id: id, starter: true, popularity: newAnswerPopularity(answeredAt), created_at: answeredAt })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ body: answer.body }))
      .execute();
  }
  const ids = answers.map((answer) => answer.id);
  await ctx.db
    .deleteFrom('answers')
    .where('question_id', '=', id)
    .where('starter', '=', true)
    .where('id', 'not in', ids)
    .execute();
  const accepted = starter.kind === 'question' ? (ids[0] ?? null) : null;
  await ctx.db.updateTable('questions').set({ accepted_answer_id: accepted }).where('id', '=', id).execute();
  await countAnswers(ctx, id);
}

/** A stable id for an answer across loads, so that its likes are preserved. */
function stableId(name: string): string {
  const hash = createHash('sha256').update(name).digest('hex');
  return [hash.slice(0, 8), hash.slice(8, 12), `4${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-');
}
