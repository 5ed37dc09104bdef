import { ExportButton, type Resource, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { NewSearchWord, SEARCH_WORDS_PATH } from './search-word-acts.tsx';
import { changedColumn } from './content-columns.tsx';
import { MEANING_KINDS, MEANING_LABELS } from './search-word-labels.ts';
import { SearchWordPane } from './search-word-pane.tsx';
import { exportSearchWords, searchWordQuery, searchWordsQuery, type SearchWordItem } from './search-word-queries.ts';
import { SearchWordState } from './search-word-state.tsx';
import { TrySearch } from './try-search.tsx';

/** Words that search understands besides those that it knows. */
export const SEARCH_WORDS: Resource<SearchWordItem> = {
  path: SEARCH_WORDS_PATH,
  title: m.search_words_title,
  lead: m.search_words_lead,
  query: searchWordsQuery,
  nameLabel: m.search_words_words,
  name: ({ attributes: { words, name } }) => ({ text: words, below: name }),
  find: m.search_words_find,
  facets: [
    {
      name: 'type',
      label: m.search_words_kind,
      options: () => MEANING_KINDS.map((value) => ({ value, label: MEANING_LABELS[value]() })),
      any: m.search_words_kind_any,
    },
    {
      name: 'state',
      label: m.search_words_state,
      options: () => [{ value: 'dropped', label: m.search_words_dropped() }],
      any: m.search_words_in_use,
    },
  ],
  empty: { title: m.search_words_none, text: m.search_words_none_text },
  columns: () => [
    {
      id: 'kind',
      header: m.search_words_kind(),
      meta: { place: 3 },
      cell: ({ row: { original } }) => MEANING_LABELS[original.attributes.kind](),
    },
    {
      id: 'state',
      header: m.search_words_state(),
      meta: { place: 2 },
      cell: ({ row: { original } }) => <SearchWordState dropped={original.attributes.dropped} />,
    },
    changedColumn(),
  ],
  Actions: SearchWordActions,
  Above: TrySearch,
  loadOne: async (client, id) => (await client.ensureQueryData(searchWordQuery(id))).data.attributes.words,
  Pane: SearchWordPane,
};

function SearchWordActions({ search }: { search: ResourceSearch }) {
  return (
    <>
      <ExportButton load={() => exportSearchWords(search)} name="search-words.csv" />
      <NewSearchWord />
    </>
  );
}
