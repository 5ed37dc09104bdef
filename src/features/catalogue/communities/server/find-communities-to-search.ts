import { sql } from 'kysely';
import { hashtagRows, shownCategoryRows, type StoredCategory } from '#features/base/interests/server/index.ts';
import { popularityOf, type SearchSource } from '#features/base/search/server/index.ts';

/** The number of questions at which a community has half of the maximum popularity. */
const QUESTIONS_FOR_HALF_POPULARITY = 10;

/** Communities by category id, for the search index; they are also found by their topics. */
export const findCommunitiesToSearch: SearchSource = async (ctx, ids) => {
  const rows = await ctx.db
    .selectFrom('communities')
    .innerJoin(shownCategoryRows(ctx).as('categories'), 'categories.id', 'communities.category_id')
    .select(['categories.id', 'categories.slug', 'categories.name', 'categories.description', 'categories.translations'])
    .select(['communities.about', 'communities.questions'])
    .where('categories.id', 'in', [...ids])
    .execute();
  const { rows: topics } = await sql<{ category_id: string; names: string }>`
    select category_id, string_agg(hashtags.name, ' ') as names
    from community_topics join ${hashtagRows(ctx)} as hashtags on hashtags.slug = hashtag
    where category_id = any(${[...ids]}::uuid[]) group by category_id`.execute(ctx.db);
  const names = new Map(topics.map((topic) => [topic.category_id, topic.names]));
  return new Map(
    rows.map(({ id, slug, name, description, translations, about, questions }) => [
      id,
      {
        path: `/communities/${slug}`,
        title: name,
        meta: [],
        text: `${description}\n${about}`,
        translations: mapTranslations(translations),
        words: names.get(id) ?? '',
        cover: slug,
        popularity: popularityOf(questions, QUESTIONS_FOR_HALF_POPULARITY),
      },
    ]),
  );
};

const mapTranslations = (translations: StoredCategory['translations']) =>
  Object.fromEntries(
    Object.entries(translations ?? {}).map(([code, { name, description }]) => [code, { title: name, text: description }]),
  );
