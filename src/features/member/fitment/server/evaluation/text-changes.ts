import { buildMatchContext, matchSkills, type Taxonomy } from '#features/base/skills/server/index.ts';
import { findSpans } from '../engine/dates.ts';
import { parseHeading, type SectionId } from '../engine/resume-sections.ts';

/** Changes of a text that say the same in another way, so that a score must not follow them. */

type Header = { name: string; contact: string; address: string; pronouns: string };

/** The head of a résumé, and another one for each line of it; some of its words are also names of skills. */
export const HEADER: Header = {
  name: 'Asha Rao',
  contact: 'asha.rao@people.example | +91 98200 12345',
  address: 'Address: 14 Lake View Road, Shivaji Nagar, Pune 411005',
  pronouns: 'Pronouns: she/her',
};
export const OTHER_HEADER: Header = {
  name: 'Ruby Swift',
  contact: 'java.excel@salesforce.example | +44 20 7946 0123',
  address: 'Address: 7 Oracle Park, Marketing Street, Docker Colony, Lucknow 226001',
  pronouns: 'Pronouns: he/him',
};

export function withHeader(text: string, { name, contact, address, pronouns }: Header): string {
  return [name, contact, address, pronouns, '', text].join('\n');
}

const PRONOUNS: Readonly<Record<string, string>> = {
  he: 'she',
  she: 'he',
  his: 'her',
  him: 'her',
  her: 'his',
  himself: 'herself',
  herself: 'himself',
};

/** "She led" becomes "He led". */
export function swapPronouns(text: string): string {
  return text.replace(/\b(?:he|she|his|him|her|himself|herself)\b/gi, (written) => {
    const other = PRONOUNS[written.toLowerCase()] ?? written;
    if (written === written.toUpperCase()) return other.toUpperCase();
    return /^\p{Lu}/u.test(written) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
  });
}

/** Trailing spaces and tabs, wider gaps and more blank lines where there are some, and other line ends. */
export function addWhiteSpace(text: string): string {
  const lines = text.split('\n').map((line) => (line.trim() === '' ? '\n  ' : `${line.replaceAll(' ', '  ')} \t `));
  return `\n\n${lines.join('\r\n')}\r\n\r\n`;
}

/** Curly quotes and apostrophes for straight ones, and dashes for hyphens between words and between numbers. */
export function curlPunctuation(text: string): string {
  return text
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/(?<=[\p{L}\d])'/gu, '’')
    .replace(/'(?=[\p{L}\d])/gu, '‘')
    .replace(/(^|[\s(])"/gu, '$1“')
    .replaceAll('"', '”')
    .replace(/(?<=[ \t])-(?=[ \t])/g, '–')
    .replace(/(?<=\b(?:19|20)\d{2})-(?=(?:19|20)\d{2}\b)/g, '–');
}

export function joinLines(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}

type Line = { text: string; section: SectionId; heading: boolean };

function toLines(text: string): Line[] {
  let section: SectionId = 'header';
  return text.split('\n').map((line) => {
    const heading = parseHeading(line.trim());
    section = heading ?? section;
    return { text: line, section, heading: heading !== null };
  });
}

/** The sections in reverse order, below what stands above the first heading. */
export function reverseSections(text: string): string {
  const sections: string[][] = [[]];
  for (const line of toLines(text)) {
    if (line.heading) sections.push([]);
    sections.at(-1)?.push(line.text);
  }
  const [head = [], ...others] = sections;
  return [head, ...others.reverse()].flat().join('\n');
}

const MARKED = /^\s*[•●▪◦■➢✓*-]\s/u;
// A line that was wrapped at the page width is not shorter.
const MIN_WRAPPED_LENGTH = 60;
const MAX_LINES = 8;

/**
 * The points of each role in reverse order, where it is certain what a point is: marked ones that fill a line, and unmarked ones
 * that stand between two lines that end with a full stop. What is next to dates or a short line stays in its place.
 */
export function reverseBullets(text: string, today: string): string {
  const lines = toLines(text);
  const ordered: string[] = [];
  let run: string[][] = [];
  const flush = () => {
    ordered.push(...run.reverse().flat());
    run = [];
  };
  for (let at = 0; at < lines.length;) {
    const size = pointLength(lines, at, today);
    if (size === 0) flush();
    const taken = lines.slice(at, at + Math.max(size, 1)).map((line) => line.text);
    if (size === 0) ordered.push(...taken);
    else run.push(taken);
    at += taken.length;
  }
  flush();
  return ordered.join('\n');
}

// How many lines from this one on are a point; 0 where none starts.
function pointLength(lines: readonly Line[], from: number, today: string): number {
  const [first, before] = [lines[from]?.text.trim() ?? '', lines[from - 1]?.text.trim() ?? ''];
  const isMarked = MARKED.test(first);
  if (!isMarked && !(/[.!]$/.test(before) && /^\p{Lu}/u.test(first))) return 0;
  for (const [offset, line] of lines.slice(from, from + MAX_LINES).entries()) {
    if (!isDescription(line, today)) return 0;
    if (isMarked) return isMarkedEnd(lines[from + 1]) ? 1 : 0;
    if (/[.!]$/.test(line.text.trim())) return offset + 1;
    if (line.text.trim().length < MIN_WRAPPED_LENGTH) return 0;
  }
  return 0;
}

function isDescription({ text, section, heading }: Line, today: string): boolean {
  const isDated = findSpans(text, today).length > 0 || /\b(?:19|20)\d{2}\b/.test(text);
  return section === 'experience' && !heading && text.trim() !== '' && !isDated;
}

function isMarkedEnd(next: Line | undefined): boolean {
  return next === undefined || next.heading || next.text.trim() === '' || MARKED.test(next.text);
}

/** The skills in the lists of a résumé under another of their names that is read as nothing else. */
export function renameListedSkills(taxonomy: Taxonomy, text: string): string {
  const context = buildMatchContext(text);
  return toLines(text)
    .map(({ text: line, section, heading }) => {
      if (section !== 'skills' || heading) return line;
      return matchSkills(taxonomy, line, context)
        .filter(({ start, end }) => isWholeItem(line, start, end))
        .toSorted((a, b) => b.start - a.start)
        .reduce((changed, { skillId, start, end }) => {
          const other = findOtherName(taxonomy, skillId, line.slice(start, end));
          return other === null ? changed : changed.slice(0, start) + other + changed.slice(end);
        }, line);
    })
    .join('\n');
}

// At the edges of a line that has separators an item may have been wrapped.
function isWholeItem(line: string, start: number, end: number): boolean {
  if (!/[,;|•·]/u.test(line)) return line.trim() === line.slice(start, end);
  return /[,;|•·:]\s*$/u.test(line.slice(0, start)) && /^\s*[,;|•·]/u.test(line.slice(end));
}

function findOtherName(taxonomy: Taxonomy, skillId: string, written: string): string | null {
  const skill = taxonomy.byId.get(skillId);
  if (!skill) return null;
  const isSame = (name: string) => name.toLowerCase().replace(/\W/g, '') === written.toLowerCase().replace(/\W/g, '');
  const isClear = (name: string) => {
    const [first, ...others] = matchSkills(taxonomy, name);
    return first?.skillId === skillId && others.length === 0 && first.start === 0 && first.end === name.length;
  };
  const names = [skill.name, ...skill.aliases].filter((name) => !skill.guard?.words?.includes(name));
  return names.find((name) => !isSame(name) && isClear(name)) ?? null;
}
