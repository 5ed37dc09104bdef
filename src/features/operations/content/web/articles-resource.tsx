import { ExportButton, type Resource, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDateTime } from '#platform/language/format.ts';
import { ARTICLES_PATH, NewArticle } from './article-acts.tsx';
import { ArticlePane } from './article-pane.tsx';
import { CategoryName } from './category-name.tsx';
import { articleQuery, articlesQuery, categoriesQuery, exportArticles, type ArticleItem } from './article-queries.ts';
import { PublicationLabel } from './publication-label.tsx';
import { STATE_FACET } from './queries.ts';

/** The articles of the blog. */
export const ARTICLES: Resource<ArticleItem> = {
  path: ARTICLES_PATH,
  title: m.articles_title,
  lead: m.articles_lead,
  query: articlesQuery,
  nameLabel: m.articles_article,
  name: ({ attributes: { title, slug } }) => ({ text: title, below: `/blog/${slug}` }),
  find: m.articles_find,
  facets: [{ name: 'state', label: m.content_state, options: STATE_FACET, any: m.content_state_any }],
  empty: { title: m.articles_none, text: m.articles_none_text },
  columns: () => [
    {
      id: 'state',
      header: m.content_state(),
      meta: { place: 2 },
      cell: ({ row: { original } }) => <PublicationLabel state={original.attributes.state} />,
    },
    {
      id: 'category',
      header: m.articles_category(),
      meta: { isWideOnly: true },
      cell: ({ row: { original } }) => <CategoryName slug={original.attributes.category} />,
    },
    {
      id: 'changed',
      header: m.content_changed(),
      meta: { place: 3 },
      cell: ({ row: { original } }) => <span className="nowrap">{formatDateTime(original.attributes.changed_at)}</span>,
    },
  ],
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
