import { findFields, findLevels, type EducationField, type EducationLevel } from './education.ts';
import { findSpans, type FoundSpan, type MonthSpan } from './dates.ts';
import { isContact, isPersonal } from './private-lines.ts';
import { parseHeading, parseInlineHeading, type SectionId } from './resume-sections.ts';
import { restoreResumeLines } from './restore-lines.ts';
import { joinWrapped, normalizeText, splitLines, splitSentences, type TextLine } from './text-units.ts';

/** A sentence or bullet that may be scored and quoted. Offsets are into `Resume.text`; `position` is an index. */
export type ResumeUnit = { text: string; start: number; end: number; section: SectionId; position: number | null };

/** A dated role or project. `title` is made of the lines around its dates, and `dates` is how they are written. */
export type Position = { section: SectionId; title: string; span: MonthSpan; dates: string };
export type Schooling = { level: EducationLevel; fields: EducationField[]; inProgress: boolean; unit: ResumeUnit };

export type Resume = {
  text: string;
  units: ResumeUnit[];
  positions: Position[];
  education: Schooling[];
  certifications: ResumeUnit[];
  links: string[];
};

type PlacedLine = { line: TextLine; section: SectionId; position: number | null };

const MAX_HEADER_LINES = 12;
// A header line such as "Total experience: 5 years, B.Tech" is kept.
const YEARS_OF_EXPERIENCE = /\b\d{1,2}\+?\s*(?:years?|yrs?)\b(?!\s*(?:old|of age))/i;
const MAX_TITLE_LENGTH = 100;

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
  const lines = joinWrapped(splitLines(text), text, (line) => startsBlock(line, today));
  const { lines: placedLines, positions } = placeLines(withoutHeader(lines, today), today);
  const units = placedLines
    .flatMap(({ line, section, position }) => splitSentences(line).map((unit): ResumeUnit => ({ ...unit, section, position })))
    .slice(0, MAX_UNITS);
  return {
    text,
    units,
    positions,
    education: parseEducation(units, today),
    certifications: units.filter((unit) => unit.section === 'certifications'),
    links: [...text.matchAll(/(?:https?:\/\/|www\.|(?:linkedin|github)\.com\/)[^\s,|)]+/gi)].map((match) => match[0]),
  };
}

function startsBlock(line: TextLine, today: string): boolean {
  if (parseHeading(line.text) !== null || isContact(line.text) || isPersonal(line.text)) return true;
  return !line.bullet && line.text.length < 90 && findSpans(line.text, today).length > 0;
}

// Drops the header: short lines with name and contact, up to the first heading, bullet, dated role or full sentence.
function withoutHeader(lines: readonly TextLine[], today: string): TextLine[] {
  const heading = lines.findIndex((line) => parseHeading(line.text) !== null || parseInlineHeading(line.text) !== null);
  const limit = Math.min(heading >= 0 ? heading : lines.length, MAX_HEADER_LINES);
  let inHeader = true;
  return lines.filter((line, at) => {
    if (at >= limit || !inHeader) return true;
    if (isContact(line.text) || isPersonal(line.text)) return false;
    if (YEARS_OF_EXPERIENCE.test(line.text)) return true;
    const words = line.text.split(' ').length;
    const isSentence = line.bullet || words >= 9 || (at > 0 && words >= 4 && /[.!]$/.test(line.text));
    if (isSentence || (at > 0 && findSpans(line.text, today).length > 0)) inHeader = false;
    return !inHeader;
  });
}

function placeLines(lines: readonly TextLine[], today: string): { lines: PlacedLine[]; positions: Position[] } {
  const placed: PlacedLine[] = [];
  const positions: Position[] = [];
  let section: SectionId = 'summary';
  let position: number | null = null;
  for (const line of lines) {
    const heading = parseHeading(line.text);
    if (heading !== null) {
      section = heading;
      position = null;
      continue;
    }
    const inline = parseInlineHeading(line.text);
    const mayBeDated = DATED_SECTIONS.has(section) || section === 'summary' || section === 'other';
    const lineSection: SectionId = inline !== null && !DATED_SECTIONS.has(section) ? inline.section : section;
    // "Licences: RN, BLS" applies only to its own line; "Experience: Engineer at ..." also to the lines after it.
    if (inline !== null && section === 'summary' && SECTIONS_STARTED_INLINE.has(inline.section)) section = inline.section;
    if (lineSection === 'personal' || isPersonal(line.text)) continue;
    const firstSpan = mayBeDated ? findSpans(line.text, today)[0] : undefined;
    const span = firstSpan && !isInProse(line, firstSpan) ? firstSpan : undefined;
    if (span) {
      position = positions.length;
      positions.push(createPosition(line, span, section, adoptTitleLines(placed, section, position)));
    }
    placed.push({ line, section: span && !DATED_SECTIONS.has(lineSection) ? 'experience' : lineSection, position });
  }
  return { lines: placed.filter(({ line }) => !isContact(line.text)), positions };
}

// "From 2019 to 2021 I led ..." in a long bullet or paragraph does not start a new role.
function isInProse(line: TextLine, { start }: FoundSpan): boolean {
  return line.bullet ? line.text.length > 90 : start > 120;
}

function createPosition(
  line: TextLine,
  { span, start, end }: FoundSpan,
  section: SectionId,
  titleLines: readonly string[],
): Position {
  const after =
    line.text
      .slice(end)
      .split(/[.;]\s/)[0]
      ?.slice(0, MAX_TITLE_LENGTH) ?? '';
  const title = [...titleLines, line.text.slice(0, start), after].join(' ').replace(/\s+/g, ' ').trim();
  return { section: DATED_SECTIONS.has(section) ? section : 'experience', title, span, dates: line.text.slice(start, end) };
}

// "Ward Nurse" and "City Hospital" above "2019 – 2021" belong to those dates, so they are moved from the previous role.
function adoptTitleLines(placed: PlacedLine[], section: SectionId, position: number): string[] {
  const titles: string[] = [];
  for (let at = placed.length - 1; at >= 0 && titles.length < 2; at -= 1) {
    const above = placed[at];
    if (!above || above.section !== section || above.line.bullet || above.line.text.length > 70) break;
    if (/[.;]$/.test(above.line.text) || /\d{4}/.test(above.line.text)) break;
    titles.unshift(above.line.text);
    placed[at] = { ...above, position };
    if (above.line.blankBefore) break;
  }
  return titles;
}

function parseEducation(units: readonly ResumeUnit[], today: string): Schooling[] {
  const thisYear = Number(today.slice(0, 4));
  const educationUnits = units.filter(({ section }) => section === 'education');
  const hasDegrees = educationUnits.some(({ text }) => findLevels(text));
  const candidates = hasDegrees ? educationUnits : units.filter(({ section }) => section !== 'goals');
  return candidates.flatMap((unit, at): Schooling[] => {
    const levels = findLevels(unit.text);
    if (!levels) return [];
    const fields = findFields(unit.text.replace(/^education\b[^:]{0,30}:/i, ''));
    // The field of a degree may be on the next line.
    const withNextLine = `${unit.text} ${candidates[at + 1]?.text ?? ''}`;
    const years = [...unit.text.matchAll(/\b20\d{2}\b/g)].map((match) => Number(match[0]));
    const inProgress =
      /\b(?:pursuing|expected|present|ongoing|current(?:ly)?|final year|undergoing)\b/i.test(unit.text) ||
      years.some((year) => year > thisYear);
    return [{ level: levels.highest, fields: fields.length > 0 ? fields : findFields(withNextLine), inProgress, unit }];
  });
}
