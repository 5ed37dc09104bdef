/** Scholarships and fee waivers of other institutions. */
import { m } from '#platform/messages/messages.js';

export type AidKind = 'degree' | 'online' | 'trade';
type Aid = { kind: AidKind; name: () => string; eligibility: () => string; application: () => string; url: string };

export const STUDENT_AIDS: readonly Aid[] = [
  {
    kind: 'degree',
    name: m.pages_scholarship_nsp,
    eligibility: m.pages_scholarship_nsp_who,
    application: m.pages_scholarship_nsp_how,
    url: 'https://scholarships.gov.in',
  },
  {
    kind: 'degree',
    name: m.pages_scholarship_aicte,
    eligibility: m.pages_scholarship_aicte_who,
    application: m.pages_scholarship_aicte_how,
    url: 'https://www.aicte-india.org',
  },
  {
    kind: 'online',
    name: m.pages_scholarship_swayam,
    eligibility: m.pages_scholarship_swayam_who,
    application: m.pages_scholarship_swayam_how,
    url: 'https://swayam.gov.in',
  },
  {
    kind: 'online',
    name: m.pages_scholarship_coursera,
    eligibility: m.pages_scholarship_coursera_who,
    application: m.pages_scholarship_coursera_how,
    url: 'https://www.coursera.org',
  },
  {
    kind: 'online',
    name: m.pages_scholarship_edx,
    eligibility: m.pages_scholarship_edx_who,
    application: m.pages_scholarship_edx_how,
    url: 'https://www.edx.org',
  },
  {
    kind: 'trade',
    name: m.pages_scholarship_apprentice,
    eligibility: m.pages_scholarship_apprentice_who,
    application: m.pages_scholarship_apprentice_how,
    url: 'https://www.apprenticeshipindia.gov.in',
  },
  {
    kind: 'trade',
    name: m.pages_scholarship_skill,
    eligibility: m.pages_scholarship_skill_who,
    application: m.pages_scholarship_skill_how,
    url: 'https://www.skillindiadigital.gov.in',
  },
];
