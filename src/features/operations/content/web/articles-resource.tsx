import { ExportButton, type Resource, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { ARTICLES_PATH, NewArticle } from './article-acts.tsx';
import { ArticlePane } from './article-pane.tsx';
import { articleQuery, articlesQuery, categoriesQuery, exportArticles, type ArticleItem } from './article-queries.ts';
import { categoryColumn, changedColumn, STATE_FACETS, stateColumn } from './content-columns.tsx';

/** The articles of the blog. */
export const ARTICLES: Resource<ArticleItem> = {
  path: ARTICLES_PATH,
  title: m.articles_title,
  lead: m.articles_lead,
  query: articlesQuery,
  nameLabel: m.articles_article,
  name: ({ attributes: { title, slug } }) => ({ text: title, below: `/blog/${slug}` }),
  find: m.articles_find,
  facets: STATE_FACETS,
  empty: { title: m.articles_none, text: m.articles_none_text },
  columns: () => [stateColumn(), categoryColumn(), changedColumn()],
  Actions: ArticleActions,
  loadOne: async (client, id) => {
    void client.prefetchQuery(categoriesQuery());
    return (await client.ensureQueryData(articleQuery(id))).data.attributes.title;
  },
  Pane: ArticlePane,
};

function ArticleActions({ search }: { search: ResourceSearch }) {
  return (
    <>
      <ExportButton load={() => exportArticles(search)} name="articles.csv" />
      <NewArticle />
    </>
  );
}
