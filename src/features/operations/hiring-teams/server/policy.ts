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

/** Whether an address belongs to the domain of a site: `asha@mail.lumen.example` to `https://www.lumen.example/careers`. */
export function compareDomains(email: string, website: string): 'same' | 'other' | 'unknown' {
  const domain = email.split('@').at(-1)?.toLowerCase() ?? '';
  if (domain === '' || !URL.canParse(website)) return 'unknown';
  const host = new URL(website).hostname.replace(/^www\./, '');
  return domain === host || domain.endsWith(`.${host}`) || host.endsWith(`.${domain}`) ? 'same' : 'other';
}
