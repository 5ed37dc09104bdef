/**
 * Tells titles, employers and places apart in the lines around the dates of a role, and splits a line that has several of
 * them. Letter case is never used, so that a résumé in capitals or small letters is read alike.
 */

import { ORGANISATION_NOUNS, PLACES, ROLE_ENDINGS, ROLE_NOUNS, SENIORITY, toSet, US_STATE } from './role-words.ts';

const LEGAL_FORM =
  /^(?:pvt\.?|private|ltd\.?|limited|inc\.?|incorporated|llc|llp|plc|gmbh|co\.?|corp\.?|pte\.?|l\.l\.c\.?|s\.?a\.?|ag|प्रा\.?|लि\.?|लिमिटेड)$/i;
/** Words that stand for a removed employer and place in templates and published résumés. */
const EMPLOYER_PLACEHOLDER = /\b(?:company|employer|organi[sz]ation) ?name\b/i;
const PLACE_PLACEHOLDER = /^(?:city ?,? ?(?:state|country|province)?|state|country)(?![\p{L}\p{M}])/iu;

const PREPOSITIONS = toSet('of for to in at with on under from -');
const STRONG_SEPARATOR = / *\| *| +[–—-]+ +| *[–—] +| +[–—] *| - | *[•·;] *| +@ +|, *- */;

export type RoleLine = { title: string | null; employer: string | null };
type Scores = { title: number; organisation: number };

/** How much the words of a line part speak for a job title and for the name of an organisation: 3 and more is clear. */
export function scoreRoleText(text: string): Scores {
  if (EMPLOYER_PLACEHOLDER.test(text)) return { title: 0, organisation: 6 };
  const bare = text.replace(/\([^)]*\)?/g, ' ');
  const words = toWords(bare);
  if (words.length === 0) return { title: 0, organisation: 0 };
  const heads = bare.split(/,|\|| [–—-] /).map((segment) => headOf(toWords(segment)));
  const parts = words.flatMap((word) => [word, ...(word.includes('/') ? word.split('/') : [])]);
  const title =
    (heads.some(isRole) ? 3 : parts.some(isRole) ? 1.5 : 0) + (SENIORITY.has(words[0] ?? '') && words.length > 1 ? 1 : 0);
  const hasLegalForm = words
    .slice(1)
    .some((word) => /^(?:pvt|private|ltd|limited|inc|incorporated|llc|llp|plc|gmbh)$/.test(word));
  const organisation =
    (heads.some(isOrganisation) || (title === 0 && NAMED_HOUSE.test(bare)) ? 3 : words.some(isOrganisation) ? 1 : 0) +
    (hasLegalForm ? 4 : 0) +
    (/ (?:&|and) /.test(text) ? 0.2 : 0);
  return { title, organisation };
}

// "Hotel Northern Star", "Cafe Zephyr".
const NAMED_HOUSE = /^\s*(?:hotel|cafe|café|restaurant|resort|club)\s+\p{L}/iu;

// The noun that a phrase is about: "Director" in "Director of Sales II", "Bank" in "Bank of Northland".
function headOf(words: readonly string[]): string {
  const preposition = words.findIndex((word, at) => at > 0 && PREPOSITIONS.has(word));
  const phrase = preposition > 0 ? words.slice(0, preposition) : words;
  return phrase.findLast((word) => !/^(?:[ivx]+|\d+|[a-z])$/.test(word)) ?? '';
}

function isRole(word: string): boolean {
  const last = word.split('/').at(-1) ?? word;
  return (
    ROLE_NOUNS.has(word) ||
    ROLE_NOUNS.has(last) ||
    (last.endsWith('s') && !ORGANISATION_NOUNS.has(last) && ROLE_NOUNS.has(last.slice(0, -1))) ||
    ROLE_NOUNS.has(last.split('-').at(-1) ?? last) ||
    ROLE_ENDINGS.test(last)
  );
}

function isOrganisation(word: string): boolean {
  return ORGANISATION_NOUNS.has(word) && !ROLE_NOUNS.has(word);
}

function toWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,|–—()]+/u)
    .map((word) => word.replace(/^[^\p{L}\d&]+|[^\p{L}\p{M}\d]+$/gu, ''))
    .filter((word) => word !== '');
}

/** Whether a text names nothing but a place, such as "Leeds, UK". */
export function isPlace(text: string): boolean {
  const bare = trimPart(text);
  if (/^city ?(?:, ?state)?(?: ?, ?\p{L}+)?$/iu.test(bare) || /^(?:city|state)$/i.test(bare)) return true;
  const pieces = splitStrongly(bare);
  if (pieces.length > 1) return pieces.every(isPlace);
  const parts = bare.split(/\s*,\s*/);
  const [first = ''] = parts;
  // "Northwind Leeds, UK" starts with an employer, "New Leeds, UK" does not.
  const words = toWords(first);
  const endsWithPlace = words.length > 1 && PLACES.has(words.at(-1) ?? '') && !isKnownPlace(first) && !PLACE_PREFIX.test(first);
  if (endsWithPlace) return false;
  return (
    parts.length <= 3 && parts.some(isKnownPlace) && parts.every((part) => part.split(' ').length <= 3 && !hasRoleWord(part))
  );
}

/** The name before a known place, "Zephyr" in "Zephyr, Kochi", where it is no known place itself; null without one. */
export function nameBeforePlace(text: string): string | null {
  const [first = '', ...places] = trimPart(text).split(/\s*,\s*/);
  const isNamed = places.length > 0 && isPlace(text) && isKnownPlace(places.at(-1) ?? '') && !isKnownPlace(first);
  return isNamed && !PLACE_PREFIX.test(first) && !/^(?:city|state)$/i.test(first) ? first : null;
}

const PLACE_PREFIX =
  /^(?:new|san|santa|north|south|east|west|navi|greater|fort|saint|st|los|las|el|port|mount|upper|lower|old|central|near)\b/i;

function isKnownPlace(part: string): boolean {
  const words = toWords(part);
  return words.length > 0 && words.length <= 3 && (words.every((word) => PLACES.has(word)) || US_STATE.test(part.trim()));
}

function hasRoleWord(text: string): boolean {
  const { title, organisation } = scoreRoleText(text);
  return title >= 1.5 || organisation >= 1;
}

/** A line part without separators and brackets at its edges. */
export function trimPart(text: string): string {
  return text
    .replace(/^[\s,;:|–—•·@/[\]-]+|[\s,;:|–—•·@/[\]-]+$/gu, '')
    .replace(/^(?:\(?(?:[ivx]{1,4}|[a-h]|\d{1,2})\)|m\/s\.?)\s+/i, '')
    .replace(/^\(([^()]*)\)$/, '$1')
    .replace(/\(\s*\)/g, '')
    .replace(/\s*\($|^\)\s*/g, '')
    .trim();
}

/** The employer named by a text that may also name its place. */
export function toEmployer(text: string): string | null {
  const placeholder = EMPLOYER_PLACEHOLDER.exec(text);
  if (placeholder) return placeholder[0];
  const segments = splitStrongly(text.replace(/^(?:at|with|in|for|m\/s\.?)\s+/i, '')).flatMap((segment) =>
    splitAtCommas(segment),
  );
  const named = segments.filter((segment) => !isPlace(segment));
  if (named.length === 0) return null;
  const best = pickBest(named, (segment) => {
    const { organisation, title } = scoreRoleText(segment);
    return organisation - title * 0.5;
  });
  return stripPlace(best) || null;
}

/** Splits one line that may name title, employer and place in any order. */
export function splitRoleLine(text: string): RoleLine {
  const placeholder = EMPLOYER_PLACEHOLDER.exec(text);
  if (placeholder) {
    const before = trimPart(text.slice(0, placeholder.index));
    const after = stripPlaceholder(text.slice(placeholder.index + placeholder[0].length));
    const title = isPlace(before) ? '' : before;
    return { title: title || after || null, employer: placeholder[0] };
  }
  const named = splitBrackets(text) ?? splitAs(text) ?? splitAt(text);
  if (named) return named;
  const strong = splitStrongly(text);
  if (strong.length > 1) return splitSegments(strong);
  const commas = splitAtCommas(text).filter((segment) => !isPlace(segment));
  if (commas.length > 1) return splitAtComma(commas);
  return splitWords(commas[0] ?? '');
}

// "HR Executive (Northern Mills Ltd., Leeds)".
function splitBrackets(text: string): RoleLine | null {
  const [, before = '', inBrackets = ''] = /^([^()]+?)\s*\(([^()]+)\)$/.exec(text) ?? [];
  const isRoleLine = scoreRoleText(inBrackets).organisation >= 3 && scoreRoleText(before).title >= 1.5;
  return isRoleLine ? { title: trimPart(before), employer: toEmployer(inBrackets) } : null;
}

// "Northern Mills as a Foreman".
function splitAs(text: string): RoleLine | null {
  const as = / as (?:an? |the )?/i.exec(text);
  const title = as && as.index > 2 ? text.slice(as.index + as[0].length) : '';
  return as && scoreRoleText(title).title >= 3 ? { title: trimPart(title), employer: toEmployer(text.slice(0, as.index)) } : null;
}

// "Staff Nurse at Northern Hospital, Leeds"; "Executive in Sales" names a field.
function splitAt(text: string): RoleLine | null {
  for (const { 0: match, index } of text.matchAll(/ (?:at|with|@|in|under) (?=\p{L})/giu)) {
    const [title, place] = [text.slice(0, index), text.slice(index + match.length)];
    if (/[,|–—]| - /.test(title)) return null;
    const isField = /in|under/i.test(match) && scoreRoleText(place).organisation < 3 && nameBeforePlace(place) === null;
    if (!isField && scoreRoleText(title).title >= 1.5) return { title: trimPart(title), employer: toEmployer(place) };
  }
  return null;
}

function splitSegments(all: readonly string[]): RoleLine {
  const segments = all
    .filter((segment) => !isPlace(segment))
    .map((segment, at) => (at === 0 ? segment : withoutLeadingPlace(segment)));
  const [only = ''] = segments;
  if (segments.length < 2) return withNameBeforePlace(splitWithPlace(only, all.length > segments.length), all);
  const scores = segments.map((segment) => scoreRoleText(segment));
  const whole = wholeBefore(segments, scores);
  if (whole) return whole;
  const balance = (at: number) => (scores[at]?.title ?? 0) - (scores[at]?.organisation ?? 0);
  const order = segments.map((_, at) => at).sort((a, b) => balance(b) - balance(a) || a - b);
  const titleAt = order[0] ?? 0;
  const rest = segments.map((_, at) => at).filter((at) => at !== titleAt);
  const employerAt = rest.sort((a, b) => balance(a) - balance(b) || a - b)[0];
  // "Sales Officer, Northern Mills – Leeds" has both before the dash.
  const title = segments[titleAt] ?? '';
  // Nothing here is called a role: the employer and where it is.
  if (scores[titleAt]?.title === 0 && scores.some(({ organisation }) => organisation >= 3))
    return { title: null, employer: toEmployer(all.join(', ')) };
  const employer = employerAt === undefined ? '' : (segments[employerAt] ?? '');
  const inner = splitAtCommas(title).length > 1 ? splitRoleLine(title) : null;
  if (inner?.employer && inner.title && (scoreRoleText(inner.employer).organisation >= 3 || isPlace(employer)))
    return scoreRoleText(employer).organisation >= 3 ? { title, employer: toEmployer(employer) } : inner;
  return { title, employer: toEmployer(employer) };
}

// "Foreman, Northern Mills – Zephyrton": title and employer are both named in one part, and the others name neither.
function wholeBefore(segments: readonly string[], scores: readonly Scores[]): RoleLine | null {
  const at = scores.findIndex(({ title, organisation }) => title > 0 && organisation >= 3);
  const isAlone = scores.every(({ title, organisation }, index) => index === at || title + organisation === 0);
  const whole = segments[at];
  if (whole === undefined || !isAlone || splitAtCommas(whole).length < 2) return null;
  const { title, employer } = splitRoleLine(whole);
  return title !== null && employer !== null ? { title, employer } : null;
}

// "Zephyr, Kochi | Foreman": a name before a known place, where nobody else is the employer.
function withNameBeforePlace(read: RoleLine, segments: readonly string[]): RoleLine {
  const named = segments.map((segment) => nameBeforePlace(segment)).find((name) => name !== null);
  return read.title !== null && read.employer === null && named ? { ...read, employer: named } : read;
}

function splitAtComma(all: readonly string[]): RoleLine {
  // "Northern Mills Leeds, Yorkshire Teller": the place is followed by the title.
  const segments = all.map((segment, at) => (at === 0 ? segment : stripLeadingPlace(segment)));
  const scores = segments.map((segment) => scoreRoleText(segment));
  // In "Department of Physics, Northern College" the college employs.
  const balances = scores.map(({ organisation, title }, at) => organisation - title - (UNIT.test(segments[at] ?? '') ? 2 : 0));
  const employerAt = indexOfMax(balances);
  const titles = scores.map(({ title }) => title);
  if ((balances[employerAt] ?? 0) <= 0) {
    // Nothing is called an organisation: the title is first, or where a role is named.
    const titleAt = Math.max(0, indexOfMax(titles));
    return { title: segments[titleAt] ?? null, employer: segments[titleAt === 0 ? 1 : 0] ?? null };
  }
  const employer = stripPlace(segments[employerAt] ?? '');
  if (titles.slice(0, employerAt).some((title) => title > 0))
    return { title: segments.slice(0, employerAt).join(', '), employer };
  const titleAt = indexOfMax(titles.map((title, at) => (at === employerAt ? -1 : title)));
  if ((titles[titleAt] ?? 0) > 0) return { title: segments[titleAt] ?? null, employer };
  return { title: segments.slice(0, employerAt).join(', ') || null, employer };
}

const UNIT = /^(?:department|dept\.?|division|section|faculty) of\b/i;

function indexOfMax(values: readonly number[]): number {
  return values.indexOf(Math.max(...values));
}

// "Loan Officer Northwind – Leeds": before a place, what follows the role is its employer.
function splitWithPlace(text: string, hasPlace: boolean): RoleLine {
  const read = splitRoleLine(text);
  if (!hasPlace || read.employer !== null || read.title === null || text.includes(',')) return read;
  const words = text.split(' ');
  const lastRole = words.findLastIndex((word) => isRole(toWords(word)[0] ?? ''));
  const rest = words.slice(lastRole + 1);
  if (lastRole < 0 || rest.length === 0 || rest.length > 4 || NO_EMPLOYER.test(rest[0] ?? '')) return read;
  return { title: words.slice(0, lastRole + 1).join(' '), employer: rest.join(' ') };
}

const NO_EMPLOYER = /^(?:[ivx]+|\d+|of|for|to|in|and|&|\/|-|\(.*)$/i;

// "Loan Officer Northern Mills" and "Accountant at Northern Mills".
function splitWords(text: string): RoleLine {
  const at = /^(.{3,80}?)\s+(?:at|with|@)\s+(.+)$/i.exec(text);
  if (at?.[1] && at[2] && scoreRoleText(at[1]).title >= 1.5) return { title: trimPart(at[1]), employer: toEmployer(at[2]) };
  const { title, organisation } = scoreRoleText(text);
  if (title === 0 && organisation === 0) return { title: null, employer: null };
  const words = text.split(' ');
  const lastRole = words.findLastIndex((word) => isRole(toWords(word)[0] ?? ''));
  const rest = words.slice(lastRole + 1);
  const isCut = lastRole >= 0 && rest.length > 0 && !NO_EMPLOYER.test(rest[0] ?? '');
  if (isCut && scoreRoleText(rest.join(' ')).organisation >= 3)
    return { title: words.slice(0, lastRole + 1).join(' '), employer: toEmployer(rest.join(' ')) };
  return organisation > title ? { title: null, employer: stripPlace(text) } : { title: text, employer: null };
}

function splitStrongly(text: string): string[] {
  return text
    .split(STRONG_SEPARATOR)
    .map(trimPart)
    .filter((part) => part !== '');
}

// "Northern Mills, Ltd." stays whole, and so do brackets.
function splitAtCommas(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  for (const piece of text.split(/\s*,\s*/)) {
    const last = parts.length - 1;
    if (last >= 0 && (depth > 0 || LEGAL_FORM.test(piece))) parts[last] = `${parts[last] ?? ''}, ${piece}`;
    else parts.push(piece);
    depth += (piece.match(/\(/g)?.length ?? 0) - (piece.match(/\)/g)?.length ?? 0);
  }
  return parts.map(trimPart).filter((part) => part !== '');
}

function stripPlaceholder(text: string): string {
  let rest = trimPart(text);
  for (let match = PLACE_PLACEHOLDER.exec(rest); match && rest !== ''; match = PLACE_PLACEHOLDER.exec(rest))
    rest = trimPart(rest.slice(match[0].length));
  return rest;
}

// "Northern Mills Leeds" without a comma keeps its place unless the place is known.
function stripPlace(text: string): string {
  const words = text.split(' ');
  while (words.length > 2 && PLACES.has((words.at(-1) ?? '').toLowerCase().replace(/[^\p{L}\p{M}.]/gu, ''))) words.pop();
  const stripped = words.join(' ');
  const isTorn = /\b(?:uttar|madhya|himachal|andhra|arunachal|tamil|west|new|navi)$/i.test(stripped);
  return isTorn || /^(?:bank|university|state|government|city|college|institute) of$/i.test(words.slice(-2).join(' '))
    ? text
    : trimPart(stripped);
}

// "Leeds, Yorkshire Chef" after an employer.
function withoutLeadingPlace(text: string): string {
  const [, place = '', afterColon = ''] = /^([^:]{2,30}):\s+(.+)$/.exec(text) ?? [];
  if (isPlace(place)) return afterColon;
  const parts = splitAtCommas(text);
  const [first = ''] = parts;
  const rest = parts.length > 1 && isPlace(first) ? stripLeadingPlace(parts.slice(1).join(', ')) : stripLeadingPlace(text);
  return scoreRoleText(rest).title > 0 ? rest : text;
}

function stripLeadingPlace(text: string): string {
  const words = text.split(' ');
  while (words.length > 1 && PLACES.has((words[0] ?? '').toLowerCase())) words.shift();
  return words.join(' ');
}

function pickBest(items: readonly string[], score: (item: string) => number): string {
  return items.reduce((best, item) => (score(item) > score(best) ? item : best));
}
