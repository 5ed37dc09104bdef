export { evaluateSearch, type Quality } from './evaluate-search.ts';
export { CollectionError, loadCollection } from './load-collection.ts';
export { evaluateQueries, loadQueries, type QueryRanks } from './evaluate-queries.ts';
