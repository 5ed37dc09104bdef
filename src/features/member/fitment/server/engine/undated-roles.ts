import type { FoundRole, SectionLine } from './find-positions.ts';
import { isContact, isPersonal } from './private-lines.ts';
import { scoreRoleText } from './role-lines.ts';
import { isProse } from './role-slots.ts';
import type { SectionId } from './resume-sections.ts';

/** Sections in which what was done is told below the role that it was done in. */
export const ROLE_SECTIONS_BY_DATE: ReadonlySet<SectionId> = new Set(['experience', 'volunteering']);

/** What a line with a date of any form looks like. */
export const LOOKS_DATED =
  /\b(?:19|20)\d\d\b|\b\d{1,2}[/.-](?:19|20)\d{2}\b|\b(?:0?[1-9]|1[0-2])\/\d{2}\b|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?\s?['’]\s?\d{2}\b|\b(?:19|20)(?:xx|\?\?|__)/i;

/** The lines that name a role without dates, which therefore is read as no role: what stands below them is of no other role. */
export function findUndatedRoles(lines: readonly SectionLine[], roles: readonly FoundRole[]): SectionLine[] {
  const heads = new Set(roles.flatMap((role) => role.lines));
  const firstHeading = lines.findIndex(({ heading }) => heading);
  const isNearHead = (at: number) => [at - 1, at, at + 1].some((near) => heads.has(near));
  return lines.filter(
    (line, at) =>
      !line.heading &&
      !line.bullet &&
      at > firstHeading &&
      ROLE_SECTIONS_BY_DATE.has(line.section) &&
      !isContact(line.text) &&
      !isPersonal(line.text) &&
      !isNearHead(at) &&
      startsBlock(lines, at) &&
      isRoleName(line.text),
  );
}

// The name of a role follows a heading, a blank line or the bullets of the role before.
function startsBlock(lines: readonly SectionLine[], at: number): boolean {
  const [previous, line] = [lines[at - 1], lines[at]];
  return previous === undefined || line?.blankBefore === true || previous.heading || previous.bullet;
}

function isRoleName(text: string): boolean {
  if (text.split(' ').length > 10 || /[.;]$/.test(text) || LOOKS_DATED.test(text) || isProse(text)) return false;
  return scoreRoleText(text).title >= 3;
}
