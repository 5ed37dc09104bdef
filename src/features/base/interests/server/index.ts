/** The server interface of interests for other features. */
export { ensureHashtags } from './ensure-hashtags.ts';
export { findSubjects } from './find-subjects.ts';
export { findHashtags, presentHashtags } from './list-interests.ts';
export { listCategories, loadCategories } from './load-categories.ts';
export { loadInterests, setHashtags } from './load-interests.ts';
export { interestsRoutes } from './routes.ts';
export { categoryNameRows, categoryRows, hashtagRows, shownCategoryRows } from './relations.ts';
export {
  categories,
  insertCategory,
  noteCategoryChange,
  noteCategoryTimes,
  storeCategory,
  type StoredCategory,
} from './staff-categories.ts';
export { loadCategoryIds } from './load-category-ids.ts';
