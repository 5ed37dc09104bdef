/** The server interface of search for the wiring and the searched features. */
export { courseWords, jobWords, placeWords } from './interpretation/search-filters.ts';
export { placeSpellings } from './interpretation/places.ts';
export { loadPagePhrases, shippedPhrases } from './page-phrases.ts';
export { indexChanges } from './index-changes.ts';
export { createChangeFinder } from './create-change-finder.ts';
export { findNew } from './find-new.ts';
export { findExactRefs, findRefs, findRefsNaming, findSimilar } from './find-refs.ts';
export { enqueueForSearch, enqueuePopularityChanges } from './enqueue-for-search.ts';
export { TIER_SIZES, updateTiers } from './update-tiers.ts';
export { findPartStarts, listIndexed } from './list-indexed.ts';
export { searchRoutes } from './routes.ts';
export { findWordings, understandQuery } from './understand-query.ts';
export { countWords } from './weigh-words.ts';
export { loadSearchWords, SEARCH_WORDS_CHANGED } from './words/load-search-words.ts';
export { findMeanings, nameMeanings } from './words/meanings.ts';
export {
  changeSearchWord,
  countSearchWords,
  createSearchWord,
  getSearchWord,
  listSearchWords,
  SEARCH_WORD,
  setSearchWordDropped,
  type StoredSearchWord,
} from './words/search-words.ts';
export { popularityOf, type Popularity, type SearchEntry, type SearchSource, type SearchSources } from './search-source.ts';
