import type { FoundSpan } from './dates.ts';
import { isPlace, nameBeforePlace, scoreRoleText, splitRoleLine, toEmployer, trimPart, type RoleLine } from './role-lines.ts';

/** The title and the employer that some parts name; `certain` unless other lines may name them better. */
export type Reading = RoleLine & { certain: boolean };

const DATE_LABEL =
  /(?:^|[\s(,|])(?:period|duration|tenure|dates?(?: of (?:employment|joining))?|joining date|doj|time|working period|from|since|during|w\.?e\.?f\.?|अवधि)\s*[:–-]*\s*\(?$/i;
const LENGTH_OF_TIME =
  /\(?\b\d{1,2}(?:\.\d)?\+?\s*(?:years?|yrs?|months?|mos?)\b(?:[\s,&]*(?:and )?\d{1,2}\s*(?:months?|mos?)\b)?\s*\)?/gi;

// "Two years as a driver", "Presently a driver".
const LEAD =
  /^(?:(?:(?:\w+|\d+) (?:years?|yrs?|months?) )?(?:(?:of )?experience )?as (?:(?:an?|the) )?|(?:presently|currently) (?:(?:an?|the) )?)(?=\p{L})/iu;

/** The texts before and after the dates of a line, without labels, brackets and lengths of time. */
export function toSlots(text: string, { start, end }: FoundSpan): string[] {
  const before = text
    .slice(0, start)
    .replace(DATE_LABEL, '')
    .replace(/^(?:experience|work)\s*:\s*/i, '');
  const after = text
    .slice(end)
    .replace(/^\s*\)/, '')
    .replace(/^\s*(?:तक|से)(?=\s|$)/u, '');
  return [before, after]
    .map((part) => trimPart(part.replace(LENGTH_OF_TIME, ' ').replace(/\s+/g, ' ')).replace(LEAD, ''))
    .filter((part) => /\p{L}/u.test(part));
}

export const ABBREVIATION_AT_END = /\b(?:ltd|pvt|inc|co|corp|sr|jr|st|dept|govt|no|b\.a|m\.a|llc|bros|engg|intl|\p{L})\.$/iu;
const CLAUSE =
  /\b(?:i(?= (?:am|was|have|had|did|do|can|could|also|will|\p{L}{2,}ed|work|take|teach|help|use|know)\b)|we|my|our|was|were|is|are|am|have|has|had|which|who|while|because|that|by|using|will|responsible|including)\b/iu;

/** Whether a text is a sentence or a part of one. */
export function isProse(text: string): boolean {
  if (/[.;!?]$/.test(text) && !ABBREVIATION_AT_END.test(text)) return text.split(' ').length > 3;
  if (/[।]$/u.test(text)) return true;
  return text.split(' ').length > 5 && CLAUSE.test(text);
}

/** The title and the employer among the parts around the dates of a role: one part may have both, or each has one. */
export function readSlots(all: readonly string[]): Reading {
  const read = readNamed(all);
  if (read.title === null || read.employer !== null) return read;
  // "Zephyr, Kochi": a name before a known place is one of a place only where somebody else is the employer.
  const named = all.map((slot) => nameBeforePlace(slot)).find((name) => name !== null);
  return named === undefined || named === null ? read : { ...read, employer: named };
}

function readNamed(all: readonly string[]): Reading {
  const slots = all.filter((slot) => !isPlace(slot));
  const [only] = slots;
  if (only === undefined) return { title: null, employer: null, certain: false };
  return slots.length === 1 ? readOneSlot(only, all.length > 1) : readSeveralSlots(slots);
}

function readOneSlot(slot: string, hasPlace: boolean): Reading {
  const { title, employer } = splitRoleLine(slot);
  if (title === null && employer === null) return { title: slot, employer: null, certain: false };
  const scores = scoreRoleText(slot);
  const employerScores = scoreRoleText(employer ?? '');
  // "President, Owner" is one title.
  if (employerScores.title >= 1.5 && employerScores.organisation < 3)
    return { title: toTitle(slot), employer: null, certain: false };
  const isSure = employerScores.organisation >= 3 || (hasPlace && scores.organisation < 1);
  return { title, employer, certain: employer !== null && isSure && scoreRoleText(title ?? '').title > 0 };
}

function readSeveralSlots(slots: readonly string[]): Reading {
  const scores = slots.map((slot) => scoreRoleText(slot));
  // One part with both, beside lines of a description.
  const both = slots
    .map((slot) => splitRoleLine(slot))
    .find(
      ({ title, employer }, at) =>
        scoreRoleText(title ?? '').title >= 1.5 &&
        scoreRoleText(employer ?? '').organisation >= 3 &&
        !scores.some(({ organisation }, other) => other !== at && organisation >= 3),
    );
  if (both) return { ...both, certain: true };
  const balances = scores.map(({ title, organisation }) => title - organisation);
  const employerAt = pickEmployer(scores, balances);
  const titleBalances = balances.map((balance, at) => (at === employerAt ? Number.NEGATIVE_INFINITY : balance));
  const title = slots[titleBalances.indexOf(Math.max(...titleBalances))];
  return { title: title === undefined ? null : toTitle(title), employer: toEmployer(slots[employerAt] ?? ''), certain: true };
}

function pickEmployer(scores: readonly { title: number; organisation: number }[], balances: readonly number[]): number {
  const lowest = Math.min(...balances);
  const at = balances.indexOf(lowest);
  const isTied = balances.filter((balance) => balance === lowest).length > 1;
  // Nothing tells the parts apart: the title stands first.
  if (isTied && balances.every((balance) => balance === lowest)) return 1;
  return isTied && (scores[0]?.title ?? 0) > 0 ? balances.lastIndexOf(lowest) : at;
}

// A title keeps its department, "Staff Nurse, Surgical Ward", but not its place: "Site Engineer | Zephyrton".
function toTitle(whole: string): string {
  const [first = '', ...others] = whole.split(/\s\|\s/);
  const namesNothing = (part: string) => isPlace(part) || (part.split(' ').length <= 2 && !/\d/.test(part) && isUnnamed(part));
  const text = others.length > 0 && scoreRoleText(first).title >= 1.5 && others.every(namesNothing) ? first : whole;
  const parts = text.split(/\s*,\s*/);
  const last = parts.at(-1) ?? '';
  const kept = parts.length > 1 && isPlace(last) ? parts.slice(0, -1).join(', ') : text;
  return trimPart(kept.replace(/^(?:designation|position|post|role|title)\s*[:–-]\s*/i, ''));
}

function isUnnamed(text: string): boolean {
  const { title, organisation } = scoreRoleText(text);
  return title + organisation === 0;
}
