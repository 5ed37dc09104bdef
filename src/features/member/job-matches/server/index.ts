/** The server interface of job matches for the wiring. */
export { countJobsAsking } from './count-jobs-asking.ts';
export { findAlikeJobs } from './find-alike-jobs.ts';
export { findSkillQuestion } from './find-skill-question.ts';
export { judgeJobs } from './judge-jobs.ts';
export { loadLearner } from './load-learner.ts';
export { findMatches } from './find-matches.ts';
export { queueMatches, queueMatchesOfResume } from './queue-matches.ts';
export { rereadForSkills } from './reread-for-skills.ts';
export { readJobNeeds } from './read-job-needs.ts';
export { refreshAllMatches, refreshMatches } from './refresh-matches.ts';
export { jobMatchesRoutes } from './routes.ts';
