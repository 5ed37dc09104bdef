export { evaluateSearch, type Quality } from './evaluate-search.ts';
export { CollectionError, readCollection } from './read-collection.ts';
