/** Links of the incubator pages. */
export const INDIVIDUALS = '/tech-incubator-for-Individuals';
export const EMPLOYERS = '/tech-incubator-for-Employers';

export const APPRENTICESHIP = 'Apprenticeship' as const;
/** Twelve to a page, as the job list's own filter has it. */
export const APPLY = { role_type: [APPRENTICESHIP], per_page: 12 };
/** A few of them, for the page itself. */
export const OPEN_NOW = { role_type: [APPRENTICESHIP], per_page: 3, sort: 'newest' as const };
