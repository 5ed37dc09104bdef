/** What search finds, by kind: the feature that owns it says what everybody may know of it. */
import { findPostsToSearch } from '#features/blog/server/index.ts';
import { findBoardsToSearch } from '#features/boards/server/index.ts';
import { findCompaniesToSearch } from '#features/companies/server/index.ts';
import { findCommunitiesToSearch, findQuestionsToSearch } from '#features/communities/server/index.ts';
import { findInsightsToSearch } from '#features/insights/server/index.ts';
import { findJobsToSearch } from '#features/jobs/server/index.ts';
import { findSkillsToSearch } from '#features/library/server/index.ts';
import { findPeopleToSearch } from '#features/profiles/server/index.ts';
import { findProgramsToSearch } from '#features/programs/server/index.ts';
import type { SearchSources } from '#features/search/server/index.ts';
import { findUniversitiesToSearch } from '#features/universities/server/index.ts';

export const searchables: SearchSources = {
  article: findPostsToSearch,
  board: findBoardsToSearch,
  community: findCommunitiesToSearch,
  company: findCompaniesToSearch,
  course: findProgramsToSearch,
  insight: findInsightsToSearch,
  job: findJobsToSearch,
  question: findQuestionsToSearch,
  skill: findSkillsToSearch,
  university: findUniversitiesToSearch,
  user: findPeopleToSearch,
};
