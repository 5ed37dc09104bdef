import type { Surface, Taxonomy } from './taxonomy.ts';
import { normalizeWord, tokenize, type Token } from './tokens.ts';

export type SkillMention = { skillId: string; start: number; end: number; matched: string };

/** What the whole document says about an ambiguous word in one of its sentences. */
export type MatchContext = { words: ReadonlySet<string>; caseTells: boolean };

type Candidate = { first: number; last: number; surface: Surface };

/** Collects the words of a document once, for matching its sentences one by one. */
export function readContext(text: string): MatchContext {
  return { words: wordsOf(tokenize(text)), caseTells: caseTells(text) };
}

/**
 * Finds skills on word boundaries, longest form first, without overlaps, in time linear in the text.
 * Offsets are UTF-16 positions in `text`. Ambiguous words ("Go", "Excel") count only with a context word in the same
 * text, beside another skill in a list, or, written with their capital inside a sentence, in a document about the matter.
 */
export function matchSkills(taxonomy: Taxonomy, text: string, context: MatchContext = readContext(text)): SkillMention[] {
  const tokens = tokenize(text);
  const words = wordsOf(tokens);
  const candidates = findCandidates(taxonomy, text, tokens);
  const firm = new Set<number>();
  const ends = new Set<number>();
  for (const options of candidates) {
    const best = options[0];
    if (best && !best.surface.guarded) {
      firm.add(best.first);
      ends.add(best.last);
    }
  }
  const mentions: SkillMention[] = [];
  for (const options of candidates) {
    const chosen = options.find((option) => !option.surface.guarded || passes(option));
    if (chosen) mentions.push(mention(chosen));
  }
  return mentions;

  function passes(option: Candidate): boolean {
    return passesGuard({ taxonomy, text, tokens, words, context, firm, ends }, option);
  }
  function mention({ first, last, surface }: Candidate): SkillMention {
    const start = tokens[first]?.start ?? 0;
    const end = tokens[last]?.end ?? 0;
    return { skillId: surface.skillId, start, end, matched: text.slice(start, end) };
  }
}

// Every place holds its forms longest first; the next place starts after the longest one.
function findCandidates(taxonomy: Taxonomy, text: string, tokens: readonly Token[]): Candidate[][] {
  const places: Candidate[][] = [];
  for (let first = 0; first < tokens.length;) {
    const options: Candidate[] = [];
    let node = taxonomy.root;
    for (let last = first; last < tokens.length; last += 1) {
      const token = tokens[last];
      const before = tokens[last - 1];
      if (!token || (last > first && before && !joins(text.slice(before.end, token.start)))) break;
      const next = node.next.get(token.form);
      if (!next) break;
      node = next;
      if (node.surface) options.unshift({ first, last, surface: node.surface });
    }
    if (options.length > 0) places.push(options);
    first = (options[0]?.last ?? first) + 1;
  }
  return places;
}

// "Node.js", "full-stack", "CI / CD" and a wrapped line stay together; a comma or the end of a sentence parts words.
function joins(gap: string): boolean {
  return gap.length < 6 && /^(?:[ \t]*\r?\n?[ \t]*|[.'’_]|[ \t]*[-‐‑–/][ \t]*)$/u.test(gap);
}

type Guarding = {
  taxonomy: Taxonomy;
  text: string;
  tokens: readonly Token[];
  words: ReadonlySet<string>;
  context: MatchContext;
  firm: ReadonlySet<number>;
  ends: ReadonlySet<number>;
};

function passesGuard(at: Guarding, { first, surface }: Candidate): boolean {
  const token = at.tokens[first];
  if (!token || isPartOfAName(at.text, token)) return false;
  if (isVerb(at.tokens, first)) return false;
  const strict = at.taxonomy.byId.get(surface.skillId)?.guard?.case_sensitive === true;
  const spelling = at.text.slice(token.start, token.end);
  // "Squares" are no Square, and in "use SQL and make decisions" nothing is Make.
  if (strict && spelling.toLowerCase() !== surface.written.toLowerCase()) return false;
  const asWritten = spelling === surface.written || (spelling.length > 2 && spelling === surface.written.toUpperCase());
  if (standsInList(at, first) && (!strict || asWritten || isWholeItem(at, first))) return true;
  const near = at.taxonomy.near.get(surface.skillId) ?? new Set<string>();
  const ownWord = surface.own ? token.form : '';
  const close = isIntroduced(at.tokens, first) || [...near].some((word) => word !== ownWord && at.words.has(word));
  if (!strict || !at.context.caseTells) return close;
  if (!asWritten) return false;
  const inside = first > 0 && !/[.!?:•\n]\s*$/u.test(at.text.slice(Math.max(0, token.start - 3), token.start));
  return close || (inside && [...near].filter((word) => word !== ownWord && at.context.words.has(word)).length > 1);
}

// R&D, C-suite, vitamin C's cousin "C.": a lone letter glued to a sign is not a language.
function isPartOfAName(text: string, { start, end }: Token): boolean {
  if (end - start > 1) return false;
  return (
    /[&@'’-]/u.test(text[start - 1] ?? '') ||
    /[&@'’-]/u.test(text[end] ?? '') ||
    /\bvitamin $/iu.test(text.slice(Math.max(0, start - 8), start))
  );
}

const BEFORE_VERB = new Set(['i', 'you', 'we', 'they', 'who', 'will', 'can', 'must', 'should', 'would', 'could', 'quickly']);
const AFTER_VERB = new Set(['to', 'at', 'your', 'our', 'their', 'beyond', 'above', 'ahead', 'live', 'through', 'mile']);

function isVerb(tokens: readonly Token[], at: number): boolean {
  return BEFORE_VERB.has(tokens[at - 1]?.form ?? '') || AFTER_VERB.has(tokens[at + 1]?.form ?? '');
}

const INTRODUCES = new Set(
  [
    'experience',
    'experienced',
    'knowledge',
    'proficiency',
    'proficient',
    'skilled',
    'expertise',
    'expert',
    'fluent',
    'hands',
  ].map(normalizeWord),
);
const LINKING = new Set(['with', 'in', 'of', 'using', 'on']);

// "Experience with React", "knowledge of Go": the sentence itself says that a skill follows.
function isIntroduced(tokens: readonly Token[], at: number): boolean {
  const linked = LINKING.has(tokens[at - 1]?.form ?? '');
  return linked && tokens.slice(Math.max(0, at - 4), at - 1).some((token) => INTRODUCES.has(token.form));
}

function standsInList({ text, tokens, firm, ends }: Guarding, at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  if (!token) return false;
  const separates = (gap: string) => /^\s*[,/|;•·(&]\s*$|^\s*\)?,\s*$/u.test(gap);
  const withBefore = before !== undefined && ends.has(at - 1) && separates(text.slice(before.end, token.start));
  const withAfter = after !== undefined && firm.has(at + 1) && separates(text.slice(token.end, after.start));
  const joined = after !== undefined && (after.form === 'and' || after.form === 'or') && firm.has(at + 2);
  const joinedBefore = before !== undefined && (before.form === 'and' || before.form === 'or') && ends.has(at - 2);
  return withBefore || withAfter || joined || joinedBefore;
}

// "python, go and rust": between separators stands the word alone.
function isWholeItem({ text, tokens }: Guarding, at: number): boolean {
  const ends = (gap: string, beside: Token | undefined) =>
    beside === undefined || /[,/|;•·()]/.test(gap) || beside.form === 'and' || beside.form === 'or';
  const token = tokens[at];
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (!token) return false;
  return (
    ends(text.slice(before?.end ?? 0, token.start), before) && ends(text.slice(token.end, after?.start ?? text.length), after)
  );
}

function wordsOf(tokens: readonly Token[]): Set<string> {
  const words = new Set<string>();
  tokens.forEach((token, at) => {
    words.add(token.form);
    const next = tokens[at + 1];
    if (next) words.add(`${token.form} ${next.form}`);
  });
  return words;
}

// In a text all in capitals, or without any, letter case says nothing about a word.
function caseTells(text: string): boolean {
  const upper = text.match(/\p{Lu}/gu)?.length ?? 0;
  const lower = text.match(/\p{Ll}/gu)?.length ?? 0;
  return upper > 0 && lower > upper / 10;
}
