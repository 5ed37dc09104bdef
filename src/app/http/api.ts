/** Everything under /api: one line per feature. */
import { accountsRoutes } from '#features/base/accounts/server/index.ts';
import { adsRoutes } from '#features/base/ads/server/index.ts';
import { campaignsRoutes } from '#features/catalogue/campaigns/server/index.ts';
import { createAnnouncementsRoutes } from '#features/base/announcements/server/index.ts';
import { programApplicationsRoutes } from '#features/member/program-applications/server/index.ts';
import { blogRoutes } from '#features/catalogue/blog/server/index.ts';
import { createBoardsRoutes } from '#features/catalogue/boards/server/index.ts';
import { createCompaniesRoutes } from '#features/catalogue/companies/server/index.ts';
import { badgesRoutes } from '#features/member/badges/server/index.ts';
import { checksRoutes } from '#features/member/checks/server/index.ts';
import { createCommunitiesRoutes } from '#features/catalogue/communities/server/index.ts';
import { forumRoutes, questionSource } from '#features/catalogue/forum/server/index.ts';
import { createCorrespondenceRoutes } from '#features/member/correspondence/server/index.ts';
import { createDiscussionRoutes, type Commentables } from '#features/base/discussion/server/index.ts';
import { createRankingRoutes } from '#features/base/ranking/server/index.ts';
import { fitmentRoutes } from '#features/member/fitment/server/index.ts';
import { hiringJobsRoutes } from '#features/operations/hiring-jobs/server/index.ts';
import { hasEmployer, hiringTeamsRoutes, isEmployer } from '#features/operations/hiring-teams/server/index.ts';
import { insightsRoutes } from '#features/catalogue/insights/server/index.ts';
import { interestsRoutes } from '#features/base/interests/server/index.ts';
import { createJobsRoutes } from '#features/catalogue/jobs/server/index.ts';
import { analyticsRoutes } from '#features/base/analytics/server/index.ts';
import { leadsRoutes } from '#features/base/leads/server/index.ts';
import { skillPagesRoutes } from '#features/member/skill-pages/server/index.ts';
import { marketingRoutes } from '#features/site/marketing/server/index.ts';
import { createMutesRoutes } from '#features/base/mutes/server/index.ts';
import { createModerationRoutes } from '#features/base/moderation/server/index.ts';
import { notificationsRoutes } from '#features/base/notifications/server/index.ts';
import { createPaymentsRoutes, type Purchasables } from '#features/base/payments/server/index.ts';
import { createPersonalDataRoutes } from '#features/base/personal-data/server/index.ts';
import { findMembersAt, profilesRoutes } from '#features/member/profiles/server/index.ts';
import { courseFinderRoutes } from '#features/member/course-finder/server/index.ts';
import { createProgramsRoutes } from '#features/catalogue/programs/server/index.ts';
import { referralsRoutes } from '#features/member/referrals/server/index.ts';
import { resumeReadingRoutes } from '#features/member/resume-reading/server/index.ts';
import { adCheckRoutes } from '#features/member/ad-check/server/index.ts';
import {
  findAlikeJobs,
  findMatches,
  jobMatchesRoutes,
  judgeJobs,
  loadLearner,
} from '#features/member/job-matches/server/index.ts';
import { planOffersRoutes } from '#features/member/plan-offers/server/index.ts';
import { tailoringRoutes } from '#features/member/tailoring/server/index.ts';
import { createOverviewRoutes } from '#features/member/overview/server/index.ts';
import { roadmapsRoutes } from '#features/member/roadmaps/server/index.ts';
import { createResumesRoutes } from '#features/base/resumes/server/index.ts';
import { createContentRoutes } from '#features/operations/content/server/index.ts';
import { learningRoutes } from '#features/operations/learning/server/index.ts';
import { createMembersRoutes } from '#features/operations/members/server/index.ts';
import { moneyRoutes } from '#features/operations/money/server/index.ts';
import { createStaffRoutes } from '#features/operations/staff/server/index.ts';
import { sourcesRoutes } from '#features/operations/sources/server/index.ts';
import { showcasesRoutes } from '#features/member/showcases/server/index.ts';
import { trackerRoutes } from '#features/member/tracker/server/index.ts';
import { createSavedSearchesRoutes } from '#features/base/saved-searches/server/index.ts';
import { searchRoutes } from '#features/base/search/server/index.ts';
import { universitiesRoutes } from '#features/catalogue/universities/server/index.ts';
import { deliveriesRoutes } from '#features/member/deliveries/server/index.ts';
import { applicantsRoutes } from '#features/operations/applicants/server/index.ts';
import { applyAddressesRoutes } from '#features/operations/apply-addresses/server/index.ts';
import { webhooksRoutes } from '#features/operations/webhooks/server/index.ts';
import { createSafetyRoutes } from '#features/operations/safety/server/index.ts';
import { listingsRoutes } from '#features/operations/listings/server/index.ts';
import { supportRoutes } from '#features/operations/support/server/index.ts';
import { createSystemRoutes } from '#features/operations/system/server/index.ts';
import type { Routes } from '#platform/http/http.ts';
import { cards } from '../wiring/cards.ts';
import { employers } from '../wiring/employers.ts';
import { personalData } from '../wiring/personal-data.ts';
import { commentables } from '../wiring/commentables.ts';
import { purchasables } from '../wiring/purchasables.ts';
import { findMissingSkills } from '../wiring/find-missing-skills.ts';
import { findResumeUses } from '../wiring/find-resume-uses.ts';
import { recommendables } from '../wiring/recommendables.ts';
import { mutables } from '../wiring/mutables.ts';
import { reportables } from '../wiring/reportables.ts';
import { settings } from '../wiring/settings.ts';
import { findBeginSteps } from '../wiring/staff-begin.ts';
import { staffPlaces } from '../wiring/staff-places.ts';
import { staffSeries } from '../wiring/staff-series.ts';
import { finders } from '../wiring/saved-searches.ts';

/** Tests replace the purchasable and commentable types. */
export const apiRoutes = (
  purchasableTypes: Purchasables = purchasables,
  commentableTypes: Commentables = commentables,
): readonly Routes[] => [
  accountsRoutes,
  adsRoutes,
  createAnnouncementsRoutes({ isEmployer }),
  programApplicationsRoutes,
  blogRoutes,
  createBoardsRoutes(cards),
  createCompaniesRoutes(findMembersAt),
  badgesRoutes,
  checksRoutes,
  createCommunitiesRoutes(cards, questionSource),
  forumRoutes,
  createDiscussionRoutes(commentableTypes),
  createRankingRoutes(recommendables),
  createResumesRoutes({ findUses: findResumeUses }),
  resumeReadingRoutes,
  fitmentRoutes,
  hiringJobsRoutes,
  hiringTeamsRoutes,
  insightsRoutes,
  interestsRoutes,
  createJobsRoutes({ findMatches, judgeJobs, findAlikeJobs, hasEmployer }),
  analyticsRoutes,
  leadsRoutes,
  skillPagesRoutes,
  campaignsRoutes,
  marketingRoutes,
  createModerationRoutes(reportables),
  createMutesRoutes(mutables),
  notificationsRoutes,
  createPaymentsRoutes(purchasableTypes),
  createPersonalDataRoutes(personalData),
  profilesRoutes,
  courseFinderRoutes,
  createProgramsRoutes({ findMissingSkills, loadLearner }),
  referralsRoutes,
  adCheckRoutes,
  jobMatchesRoutes,
  planOffersRoutes,
  tailoringRoutes,
  roadmapsRoutes,
  showcasesRoutes,
  sourcesRoutes,
  createStaffRoutes(staffPlaces, staffSeries, findBeginSteps),
  moneyRoutes,
  listingsRoutes,
  supportRoutes,
  createContentRoutes(cards),
  learningRoutes,
  createSafetyRoutes(reportables),
  createSystemRoutes(settings),
  createMembersRoutes({ reportables, personalData }),
  trackerRoutes,
  createCorrespondenceRoutes(employers),
  applicantsRoutes,
  applyAddressesRoutes,
  webhooksRoutes,
  deliveriesRoutes,
  createSavedSearchesRoutes(finders),
  createOverviewRoutes(finders),
  searchRoutes,
  universitiesRoutes,
];
