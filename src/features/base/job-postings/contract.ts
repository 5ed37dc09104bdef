/** Job postings: the words in which ads are described, wherever they come from. */
import * as z from 'zod';

export const RoleType = z.enum(['Full-time', 'Part-time', 'Apprenticeship', 'Internship', 'Contract']);
export type RoleType = z.infer<typeof RoleType>;
export const WorkMode = z.enum(['On-site', 'Hybrid', 'Remote']);
export type WorkMode = z.infer<typeof WorkMode>;
