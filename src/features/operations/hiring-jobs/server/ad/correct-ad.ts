/** Changes the text of an ad so that our reader, like everybody else, takes a requirement as required or as preferred. */
import type { readAd } from '#features/member/fitment/server/index.ts';

type Reading = ReturnType<typeof readAd>;
type Need = 'required' | 'preferred';
export type Correction = { description: string; change: 'moved' | 'added' | 'removed'; detail: string };

const HEADINGS: Record<Need, { title: string; pattern: RegExp }> = {
  preferred: {
    title: 'Nice to have',
    pattern: /^(?:## )?(?:nice|good)[\s-]to[\s-]haves?:?$|^(?:## )?(?:preferred|desirable)\b.{0,30}$/i,
  },
  required: {
    title: 'Requirements',
    pattern:
      /^(?:## )?(?:(?:key |job )?requirements?|must[\s-]haves?|what you(?:['’]ll)? (?:need|bring)|what we(?:['’]re| are)? look(?:ing)? for|you (?:have|bring)):?$/i,
  },
};
const PREFERRED_WORDS =
  /\s*[,(–-]?\s*\b(?:(?:is |are |would be |will be )?(?:an? )?(?:strong |big |definite |added )?(?:plus|advantage|bonus)|nice[\s-]to[\s-]have|good[\s-]to[\s-]have|(?:is |are )?(?:preferred|preferably|desirable|optional|beneficial|helpful))\b\)?/gi;

/**
 * The first of several changes after which the reader takes the requirement as asked for, and everything else as before. Null
 * if none of them does: then only its author can word the sentence.
 */
export function correctAd(read: (text: string) => Reading, text: string, id: string, need: Need): Correction | null {
  const before = read(text);
  const requirement = [...before.core, ...before.further].find((item) => item.id === id);
  if (!requirement || requirement.need === need) return null;
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.includes(requirement.quote.split('\n')[0] ?? ''));
  if (at === -1) return null;
  const word = before.text.slice(requirement.start, requirement.end);
  return (
    [
      ...moveLine(lines, at, need),
      ...removeWords(lines, at, need),
      ...addWords(lines, at, need, word),
      ...splitLine(lines, at, need, word),
    ].find(({ description }) => isOnlyChange(before, read(description), id, need)) ?? null
  );
}

const needs = ({ core, further }: Reading) => new Map([...core, ...further].map((item) => [item.id, item.need]));

function isOnlyChange(before: Reading, after: Reading, id: string, need: Need): boolean {
  const [was, is] = [needs(before), needs(after)];
  if (is.get(id) !== need || was.size !== is.size) return false;
  return [...was].every(([other, value]) => other === id || is.get(other) === value);
}

const withLine = (lines: readonly string[], at: number, line: string) => lines.with(at, line).join('\n');

/** Moves the line to the end of the list under the heading, which is added after the last list if the ad has none. */
function moveLine(lines: readonly string[], at: number, need: Need): Correction[] {
  const line = lines[at] ?? '';
  if (line.startsWith('## ')) return [];
  return [{ description: insertUnder(lines.toSpliced(at, 1), line, need), change: 'moved', detail: HEADINGS[need].title }];
}

function insertUnder(lines: readonly string[], line: string, need: Need): string {
  const item = line.startsWith('- ') ? line : `- ${line.trim()}`;
  const { title, pattern } = HEADINGS[need];
  const heading = lines.findIndex((other) => pattern.test(other.trim()));
  if (heading !== -1) {
    const next = lines.findIndex((other, index) => index > heading && !other.startsWith('- '));
    return lines.toSpliced(next === -1 ? lines.length : next, 0, item).join('\n');
  }
  const last = lines.findLastIndex((other) => other.startsWith('- '));
  const end = last === -1 ? lines.length : last + 1;
  return lines.toSpliced(end, 0, '', `## ${title}`, item).join('\n');
}

function removeWords(lines: readonly string[], at: number, need: Need): Correction[] {
  const line = lines[at] ?? '';
  const words = PREFERRED_WORDS[Symbol.match](line)?.[0]?.trim();
  if (need === 'preferred' || !words) return [];
  const rest = line.replace(PREFERRED_WORDS, '');
  return [
    { description: withLine(lines, at, rest), change: 'removed', detail: words },
    { description: insertUnder(lines.toSpliced(at, 1), rest, need), change: 'moved', detail: HEADINGS[need].title },
  ];
}

function addWords(lines: readonly string[], at: number, need: Need, word: string): Correction[] {
  const line = lines[at] ?? '';
  const mark = need === 'preferred' ? '(preferred)' : '(required)';
  const place = line.indexOf(word);
  const after = place === -1 ? line.length : place + word.length;
  const marked = `${line.slice(0, after)} ${mark}${line.slice(after)}`;
  const atEnd = line.replace(/[.;,]?\s*$/, ` ${mark}$&`);
  return [marked, atEnd].map((changed) => ({ description: withLine(lines, at, changed), change: 'added', detail: mark }));
}

/** Takes one thing out of an enumeration, "SQL, Python and Excel", and gives it a line of its own. */
function splitLine(lines: readonly string[], at: number, need: Need, word: string): Correction[] {
  const line = lines[at] ?? '';
  const place = line.indexOf(word);
  if (place === -1 || word === '') return [];
  const [head, tail] = [line.slice(0, place), line.slice(place + word.length)];
  const isListed = /(?:,|\band|\bor|&|\/)\s*$/i.test(head) || /^\s*(?:,|and\b|or\b|&|\/)/i.test(tail);
  if (!isListed) return [];
  const rest = /^\s*,\s*/.test(tail)
    ? head + tail.replace(/^\s*,\s*(?:and\s+|or\s+)?/i, '')
    : /^\s*(?:and|or|&|\/)\s*/i.test(tail)
      ? head.replace(/,\s*$/, ' and ') + tail.replace(/^\s*(?:and|or|&|\/)\s*/i, '')
      : head.replace(/\s*(?:,|\band|\bor|&|\/)\s*(?:and\s*|or\s*)?$/i, '').replace(/,(?=[^,]*$)/, ' and') + tail;
  const description = insertUnder(lines.with(at, rest), word.charAt(0).toUpperCase() + word.slice(1), need);
  return [{ description, change: 'moved', detail: HEADINGS[need].title }];
}
