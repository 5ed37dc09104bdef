/** Everything under /api: one line per feature. */
import { accountsRoutes } from '#features/accounts/server/index.ts';
import { adsRoutes } from '#features/ads/server/index.ts';
import { applicationsRoutes } from '#features/applications/server/index.ts';
import { blogRoutes } from '#features/blog/server/index.ts';
import { createBoardsRoutes } from '#features/boards/server/index.ts';
import { companiesRoutes } from '#features/companies/server/index.ts';
import { credentialsRoutes } from '#features/credentials/server/index.ts';
import { createCommunitiesRoutes } from '#features/communities/server/index.ts';
import { createDiscussionRoutes, type Commentables } from '#features/discussion/server/index.ts';
import { createFeedsRoutes } from '#features/feeds/server/index.ts';
import { fitmentRoutes } from '#features/fitment/server/index.ts';
import { insightsRoutes } from '#features/insights/server/index.ts';
import { interestsRoutes } from '#features/interests/server/index.ts';
import { createJobsRoutes } from '#features/jobs/server/index.ts';
import { journeysRoutes } from '#features/journeys/server/index.ts';
import { leadsRoutes } from '#features/leads/server/index.ts';
import { libraryRoutes } from '#features/library/server/index.ts';
import { marketingRoutes } from '#features/marketing/server/index.ts';
import { createModerationRoutes } from '#features/moderation/server/index.ts';
import { notificationsRoutes } from '#features/notifications/server/index.ts';
import { createPaymentsRoutes, type Purchasables } from '#features/payments/server/index.ts';
import { createPersonalDataRoutes } from '#features/personal-data/server/index.ts';
import { profilesRoutes } from '#features/profiles/server/index.ts';
import { recommendationsRoutes } from '#features/recommendations/server/index.ts';
import { createProgramsRoutes } from '#features/programs/server/index.ts';
import { referralsRoutes } from '#features/referrals/server/index.ts';
import { roadmapsRoutes } from '#features/roadmaps/server/index.ts';
import { trackerRoutes } from '#features/tracker/server/index.ts';
import { createSavedSearchesRoutes } from '#features/saved-searches/server/index.ts';
import { searchRoutes } from '#features/search/server/index.ts';
import { universitiesRoutes } from '#features/universities/server/index.ts';
import type { Routes } from '#platform/server/http.ts';
import { cards } from './cards.ts';
import { personalData } from './personal-data.ts';
import { commentables } from './commentables.ts';
import { purchasables } from './purchasables.ts';
import { readGaps } from './read-gaps.ts';
import { readSkills } from './read-skills.ts';
import { recommendables } from './recommendables.ts';
import { reportables } from './reportables.ts';
import { finders } from './saved-searches.ts';

/** `sold` and `discussed` differ from the product's own tables in tests only. */
export const apiRoutes = (sold: Purchasables = purchasables, discussed: Commentables = commentables): readonly Routes[] => [
  accountsRoutes,
  adsRoutes,
  applicationsRoutes,
  blogRoutes,
  createBoardsRoutes(cards),
  companiesRoutes,
  credentialsRoutes,
  createCommunitiesRoutes(cards),
  createDiscussionRoutes(discussed),
  createFeedsRoutes(recommendables),
  fitmentRoutes,
  insightsRoutes,
  interestsRoutes,
  createJobsRoutes({ readSkills }),
  journeysRoutes,
  leadsRoutes,
  libraryRoutes,
  marketingRoutes,
  createModerationRoutes(reportables),
  notificationsRoutes,
  createPaymentsRoutes(sold),
  createPersonalDataRoutes(personalData),
  profilesRoutes,
  recommendationsRoutes,
  createProgramsRoutes({ readGaps, readSkills }),
  referralsRoutes,
  roadmapsRoutes,
  trackerRoutes,
  createSavedSearchesRoutes(finders),
  searchRoutes,
  universitiesRoutes,
];
