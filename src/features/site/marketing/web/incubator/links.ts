/** Links of the incubator pages. */
export const INDIVIDUALS = '/tech-incubator-for-Individuals';
export const EMPLOYERS = '/tech-incubator-for-Employers';

export const APPRENTICESHIP = 'Apprenticeship' as const;
/** Twelve per page, like the job list. */
export const APPLY = { role_type: [APPRENTICESHIP], per_page: 12 };
/** The newest three, shown on the page itself. */
export const OPEN_NOW = { role_type: [APPRENTICESHIP], per_page: 3, sort: 'newest' as const };
