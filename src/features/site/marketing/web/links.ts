/** Links of the marketing pages. */
export const JOBS: string = '/jobs-apprenticeships';
export const QUESTIONNAIRE: string = '/personalize-recommendation';
export const SCORE_WORKS: string = '/how-the-score-works';

export const jobPath = (job: { company_slug: string; slug: string }): string => `${JOBS}/${job.company_slug}/${job.slug}`;
