/** What each role may do for its company. */
import type { CompanyRole } from '../contract.ts';

/** `view`: read and write notes; `recruit`: change jobs and applications; `own`: change people. */
export type CompanyAct = 'view' | 'recruit' | 'own';

const ALLOWED: Record<CompanyRole, readonly CompanyAct[]> = {
  owner: ['view', 'recruit', 'own'],
  recruiter: ['view', 'recruit'],
  viewer: ['view'],
};

export const companyPolicy = {
  allows: (role: CompanyRole, act: CompanyAct): boolean => ALLOWED[role].includes(act),
};
