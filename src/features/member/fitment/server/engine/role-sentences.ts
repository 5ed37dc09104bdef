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
  const after = sentence.slice(found.end);
  const verbBefore = VERB.exec(before);
  const clause = verbBefore
    ? before.slice(verbBefore.index + verbBefore[0].length)
    : after.slice(VERB.exec(after)?.index ?? after.length);
  const source = verbBefore ? clause : clause.replace(VERB, '');
  const as = /^(.*?)\bas (?:an? |the )?(.+)$/i.exec(source.slice(0, 220));
  if (!as) return null;
  const [, placePart = '', titlePart = ''] = as;
  const inPlace = /^\s*(?:in|at|with|for|under|by)\s+(.+?)\s*$/i.exec(placePart.replace(/,\s*$/, ''));
  if (inPlace?.[1]) {
    const title = trimPart((titlePart.split(SENTENCE_END)[0] ?? '').replace(/\.$/, ''));
    return title === '' ? null : toRole(title, toEmployer(withoutStop(inPlace[1])));
  }
  const parts = /^(.+?)\s+(?:in|at|with|for)\s+(.+?)$/i.exec(titlePart.split(SENTENCE_END)[0] ?? '');
  if (parts?.[1] && parts[2]) return toRole(trimPart(parts[1]), toEmployer(withoutStop(parts[2])));
  return toRole(trimPart(titlePart), null);

  function toRole(named: string, employer: string | null): RoleSentence | null {
    const title = named.replace(/\s+for (?:the (?:last|past) |about |over )?\d+(?:\.\d+)?\+? ?(?:years?|yrs?|months?)\b.*$/i, '');
    if (!found || title.length > 100 || scoreRoleText(title).title === 0) return null;
    return { title, employer, dates: sentence.slice(found.start, found.end), found };
  }
}

/** Whether a line as a whole is such a sentence: "Presently working with Northern Mills as Foreman since 2020". */
export function tellsRole(line: string, today: string): boolean {
  const start =
    /^[^\p{L}]*(?:(?:presently|currently|previously|now|have|i)\s+)*(?:work(?:ed|ing)|serv(?:ed|ing)|employed|joined)\b/iu;
  return start.test(line) && / as /i.test(line) && readRoleSentence(line, today) !== null;
}
