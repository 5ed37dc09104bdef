import { categoryRows } from '#features/base/interests/server/index.ts';
import { findPeople } from '#features/base/accounts/server/index.ts';
import { popularityOf, type SearchSource } from '#features/base/search/server/index.ts';

/** The number of answers at which a question has half of the maximum popularity; an accepted one counts as three. */
const ANSWERS_FOR_HALF_POPULARITY = 4;

/** Questions and discussions by id, for the search index. */
export const findQuestionsToSearch: SearchSource = async (ctx, ids) => {
  const rows = await ctx.db
    .selectFrom('questions')
    .innerJoin(categoryRows(ctx).as('categories'), 'categories.id', 'questions.category_id')
    .select(['questions.id', 'questions.slug', 'questions.title', 'questions.body', 'questions.author_id'])
    .select(['questions.kind', 'questions.answer_count', 'questions.accepted_answer_id', 'categories.name as category'])
    .where('questions.id', 'in', [...ids])
    .where('questions.hidden_at', 'is', null)
    .where('questions.deleted_at', 'is', null)
    .execute();
  const people = await findPeople(
    ctx,
    rows.flatMap(({ author_id }) => author_id ?? []),
  );
  return new Map(
    rows.map((question) => [
      question.id,
      {
        path: `/forum/${question.slug}`,
        title: question.title,
        meta: [question.category, people.get(question.author_id ?? '')?.attributes.name ?? ''].filter((fact) => fact !== ''),
        text: question.body,
        cover: question.slug,
        authorId: question.author_id,
        popularity: popularityOf(question.answer_count + (question.accepted_answer_id ? 2 : 0), ANSWERS_FOR_HALF_POPULARITY),
        facets: { category: question.category },
      },
    ]),
  );
};
