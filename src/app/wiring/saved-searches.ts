/** Saved searches by kind: the owning feature finds new results. */
import { findNewJobs } from '#features/catalogue/jobs/server/index.ts';
import type { Finders } from '#features/base/saved-searches/server/index.ts';
import { findNew } from '#features/base/search/server/index.ts';

export const finders: Finders = {
  job: findNewJobs,
  course: findNew('course'),
  insight: findNew('insight'),
  skill: findNew('skill'),
  board: findNew('board'),
  user: findNew('user'),
  company: findNew('company'),
  university: findNew('university'),
  community: findNew('community'),
  question: findNew('question'),
  article: findNew('article'),
};
