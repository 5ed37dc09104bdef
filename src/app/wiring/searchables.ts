/** Searchable content by kind: the owning feature provides the public fields. */
import { findPostsToSearch } from '#features/catalogue/blog/server/index.ts';
import { findBoardsToSearch } from '#features/catalogue/boards/server/index.ts';
import { findCompaniesToSearch } from '#features/catalogue/companies/server/index.ts';
import { findCommunitiesToSearch, findTopicsToSearch } from '#features/catalogue/communities/server/index.ts';
import { findQuestionsToSearch } from '#features/catalogue/forum/server/index.ts';
import { findInsightsToSearch } from '#features/catalogue/insights/server/index.ts';
import { findJobsToSearch } from '#features/catalogue/jobs/server/index.ts';
import { findSkillsToSearch } from '#features/member/skill-pages/server/index.ts';
import { findPeopleToSearch } from '#features/member/profiles/server/index.ts';
import { findProgramsToSearch } from '#features/catalogue/programs/server/index.ts';
import type { SearchSources } from '#features/base/search/server/index.ts';
import { findUniversitiesToSearch } from '#features/catalogue/universities/server/index.ts';
import { findPagesToSearch } from './pages-to-search.ts';

export const searchables: SearchSources = {
  article: findPostsToSearch,
  board: findBoardsToSearch,
  community: findCommunitiesToSearch,
  company: findCompaniesToSearch,
  course: findProgramsToSearch,
  insight: findInsightsToSearch,
  job: findJobsToSearch,
  page: findPagesToSearch,
  question: findQuestionsToSearch,
  skill: findSkillsToSearch,
  topic: findTopicsToSearch,
  university: findUniversitiesToSearch,
  user: findPeopleToSearch,
};
