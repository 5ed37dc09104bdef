import type { MonthSpan, WrittenDate } from './dates.ts';
import { findLevels } from './education.ts';
import { findSpans } from './dates.ts';
import { findRoles, isSameRole, type FoundRole, type SectionLine } from './find-positions.ts';
import { isContact, isPersonal } from './private-lines.ts';
import { isAmbiguousEducationHeading, parseHeading, parseInlineHeading, type SectionId } from './resume-sections.ts';
import { restoreResumeLines } from './restore-lines.ts';
import { readRoleSentence, tellsRole, type RoleSentence } from './role-sentences.ts';
import { findSchooling, startsWithDegree, type Schooling } from './schooling.ts';
import { findUndatedRoles } from './undated-roles.ts';
import { findLanguageNames, findSpokenLanguages } from './spoken-languages.ts';
import { joinWrapped, normalizeText, splitLines, splitSentences, type TextLine } from './text-units.ts';

export type { Schooling } from './schooling.ts';

/** A sentence or bullet that may be scored and quoted. Offsets are into `Resume.text`; `position` is an index. */
export type ResumeUnit = { text: string; start: number; end: number; section: SectionId; position: number | null };

/**
 * A dated role or project. `title` and `employer` are as written, without dates and places; `title` is empty and `employer`
 * null where the résumé names none. `from` and `to` are as precise as written ("2019-03", "2019", "present"), `to` is null
 * for a single date, and `dates` is how they are written.
 */
export type Position = {
  section: SectionId;
  title: string;
  employer: string | null;
  span: MonthSpan;
  from: WrittenDate;
  to: WrittenDate | null;
  dates: string;
};

export type Resume = {
  text: string;
  units: ResumeUnit[];
  positions: Position[];
  education: Schooling[];
  certifications: ResumeUnit[];
  /** The English names of the languages that the person speaks. */
  languages: string[];
  links: string[];
};

type PlacedLine = { line: TextLine; section: SectionId; position: number | null };

const MAX_HEADER_LINES = 12;
// A header line such as "Total experience: 5 years, B.Tech" is kept.
const YEARS_OF_EXPERIENCE = /\b\d{1,2}\+?\s*(?:years?|yrs?)\b(?!\s*(?:old|of age))/i;
// More than any real résumé contains; limits the work for a hostile one.
const MAX_UNITS = 3000;

// A heading with content on its line starts these sections for the lines after it, too.
const SECTIONS_STARTED_INLINE: ReadonlySet<SectionId> = new Set(['experience', 'projects', 'education', 'goals', 'personal']);
const DATED_SECTIONS: ReadonlySet<SectionId> = new Set(['experience', 'projects', 'volunteering']);

/**
 * Parses a résumé into sections, dated positions and quotable sentences. Lines with name, contact or personal details are
 * left out of `units`, so no score depends on them. `today` (an ISO date) ends open ranges.
 */
export function parseResume(source: string, today: string): Resume {
  const text = restoreResumeLines(normalizeText(source), today);
  const sectionLines = assignSections(splitLines(text), today);
  const roles = findRoles(sectionLines, today);
  const headLines = new Set(roles.flatMap(({ lines }) => lines.map((at) => sectionLines[at]?.start ?? -1)));
  const educationLines = sectionLines.filter(({ section }) => section === 'education');
  const startsOf = (found: readonly SectionLine[]) => new Set(found.map(({ start }) => start));
  const degreeLines = startsOf(educationLines.filter((line) => startsWithDegree(line.text)));
  const endedLines = startsOf(educationLines.filter((line) => /\d ?%?\)?\.?$/.test(line.text)));
  const isOpening = (line: TextLine) => headLines.has(line.start) || degreeLines.has(line.start) || startsBlock(line, today);
  // Personal details that are wrapped keep their rest, so that it is left out, too.
  const isClosed = (line: TextLine) =>
    headLines.has(line.start) || endedLines.has(line.start) || (startsBlock(line, today) && !isPersonal(line.text));
  const lines = joinWrapped(splitLines(text), text, isOpening, isClosed);
  const { lines: placedLines, positions } = placeLines(withoutHeader(lines, headLines, today), sectionLines, roles, today);
  const units = placedLines
    .flatMap(({ line, section, position }) => splitSentences(line).map((unit): ResumeUnit => ({ ...unit, section, position })))
    .slice(0, MAX_UNITS);
  return {
    text,
    units,
    positions,
    education: findSchooling(units, today),
    certifications: units.filter((unit) => unit.section === 'certifications'),
    languages: findLanguages(lines),
    links: [...text.matchAll(/(?:https?:\/\/|www\.|(?:linkedin|github)\.com\/)[^\s,|)]+/gi)].map((match) => match[0]),
  };
}

// "… strong communication and" is followed by the rest of its sentence, even if that is "skills"; but where degrees or dates
// follow "Education" or "Experience", it is the heading below a list that ends with a comma.
const CONTINUES = /(?:,|&|\b(?:and|or|of|the|with|in|for|to|a|an|my|by))$/i;

/** The section of each line by the headings above it. */
export function assignSections(lines: readonly TextLine[], today: string): SectionLine[] {
  let section: SectionId = 'summary';
  return lines.map((line, at) => {
    const heading = parseHeading(line.text);
    const isContinued = !line.blankBefore && CONTINUES.test(lines[at - 1]?.text ?? '');
    if (heading !== null && !(isContinued && !isConfirmedBelow(lines, at, heading, today))) {
      section =
        heading === 'education' && isAmbiguousEducationHeading(line.text) && !hasDegreeBelow(lines, at) ? 'skills' : heading;
      return { ...line, section, heading: true };
    }
    const inline = parseInlineHeading(line.text);
    if (inline !== null && section === 'summary' && SECTIONS_STARTED_INLINE.has(inline.section)) section = inline.section;
    return { ...line, section, heading: false };
  });
}

function isConfirmedBelow(lines: readonly TextLine[], at: number, heading: SectionId, today: string): boolean {
  if (heading === 'education') return hasDegreeBelow(lines, at);
  return heading === 'experience' && isAnyBelow(lines, at, 3, (text) => findSpans(text, today).length > 0);
}

function hasDegreeBelow(lines: readonly TextLine[], heading: number): boolean {
  return isAnyBelow(lines, heading, 8, (text) => findLevels(text) !== null);
}

// Whether one of the next lines, up to another heading, is such a one.
function isAnyBelow(lines: readonly TextLine[], heading: number, count: number, isSuch: (text: string) => boolean): boolean {
  for (const { text } of lines.slice(heading + 1, heading + 1 + count)) {
    if (parseHeading(text) !== null) return false;
    if (isSuch(text)) return true;
  }
  return false;
}

function startsBlock(line: TextLine, today: string): boolean {
  if (line.text.includes(' | ') || parseHeading(line.text) !== null || isContact(line.text) || isPersonal(line.text)) return true;
  return !line.bullet && line.text.length < 90 && findSpans(line.text, today).length > 0 && !/[.;]$/.test(line.text);
}

// Drops the header: short lines with name and contact, up to the first heading, bullet, dated role or full sentence.
function withoutHeader(lines: readonly TextLine[], headLines: ReadonlySet<number>, today: string): TextLine[] {
  const heading = lines.findIndex((line) => parseHeading(line.text) !== null || parseInlineHeading(line.text) !== null);
  const limit = Math.min(heading >= 0 ? heading : lines.length, MAX_HEADER_LINES);
  let inHeader = true;
  return lines.filter((line, at) => {
    if (at >= limit || !inHeader) return true;
    if (isContact(line.text) || isPersonal(line.text)) return false;
    if (YEARS_OF_EXPERIENCE.test(line.text)) return true;
    const words = line.text.split(' ').length;
    const isSentence = line.bullet || words >= 9 || (at > 0 && words >= 4 && /[.!]$/.test(line.text));
    if (isSentence || (at > 0 && (headLines.has(line.start) || findSpans(line.text, today).length > 0))) inHeader = false;
    return !inHeader;
  });
}

function placeLines(
  lines: readonly TextLine[],
  sectionLines: readonly SectionLine[],
  roles: readonly FoundRole[],
  today: string,
): { lines: PlacedLine[]; positions: Position[] } {
  const sections = new Map(sectionLines.map((line) => [line.start, line]));
  const roleAt = new Map(roles.flatMap((role) => role.lines.map((at) => [sectionLines[at]?.start ?? -1, role] as const)));
  const placed: PlacedLine[] = [];
  const found: FoundRole[] = [];
  const undated = new Set(findUndatedRoles(sectionLines, roles).map(({ start }) => start));
  const endsRole = (line: TextLine, heading: boolean) => heading || undated.has(line.start);
  let position: number | null = null;
  for (const line of lines) {
    const { section = 'summary', heading = false } = sections.get(line.start) ?? {};
    if (endsRole(line, heading)) position = null;
    if (heading) continue;
    const inline = parseInlineHeading(line.text);
    // "Licences: RN, BLS" applies only to its own line.
    const lineSection: SectionId = inline !== null && !DATED_SECTIONS.has(section) ? inline.section : section;
    if (lineSection === 'personal' || isPersonal(line.text)) continue;
    const role = roleAt.get(line.start);
    if (role) {
      position = addRole(found, role);
      placed.push({ line, section: DATED_SECTIONS.has(lineSection) ? lineSection : role.section, position });
      continue;
    }
    for (const part of splitRoleSentences(line, lineSection, today)) {
      if (part.role)
        position = addRole(found, { ...part.role, lines: [], section: DATED_SECTIONS.has(section) ? section : 'experience' });
      placed.push({
        line: part.line,
        section: part.role && !DATED_SECTIONS.has(lineSection) ? 'experience' : lineSection,
        position,
      });
    }
  }
  return { lines: placed.filter(({ line }) => !isContact(line.text)), positions: found.map(toPosition) };
}

function addRole(found: FoundRole[], role: FoundRole): number {
  const known = found.findIndex((other) => other === role || isSameRole(other, role));
  return known >= 0 ? known : found.push(role) - 1;
}

function toPosition({ title, employer, found, dates, section }: FoundRole): Position {
  const { span, writtenFrom: from, writtenTo: to } = found;
  return { section, title: title ?? '', employer, span, from, to, dates };
}

// A paragraph that tells "Worked in X as Y from A to B" is split before each such sentence.
function splitRoleSentences(line: TextLine, section: SectionId, today: string): { line: TextLine; role: RoleSentence | null }[] {
  const mayTell =
    section !== 'education' &&
    section !== 'skills' &&
    / as /i.test(line.text) &&
    /\d/.test(line.text) &&
    (!line.bullet || tellsRole(line.text, today));
  if (!mayTell) return [{ line, role: null }];
  if (line.bullet) return [{ line, role: readRoleSentence(line.text, today) }];
  const parts: { line: TextLine; role: RoleSentence | null }[] = [];
  for (const sentence of splitSentences(line)) {
    const role = readRoleSentence(sentence.text, today);
    const last = parts.at(-1);
    if (last && !role) {
      const end = sentence.end;
      last.line = { ...last.line, end, text: line.text.slice(last.line.start - line.start, end - line.start) };
    } else parts.push({ line: { ...line, ...sentence, blankBefore: parts.length === 0 && line.blankBefore }, role });
  }
  return parts.length === 0 ? [{ line, role: null }] : parts;
}

// Personal details name languages, too, and they are no personal detail themselves.
function findLanguages(lines: readonly TextLine[]): string[] {
  let section: SectionId = 'summary';
  const found = lines.flatMap((line) => {
    const heading = parseHeading(line.text);
    if (heading !== null) {
      section = heading;
      return [];
    }
    if (section === 'languages' || parseInlineHeading(line.text)?.section === 'languages') return findLanguageNames(line.text);
    return splitSentences(line).flatMap(({ text }) => findSpokenLanguages(text));
  });
  return [...new Set(found)];
}
