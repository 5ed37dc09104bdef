import { findSpans, type FoundSpan } from './dates.ts';
import { scoreRoleText, toEmployer, trimPart, type RoleLine } from './role-lines.ts';
import { ABBREVIATION_AT_END } from './role-slots.ts';

/** A role that a sentence tells. */
export type RoleSentence = RoleLine & { found: FoundSpan; dates: string };

const VERB =
  /\b(?:work(?:ed|ing|s)?|served|serving|employed|engaged|appointed|joined|interned|internship|taught)\b|\b(?:did|was|been|am) (?=(?:in|at|with|as|an?)\b)/i;

// Not the full stop of an abbreviation such as "Pvt.".
const SENTENCE_END = /(?<!\b(?:pvt|ltd|co|inc|corp|st|dr|govt|no))[.;]\s/i;

function withoutStop(text: string): string {
  return ABBREVIATION_AT_END.test(text) ? text : text.replace(/\.$/, '');
}

/** Reads "Worked in X as Y from A to B" and "From A to B I worked as Y at X"; null where a sentence says no such thing. */
export function readRoleSentence(sentence: string, today: string): RoleSentence | null {
  const found = findSpans(sentence, today)[0];
  if (!found || sentence.length > 400) return null;
  const before = sentence
    .slice(0, found.start)
    .replace(/[\s,(]*(?<!\p{L})(?:from|since|between|during|for the period|period|w\.?e\.?f\.?)?\s*[:(]?\s*$/iu, '');
  const role = readClause(findClause(before, sentence.slice(found.end)));
  if (role === null) return null;
  const title = role.title.replace(LENGTH_AT_END, '');
  if (title === '' || title.length > 100 || scoreRoleText(title).title === 0) return null;
  return { title, employer: role.employer, dates: sentence.slice(found.start, found.end), found };
}

const LENGTH_AT_END = /\s+for (?:the (?:last|past) |about |over )?\d+(?:\.\d+)?\+? ?(?:years?|yrs?|months?)\b.*$/i;

// What follows the verb, which stands before the dates or after them.
function findClause(before: string, after: string): { text: string; isJoined: boolean } {
  const verb = VERB.exec(before);
  if (verb) return { text: before.slice(verb.index + verb[0].length), isJoined: /^joined$/i.test(verb[0]) };
  return { text: after.slice(VERB.exec(after)?.index ?? after.length).replace(VERB, ''), isJoined: false };
}

// "In Northern Mills as Foreman", "as a Foreman at Northern Mills"; after "joined" without a preposition.
function readClause({ text, isJoined }: { text: string; isJoined: boolean }): { title: string; employer: string | null } | null {
  const as = /^(.*?)\bas (?:an? |the )?(.+)$/i.exec(text.slice(0, 220));
  if (!as) return null;
  const [, placePart = '', titlePart = ''] = as;
  const sentence = titlePart.split(SENTENCE_END)[0] ?? '';
  const place = placePart.replace(/,\s*$/, '');
  const inPlace = (isJoined ? /^\s*(.+?)\s*$/ : /^\s*(?:in|at|with|for|under|by)\s+(.+?)\s*$/i).exec(place)?.[1];
  if (inPlace) return { title: trimPart(sentence.replace(/\.$/, '')), employer: toEmployer(withoutStop(inPlace)) };
  const parts = /^(.+?)\s+(?:in|at|with|for|under)\s+(.+?)$/i.exec(sentence);
  if (parts?.[1] && parts[2]) return { title: trimPart(parts[1]), employer: toEmployer(withoutStop(parts[2])) };
  return { title: trimPart(titlePart), employer: null };
}

/** Whether a line as a whole is such a sentence: "Presently working with Northern Mills as Foreman since 2020". */
export function tellsRole(line: string, today: string): boolean {
  const start =
    /^[^\p{L}]*(?:(?:presently|currently|previously|now|have|i)\s+)*(?:work(?:ed|ing)|serv(?:ed|ing)|employed|joined)\b/iu;
  return start.test(line) && / as /i.test(line) && readRoleSentence(line, today) !== null;
}
