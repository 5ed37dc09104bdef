import { sql } from 'kysely';
import { isHeard } from '#features/base/mutes/server/index.ts';
import { hashtagRows } from '#features/base/interests/server/index.ts';
import { loadReactions } from '#features/base/reactions/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { selectAnswers } from './get-answer.ts';
import { postFacts, type QuestionRow } from './get-readable-question.ts';
import { loadAuthors } from './load-authors.ts';
import { forumPolicy } from './policy.ts';
import { presentAnswers } from './present-answers.ts';
import { createExcerpt } from './create-excerpt.ts';

/** Presents questions for lists, in order, in four queries. */
export async function presentQuestions(ctx: Context, rows: readonly QuestionRow[]) {
  const ids = rows.map(({ id }) => id);
  const [tags, reactions, getAuthor, answeredIds] = await Promise.all([
    loadHashtags(ctx, ids),
    loadReactions(ctx, 'question', ids),
    loadAuthors(ctx, rows),
    getAnsweredIds(ctx, rows),
  ]);
  return rows.map((row) => {
    const reaction = reactions.get(row.id);
    return {
      id: row.id,
      type: 'question' as const,
      attributes: {
        slug: row.slug,
        kind: row.kind === 'discussion' ? ('discussion' as const) : ('question' as const),
        title: row.title,
        language: row.language,
        excerpt: createExcerpt(row.body),
        category: { slug: row.category_slug, name: row.category_name },
        hashtags: tags.get(row.id) ?? [],
        author: getAuthor(row),
        answers: row.answer_count,
        answered: answeredIds.has(row.id),
        likes: reaction?.counts.like ?? 0,
        liked: reaction?.mine.like ?? false,
        following: reaction?.mine.follow ?? false,
        created_at: row.created_at.toISOString(),
        active_at: row.active_at.toISOString(),
      },
    };
  });
}

/** Presents one question with the additional fields of its page. */
export async function presentQuestion(ctx: Context, row: QuestionRow) {
  const [card] = await presentQuestions(ctx, [row]);
  if (!card) throw new Error('a question was not presented');
  const answers = row.accepted_answer_id
    ? await selectAnswers(ctx)
        .where('id', '=', row.accepted_answer_id)
        .where(isHeard(ctx, sql.ref('author_id')))
        .execute()
    : [];
  const visibleAnswers = answers.filter((answer) => forumPolicy.visible(postFacts(answer)));
  const [acceptedAnswer = null] = await presentAnswers(ctx, row, visibleAnswers);
  return {
    data: {
      ...card,
      attributes: {
        ...card.attributes,
        body: row.body,
        edited: row.edited_at !== null,
        hidden: row.hidden_at ? { reason: row.hidden_reason } : null,
        accepted: acceptedAnswer,
        can: { edit: forumPolicy.edit(ctx.viewer, postFacts(row)) },
      },
    },
  };
}

async function loadHashtags(ctx: Context, ids: readonly string[]) {
  const result = new Map<string, { slug: string; name: string }[]>();
  if (ids.length === 0) return result;
  const rows = await ctx.db
    .selectFrom('question_hashtags as t')
    .innerJoin(hashtagRows(ctx).as('h'), 'h.slug', 't.hashtag')
    .select(['t.question_id', 'h.slug', 'h.name'])
    .where('t.question_id', 'in', [...ids])
    .orderBy('t.position')
    .execute();
  for (const { question_id, ...tag } of rows) result.set(question_id, [...(result.get(question_id) ?? []), tag]);
  return result;
}

/** Returns the ids of the questions with a visible accepted answer. */
async function getAnsweredIds(ctx: Context, rows: readonly QuestionRow[]): Promise<Set<string>> {
  const ids = rows.flatMap(({ accepted_answer_id }) => accepted_answer_id ?? []);
  if (ids.length === 0) return new Set();
  const result = await ctx.db
    .selectFrom('answers')
    .select('question_id')
    .where('id', 'in', ids)
    .where('hidden_at', 'is', null)
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(result.map(({ question_id }) => question_id));
}
