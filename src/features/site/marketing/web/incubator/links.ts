/** The paths and job searches of the incubator pages. */
export const INDIVIDUALS_PATH = '/tech-incubator-for-Individuals';
export const EMPLOYERS_PATH = '/tech-incubator-for-Employers';

export const APPRENTICESHIP = 'Apprenticeship' as const;
/** All apprenticeships, twelve per page like the job list. */
export const APPRENTICESHIP_SEARCH = { role_type: [APPRENTICESHIP], per_page: 12 };
/** The three newest apprenticeships, shown on the page itself. */
export const NEWEST_APPRENTICESHIPS = { role_type: [APPRENTICESHIP], per_page: 3, sort: 'newest' as const };
