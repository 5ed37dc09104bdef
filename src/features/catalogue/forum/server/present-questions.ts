import { hashtagRows } from '#features/base/interests/server/index.ts';
import { loadReactions } from '#features/base/reactions/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { selectAnswers } from './find-answer.ts';
import { postFacts, type QuestionRow } from './find-question.ts';
import { findAuthors } from './authors.ts';
import { forumPolicy } from './policy.ts';
import { presentAnswers } from './present-answers.ts';
import { createExcerpt } from './excerpt.ts';

/** Presents questions for lists, in order, in four queries. */
export async function presentQuestions(ctx: Context, rows: readonly QuestionRow[]) {
  const ids = rows.map(({ id }) => id);
  const [tags, engagements, author, accepted] = await Promise.all([
    readHashtags(ctx, ids),
    loadReactions(ctx, 'question', ids),
    findAuthors(ctx, rows),
    visibleAccepted(ctx, rows),
  ]);
  return rows.map((row) => {
    const engagement = engagements.get(row.id);
    return {
      id: row.id,
      type: 'question' as const,
      attributes: {
        slug: row.slug,
        kind: row.kind === 'discussion' ? ('discussion' as const) : ('question' as const),
        title: row.title,
        excerpt: createExcerpt(row.body),
        category: { slug: row.category_slug, name: row.category_name },
        hashtags: tags.get(row.id) ?? [],
        author: author(row),
        answers: row.answer_count,
        answered: accepted.has(row.id),
        likes: engagement?.counts.like ?? 0,
        liked: engagement?.mine.like ?? false,
        following: engagement?.mine.follow ?? false,
        created_at: row.created_at.toISOString(),
        active_at: row.active_at.toISOString(),
      },
    };
  });
}

/** One question as its page shows it. */
export async function presentQuestion(ctx: Context, row: QuestionRow) {
  const [card] = await presentQuestions(ctx, [row]);
  if (!card) throw new Error('a question was not presented');
  const answers = row.accepted_answer_id ? await selectAnswers(ctx).where('id', '=', row.accepted_answer_id).execute() : [];
  const accepted = answers.filter((answer) => forumPolicy.visible(postFacts(answer)));
  const [answer = null] = await presentAnswers(ctx, row, accepted);
  return {
    data: {
      ...card,
      attributes: {
        ...card.attributes,
        body: row.body,
        edited: row.edited_at !== null,
        hidden: row.hidden_at ? { reason: row.hidden_reason } : null,
        accepted: answer,
        can: { edit: forumPolicy.edit(ctx.viewer, postFacts(row)) },
      },
    },
  };
}

async function readHashtags(ctx: Context, ids: readonly string[]) {
  const found = new Map<string, { slug: string; name: string }[]>();
  if (ids.length === 0) return found;
  const rows = await ctx.db
    .selectFrom('question_hashtags as t')
    .innerJoin(hashtagRows(ctx).as('h'), 'h.slug', 't.hashtag')
    .select(['t.question_id', 'h.slug', 'h.name'])
    .where('t.question_id', 'in', [...ids])
    .orderBy('t.position')
    .execute();
  for (const { question_id, ...tag } of rows) found.set(question_id, [...(found.get(question_id) ?? []), tag]);
  return found;
}

/** Which questions have an accepted answer that is visible. */
async function visibleAccepted(ctx: Context, rows: readonly QuestionRow[]): Promise<Set<string>> {
  const ids = rows.flatMap(({ accepted_answer_id }) => accepted_answer_id ?? []);
  if (ids.length === 0) return new Set();
  const found = await ctx.db
    .selectFrom('answers')
    .select('question_id')
    .where('id', 'in', ids)
    .where('hidden_at', 'is', null)
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(found.map(({ question_id }) => question_id));
}
