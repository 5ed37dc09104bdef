import { findSingleDates, findSpans, type FoundSpan } from './dates.ts';
import { splitRoleLine, toEmployer, trimPart, type RoleLine } from './role-lines.ts';

type Column = 'title' | 'employer' | 'from' | 'to' | 'period' | 'other';
const COLUMNS: readonly (readonly [Column, RegExp])[] = [
  ['from', /^(?:date )?(?:from|start(?:ed)?|joining|joined|since|कब से|से)\b|^(?:date of )?joining|^कब से|^start|^from|\bfrom$/i],
  [
    'to',
    /^(?:date )?(?:to|till|until|upto|up to|end(?:ed)?|leaving|relieving)\b|^(?:date of )?(?:leaving|relieving)|^कब तक|^तक|\bto$/i,
  ],
  ['period', /^(?:period|duration|time|tenure|dates?|years?|service|when|working period|from ?[-–/] ?to)\b|^अवधि|^समय|^कब$/i],
  ['employer', /^place of (?:work|posting)/i],
  [
    'title',
    /\b(?:designation|post|position|job title|title|role|work(?:ed|ing)? as|rank|capacity)\b|^(?:my |nature of )?(?:work|job)$|^पद/i,
  ],
  [
    'employer',
    /\b(?:company|organi[sz]ation|employer|office|institut(?:ion|e)|school|college|hospital|firm|department|establishment|where|place of (?:work|posting)|workplace)\b|^(?:कार्यालय|संस्था|कंपनी|विभाग|नियोक्ता|संगठन|विद्यालय)/i,
  ],
];

function findColumn(cell: string): Column {
  return (cell.length <= 40 && COLUMNS.find(([, pattern]) => pattern.test(cell))?.[0]) || 'other';
}

function splitCells(text: string): string[] {
  return text.split(/ ?\| ?/);
}

/** Reads the header of a table of roles, "Company | Post | From | To"; null for any other line. */
export function readTableHeader(text: string): Column[] | null {
  const header = splitCells(text).map(findColumn);
  const hasDates = header.includes('period') || header.includes('from');
  return hasDates && (header.includes('title') || header.includes('employer')) ? header : null;
}

/** Reads a row below such a header; null for a row without dates. */
export function readTableRow(
  header: readonly Column[],
  text: string,
  today: string,
): (RoleLine & { found: FoundSpan; dates: string }) | null {
  const cells = splitCells(text);
  const cell = (kind: Column) => cells[header.indexOf(kind)] ?? '';
  const written = header.includes('period') ? cell('period') : `${cell('from')} - ${cell('to')}`;
  const found = findSpans(written, today)[0] ?? findSingleDates(written, today, [])[0];
  if (!found) return null;
  const dates = written.slice(found.start, found.end);
  if (!header.includes('title')) return { ...splitRoleLine(cell('employer')), found, dates };
  return { title: trimPart(cell('title')) || null, employer: toEmployer(cell('employer')), found, dates };
}
