/** What applicants are told about employers. */
import { keptDays } from '#features/operations/applicants/server/index.ts';
import { hasEmployer } from '#features/operations/hiring-teams/server/index.ts';

export const employers = { findEmployers: hasEmployer, keptDays };
