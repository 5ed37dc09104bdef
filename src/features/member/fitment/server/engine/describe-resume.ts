import type { Taxonomy } from '#features/base/skills/server/index.ts';
import { workMonths } from './count-work-months.ts';
import { findSingleDates, findSpans, type FoundSpan } from './dates.ts';
import { findEvidence, gradeEvidence } from './evidence.ts';
import { findRoles, type FoundRole, type SectionLine } from './find-positions.ts';
import { assignSections, parseResume, type Position, type Resume, type ResumeUnit } from './parse-resume.ts';
import { isContact, isPersonal } from './private-lines.ts';
import type { SectionId } from './resume-sections.ts';
import { isPlace, scoreRoleText } from './role-lines.ts';
import { isProse } from './role-slots.ts';
import { startsWithDegree } from './schooling.ts';
import { findUndatedRoles, LOOKS_DATED, ROLE_SECTIONS_BY_DATE } from './undated-roles.ts';
import { findLanguageNames } from './spoken-languages.ts';
import { splitLines } from './text-units.ts';
import type { EducationField, EducationLevel } from './education.ts';
import type { Grade } from './weights.ts';

/** A place in `ResumeDescription.text`, in UTF-16 units. */
export type TextRange = { start: number; end: number };
/** A line; one that is `left_out` affects no score: a name, contact or personal details. */
export type DescribedLine = TextRange & { text: string; kind: 'heading' | 'read' | 'left_out' };
export type DescribedSection = { id: SectionId; lines: DescribedLine[] };
/** `details` is what the résumé says below the role's name, one sentence or bullet a line; `months` counts its length. */
export type DescribedPosition = TextRange & Omit<Position, 'span'> & { months: number; current: boolean; details: string };
/** A degree, the dates beside or below it, and the lines that may name its school, nearest first. */
export type DescribedSchooling = TextRange & {
  text: string;
  level: EducationLevel;
  fields: EducationField[];
  in_progress: boolean;
  dates: { from: string; to: string | null; written: string } | null;
  nearby: string[];
};
/** A skill with its best sentence; `mark` is where the skill stands in the sentence. */
export type DescribedSkill = TextRange & { skill_id: string; grade: Grade; quote: string; mark: [number, number] };

/** Everything that is read from a résumé, with its places. */
export type ResumeDescription = {
  text: string;
  sections: DescribedSection[];
  positions: DescribedPosition[];
  /** The months of all work, without counting a month twice. */
  months: number;
  education: DescribedSchooling[];
  skills: DescribedSkill[];
  languages: (TextRange & { name: string })[];
  links: (TextRange & { url: string })[];
  certifications: (TextRange & { text: string })[];
  /** What looks like a heading, a dated line or a role, and is not read as one. */
  unread: { headings: TextRange[]; dates: TextRange[]; roles: TextRange[] };
};

/** Describes what is read from the text of a résumé, for its owner: by the same rules as every score. `today` is an ISO date. */
export function describeResume(source: string, taxonomy: Taxonomy, today: string): ResumeDescription {
  const resume = parseResume(source, today);
  const lines = assignSections(splitLines(resume.text), today);
  const roles = findRoles(lines, today);
  const heads = new Set(roles.flatMap((role) => role.lines));
  const unread = findUnread(lines, roles, today);
  return {
    text: resume.text,
    sections: describeSections(lines, resume.units),
    positions: describePositions(resume, lines, heads, [...unread.headings, ...unread.roles]),
    months: workMonths(resume),
    education: describeEducation(resume, today),
    skills: describeSkills(resume, taxonomy, today),
    languages: resume.languages.map((name) => ({ name, ...findLanguage(lines, name) })),
    links: findLinks(resume),
    certifications: resume.certifications.map(({ text, start, end }) => ({ text, start, end })),
    unread,
  };
}

const rangeOf = ({ start, end }: TextRange): TextRange => ({ start, end });
const overlaps = (a: TextRange, b: TextRange) => a.start < b.end && b.start < a.end;

function describeSections(lines: readonly SectionLine[], units: readonly ResumeUnit[]): DescribedSection[] {
  const sections: DescribedSection[] = [];
  let at = 0;
  for (const line of lines) {
    while ((units[at]?.end ?? Infinity) <= line.start) at += 1;
    const unit = units[at];
    const isRead = unit !== undefined && overlaps(unit, line);
    const kind = line.heading ? 'heading' : isRead ? 'read' : 'left_out';
    const last = sections.at(-1);
    const described: DescribedLine = { ...rangeOf(line), text: line.text, kind };
    if (last && !line.heading && last.id === line.section) last.lines.push(described);
    else sections.push({ id: line.section, lines: [described] });
  }
  return sections;
}

function describePositions(
  resume: Resume,
  lines: readonly SectionLine[],
  heads: ReadonlySet<number>,
  unread: readonly TextRange[],
): DescribedPosition[] {
  const headStarts = new Set([...heads].map((at) => lines[at]?.start ?? -1));
  const byPosition = Map.groupBy(resume.units, ({ position }) => position);
  return resume.positions.flatMap(({ span, ...position }, index) => {
    const units = byPosition.get(index) ?? [];
    const [first] = units;
    if (!first) return [];
    // A score counts what stands below a heading that was not understood to the role above; its details do not.
    const stop = Math.min(...unread.filter(({ start }) => start > first.start).map(({ start }) => start));
    const details = units
      .filter((unit) => !headStarts.has(unit.start) && unit !== first && unit.start < stop)
      .map(({ text }) => text);
    const end = runEnd(units);
    return [
      {
        ...position,
        start: first.start,
        end,
        months: span.to - span.from + 1,
        current: span.current,
        details: details.join('\n'),
      },
    ];
  });
}

// A résumé may name a role twice; the place is the first one.
function runEnd(units: readonly ResumeUnit[]): number {
  let end = units[0]?.end ?? 0;
  for (const unit of units) {
    if (unit.start > end + MAX_GAP) break;
    end = unit.end;
  }
  return end;
}

const MAX_GAP = 40;
const MAX_NEARBY_LINES = 2;

function describeEducation({ units, education }: Resume, today: string): DescribedSchooling[] {
  const starts = new Set(education.map(({ unit }) => unit.start));
  return education.map(({ level, fields, inProgress, unit }) => {
    const at = units.indexOf(unit);
    const isNear = (other: ResumeUnit | undefined) =>
      other !== undefined && other.section === unit.section && !starts.has(other.start);
    const below: ResumeUnit[] = [];
    for (const next of units.slice(at + 1, at + 1 + MAX_NEARBY_LINES)) {
      if (!isNear(next)) break;
      below.push(next);
    }
    const above = units[at - 1];
    const nearby = [...below, ...(above && isNear(above) ? [above] : [])].map(({ text }) => text);
    const dates = [unit.text, ...nearby].map((text) => findDates(text, today)).find((found) => found !== null) ?? null;
    return { ...rangeOf(unit), text: unit.text, level, fields, in_progress: inProgress, dates, nearby };
  });
}

function findDates(text: string, today: string): DescribedSchooling['dates'] {
  const found: FoundSpan | undefined = findSpans(text, today)[0] ?? findSingleDates(text, today, []).at(-1);
  if (!found) return null;
  return { from: found.writtenFrom, to: found.writtenTo, written: text.slice(found.start, found.end) };
}

function describeSkills(resume: Resume, taxonomy: Taxonomy, today: string): DescribedSkill[] {
  const found = findEvidence({ taxonomy, ad: { title: '', text: '' }, resume: '', today }, resume, new Set());
  const unitsByText = Map.groupBy(resume.units, ({ text }) => text);
  return [...gradeEvidence(found, { skillIds: [], grade: 'none' }, today)].flatMap(([skill_id, [best]]): DescribedSkill[] => {
    if (!best?.mark) return [];
    const unit = unitsByText
      .get(best.quote)
      ?.find(({ position, section }) => position === best.position && section === best.section);
    if (!unit) return [];
    return [{ skill_id, grade: best.grade, quote: best.quote, mark: best.mark, ...rangeOf(unit) }];
  });
}

function findLanguage(lines: readonly SectionLine[], name: string): TextRange {
  const naming = lines.filter(({ heading, text }) => !heading && findLanguageNames(text).includes(name));
  const line = naming.find(({ section }) => section === 'languages') ?? naming[0];
  return line ? rangeOf(line) : { start: 0, end: 0 };
}

function findLinks({ text, links }: Resume): ResumeDescription['links'] {
  let from = 0;
  return links.map((url) => {
    const start = text.indexOf(url, from);
    from = start + url.length;
    return { url, start, end: from };
  });
}

const MAX_HEADING_WORDS = 5;
const MAX_LINE_WORDS = 14;

function findUnread(lines: readonly SectionLine[], roles: readonly FoundRole[], today: string): ResumeDescription['unread'] {
  const heads = new Set(roles.flatMap((role) => role.lines));
  const firstHeading = lines.findIndex(({ heading }) => heading);
  const isNearHead = (at: number) => [at - 1, at, at + 1].some((near) => heads.has(near));
  const isPrivate = ({ text, section }: SectionLine) => section === 'personal' || isContact(text) || isPersonal(text);
  const isBody = (line: SectionLine, at: number) =>
    !line.heading && !line.bullet && at > firstHeading && !heads.has(at) && !isPrivate(line);
  const select = (isSuch: (line: SectionLine, at: number) => boolean) =>
    lines.filter((line, at) => isBody(line, at) && isSuch(line, at)).map(rangeOf);
  return {
    headings: firstHeading < 0 ? [] : select((line, at) => !isNearHead(at) && looksLikeHeading(line)),
    dates: select(({ text, section }) => ROLE_SECTIONS_BY_DATE.has(section) && isUnreadDate(text, today)),
    roles: findUndatedRoles(lines, roles).map(rangeOf),
  };
}

// Labels within a role, such as "Key responsibilities:".
const LABEL =
  /\b(?:responsibilit(?:y|ies)|duties|achievements?|accomplishments?|tasks?|environment|technolog(?:y|ies)|tools?|client|project|role|description|contributions?|highlights|team size|duration)$/i;

function looksLikeHeading({ text, blankBefore }: SectionLine): boolean {
  const bare = text.replace(/[\s:.–—-]+$/u, '');
  if (
    bare.length < 4 ||
    bare.length > 45 ||
    bare.split(' ').length > MAX_HEADING_WORDS ||
    !/\p{L}{5}/u.test(bare) ||
    text.endsWith('.') ||
    /[\d,|/@()]/.test(bare)
  )
    return false;
  const isCapitals = /\p{Lu}/u.test(bare) && bare === bare.toUpperCase();
  if (LABEL.test(bare) || (!isCapitals && !(blankBefore && /\p{L}:$/u.test(text)))) return false;
  const { title, organisation } = scoreRoleText(bare);
  return title < 1.5 && organisation < 3 && !isPlace(bare) && !startsWithDegree(bare);
}

function isUnreadDate(text: string, today: string): boolean {
  if (text.split(' ').length > MAX_LINE_WORDS || isProse(text) || !LOOKS_DATED.test(text)) return false;
  return findSpans(text, today).length === 0 && findSingleDates(text, today, []).length !== 1;
}
