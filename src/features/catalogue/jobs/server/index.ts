/** Server exports of jobs for other features. */
export type { FindAlikeJobs, JudgedJob, JudgeJobs } from './judgements.ts';
export { queueExpiredJobs } from './queue-expired-jobs.ts';
export { findAnswerTime } from './find-answer-time.ts';
export { countApplications } from './count-applications.ts';
export { countOpenJobs } from './count-open-jobs.ts';
export { getApplicationFacts, getReadableApplication, type ApplicationFacts } from './get-application-facts.ts';
export { getApplicationWithJob } from './get-application-with-job.ts';
export { addJobEntry } from './add-job-entry.ts';
export { findEntryOfJob } from './find-entry-of-job.ts';
export { findJobTexts } from './find-job-texts.ts';
export { findEntriesOfAds } from './find-entries-of-ads.ts';
export { findJobCards } from './find-job-cards.ts';
export { findJobsMentioning } from './find-jobs-mentioning.ts';
export { getJobFacts, getJobId, jobExists, type JobFacts } from './get-job-facts.ts';
export { importCompanies } from './import/import-companies.ts';
export { changeApplicationStatus, listWaitingApplications, lockApplication } from './change-application-status.ts';
export { loadFeedVersion } from './feeds/stream-jobs.ts';
export { writeAggregatorXml, writeJsonFeed, writeRss } from './feeds/write-feeds.ts';
export { findNewJobs } from './find-new-jobs.ts';
export { findJobsToSearch } from './find-jobs-to-search.ts';
export { closeJobs } from './close-jobs.ts';
export { createFamilyFinder } from './import/create-family-finder.ts';
export { draftJob, rowKey, type DraftContext, type DraftedJob, type SkippedRow } from './import/draft-job.ts';
export { importJob, writeCompany, type CompanyDraft } from './write-job.ts';
export { publishImported } from './publish-jobs.ts';
export { findEntryTitles, findResumeApplications } from './find-resume-applications.ts';
export { closeJob, closeJobsOfAddress, reopenJob } from './close-job.ts';
export { findCompanyBySlug, findCompanyNames } from './find-company.ts';
export {
  countStaffCompanies,
  findMergedCompanies,
  findStaffCompany,
  listStaffCompanies,
  type StaffCompany,
} from './staff/list-companies.ts';
export {
  addStaffCompany,
  correctCompany,
  deleteCompany,
  findCompanyOfName,
  hideCompany,
  mergeCompany,
  showCompany,
} from './staff/change-companies.ts';
export { countStaffJobs, findStaffJob, listStaffJobs, originOf, type StaffJob } from './staff/list-staff-jobs.ts';
export { correctJob, deleteJob, showJob } from './staff/change-staff-jobs.ts';
export { findCopiedJob } from './find-copied-job.ts';
export { reportableJob } from './moderate-jobs.ts';
export { publishJob, type EmployerAd } from './publish-job.ts';
export { addCompany } from './write-job.ts';
export { hasCompanies, hasJobs } from './has-jobs.ts';
export { keepAsOwnAds, type MovedEntry } from './keep-as-own-ads.ts';
export { loadJobs, loadJobTemplates } from './load-jobs.ts';
export type { PublishedJobs } from './publish-jobs.ts';
export { countByTemplate } from './search-job-templates.ts';
export { applicationPolicy } from './policy.ts';
export { OWN_ADS } from './get-own-ad-facts.ts';
export { isOpen, today } from './select-jobs.ts';
export { withdrawnDays } from './settings.ts';
export { createJobsRoutes } from './routes.ts';
export {
  companyRows,
  jobRows,
  receivedApplicationRows,
  jobApplicationEventRows,
  jobApplicationRows,
  jobEntryRows,
  savedJobRows,
} from './relations.ts';
