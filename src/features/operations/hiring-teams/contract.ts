/** Hiring teams: who works for a company here, and in which role. */
import * as z from 'zod';

/** `owner`: everything, also people; `recruiter`: jobs, applicants and messages; `viewer`: reads, and writes notes. */
export const CompanyRole = z.enum(['owner', 'recruiter', 'viewer']);
export type CompanyRole = z.infer<typeof CompanyRole>;
