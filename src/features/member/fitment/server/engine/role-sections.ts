import type { SectionId } from './resume-sections.ts';
import { scoreRoleText, type RoleLine } from './role-lines.ts';

/** The sections in which dates belong to roles. */
export const ROLE_SECTIONS: ReadonlySet<SectionId> = new Set(['experience', 'projects', 'volunteering']);
// A dated title with an employer is a role in these sections, too, because their headings are often misleading.
const OPEN_SECTIONS: ReadonlySet<SectionId> = new Set([
  'summary',
  'other',
  'header',
  'certifications',
  'achievements',
  'education',
  'skills',
  'goals',
]);

/** The section that a role found in `section` belongs to; null where that has no roles and this is not clearly one. */
export function chooseSection(
  section: SectionId,
  { title, employer }: RoleLine,
  { isProject, single }: { isProject: boolean; single: boolean },
): SectionId | null {
  const role = scoreRoleText(title ?? '').title;
  if (OPEN_SECTIONS.has(section)) {
    const isRole = role >= (section === 'education' ? 3 : 1.5) && employer !== null && !single;
    return isRole ? 'experience' : null;
  }
  if (!ROLE_SECTIONS.has(section)) return null;
  const isEmployment = role >= 3 && scoreRoleText(employer ?? '').organisation >= 3;
  if (isProject || (section === 'projects' && !isEmployment)) return 'projects';
  if (single && title === null) return null;
  return section === 'volunteering' ? section : 'experience';
}
