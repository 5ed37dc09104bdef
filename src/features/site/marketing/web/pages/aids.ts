/** Scholarships and fee waivers of other institutions. */
import { m } from '#platform/messages/messages.js';

export type AidKind = 'degree' | 'online' | 'trade';
type Aid = { kind: AidKind; name: () => string; who: () => string; how: () => string; url: string };

export const AIDS: readonly Aid[] = [
  {
    kind: 'degree',
    name: m.pages_scholarship_nsp,
    who: m.pages_scholarship_nsp_who,
    how: m.pages_scholarship_nsp_how,
    url: 'https://scholarships.gov.in',
  },
  {
    kind: 'degree',
    name: m.pages_scholarship_aicte,
    who: m.pages_scholarship_aicte_who,
    how: m.pages_scholarship_aicte_how,
    url: 'https://www.aicte-india.org',
  },
  {
    kind: 'online',
    name: m.pages_scholarship_swayam,
    who: m.pages_scholarship_swayam_who,
    how: m.pages_scholarship_swayam_how,
    url: 'https://swayam.gov.in',
  },
  {
    kind: 'online',
    name: m.pages_scholarship_coursera,
    who: m.pages_scholarship_coursera_who,
    how: m.pages_scholarship_coursera_how,
    url: 'https://www.coursera.org',
  },
  {
    kind: 'online',
    name: m.pages_scholarship_edx,
    who: m.pages_scholarship_edx_who,
    how: m.pages_scholarship_edx_how,
    url: 'https://www.edx.org',
  },
  {
    kind: 'trade',
    name: m.pages_scholarship_apprentice,
    who: m.pages_scholarship_apprentice_who,
    how: m.pages_scholarship_apprentice_how,
    url: 'https://www.apprenticeshipindia.gov.in',
  },
  {
    kind: 'trade',
    name: m.pages_scholarship_skill,
    who: m.pages_scholarship_skill_who,
    how: m.pages_scholarship_skill_how,
    url: 'https://www.skillindiadigital.gov.in',
  },
];
