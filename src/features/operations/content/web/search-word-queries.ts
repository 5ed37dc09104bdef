import { useMutation } from '@tanstack/react-query';
import { listQuery, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { call, type CallInput, type CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';
import { useStoreAnswer } from './queries.ts';
import { MEANING_KINDS } from './search-word-labels.ts';

const SEARCH_WORDS = 'GET /api/staff/search_words';
const SEARCH_WORD = 'GET /api/staff/search_words/{id}';
const CREATE = 'POST /api/staff/search_words';

export type SearchWordItem = CallOutput<typeof SEARCH_WORDS>['data'][number];
export type StaffSearchWord = CallOutput<typeof SEARCH_WORD>['data'];
type SearchWordInput = CallInput<typeof CREATE>['json'];
export type SearchWordValues = Omit<SearchWordInput, 'reason' | 'note'> & { note: string };
export type MeaningKind = SearchWordValues['kind'];

/** The filter as the endpoints take it; an unknown kind is none. */
function toFilter({ find, type, state }: ResourceSearch) {
  const kind = MEANING_KINDS.find((name) => name === type);
  return { ...(find && { find }), ...(kind && { kind }), ...(state === 'dropped' && { dropped: 'true' }) };
}

export const searchWordsQuery = listQuery<SearchWordItem>(SEARCH_WORDS, (search, cursor) =>
  call(SEARCH_WORDS, { query: { ...toFilter(search), ...(cursor && { cursor }) } }),
);
export const searchWordQuery = (id: string) => query(SEARCH_WORD, { params: { id } });
export const searchMeaningsQuery = (kind: MeaningKind, find: string) =>
  query('GET /api/staff/search_words/meanings', { query: { kind, find } });
export const exportSearchWords = (search: ResourceSearch) =>
  call('GET /api/staff/search_words/export', { query: toFilter(search) });

const useStoreSearchWord = () =>
  useStoreAnswer<CallOutput<typeof SEARCH_WORD>>(
    (id) => searchWordQuery(id).queryKey,
    [[SEARCH_WORDS], [SEARCH_WORD], ['GET /api/search_interpretation']],
  );

export const useCreateSearchWord = () => useMutation({ ...mutation(CREATE), ...useStoreSearchWord() });
export const useChangeSearchWord = () =>
  useMutation({ ...mutation('PUT /api/staff/search_words/{id}'), ...useStoreSearchWord() });
export const useChangeSearchWordState = () =>
  useMutation({ ...mutation('POST /api/staff/search_words/{id}/state'), ...useStoreSearchWord() });
