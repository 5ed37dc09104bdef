import { useMutation } from '@tanstack/react-query';
import { listQuery, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { call, type CallInput, type CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';
import { toFilter, useStoreAnswer } from './queries.ts';

const ARTICLES = 'GET /api/staff/articles';
const ARTICLE = 'GET /api/staff/articles/{slug}';
const CREATE = 'POST /api/staff/articles';
const CHANGE = 'PUT /api/staff/articles/{slug}';

export type ArticleItem = CallOutput<typeof ARTICLES>['data'][number];
export type StaffArticle = CallOutput<typeof ARTICLE>['data'];
export type ArticleInput = Omit<CallInput<typeof CHANGE>['json'], 'reason' | 'version'>;

export const articlesQuery = listQuery<ArticleItem>(ARTICLES, (search, cursor) =>
  call(ARTICLES, { query: { ...toFilter(search), ...(cursor && { cursor }) } }),
);
export const articleQuery = (slug: string) => query(ARTICLE, { params: { slug } });
export const exportArticles = (search: ResourceSearch) => call('GET /api/staff/articles/export', { query: toFilter(search) });
export const categoriesQuery = () => query('GET /api/categories');

const useStoreArticle = () =>
  useStoreAnswer<CallOutput<typeof ARTICLE>>(
    (slug) => articleQuery(slug).queryKey,
    [[ARTICLES], [ARTICLE], ['GET /api/blogs'], ['GET /api/blogs/{id}']],
  );

export const useCreateArticle = () => useMutation({ ...mutation(CREATE), ...useStoreArticle() });
export const useChangeArticle = () => useMutation({ ...mutation(CHANGE), ...useStoreArticle() });
export const useChangeArticleState = () =>
  useMutation({ ...mutation('POST /api/staff/articles/{slug}/state'), ...useStoreArticle() });
