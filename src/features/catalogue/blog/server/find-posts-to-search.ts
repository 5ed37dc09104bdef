import type { SearchSource } from '#features/base/search/server/index.ts';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { isShownAt } from '#platform/db/publication.ts';
import { htmlToText } from '#platform/io/html-to-text.ts';
import { selectPostCards } from './present-posts.ts';

/** Reads are not counted, so all articles have the same popularity. */
const POPULARITY = 0.5;

/** Articles by slug for the search index, including the names of their skills. */
export const findPostsToSearch: SearchSource = async (ctx, slugs) => {
  const [{ taxonomy }, posts] = await Promise.all([
    skillCatalogue(),
    selectPostCards(ctx)
      .select(['body', 'skill_ids'])
      .where('blog_posts.slug', 'in', [...slugs])
      .where(isShownAt(ctx.clock.now()))
      .execute(),
  ]);
  return new Map(
    posts.map(({ slug, title, summary, body, category_name, tags, skill_ids }) => [
      slug,
      {
        path: `/blog/${slug}`,
        title,
        meta: [category_name],
        text: `${summary}\n${htmlToText(body)}`,
        words: [...tags, ...skill_ids.map((id) => taxonomy.byId.get(id)?.name ?? '')].join(' '),
        cover: slug,
        popularity: POPULARITY,
        facets: { category: category_name },
      },
    ]),
  );
};
