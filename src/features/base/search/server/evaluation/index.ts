export { evaluateSearch, type Quality } from './evaluate-search.ts';
export { CollectionError, loadCollection } from './load-collection.ts';
