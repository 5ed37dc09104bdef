/** The paths that several marketing pages link to. */
export const JOBS_PATH: string = '/jobs-apprenticeships';
export const QUESTIONNAIRE_PATH: string = '/personalize-recommendation';
export const SCORE_FORMULA_PATH: string = '/how-the-score-works';

export const jobPath = (job: { company_slug: string; slug: string }): string => `${JOBS_PATH}/${job.company_slug}/${job.slug}`;
