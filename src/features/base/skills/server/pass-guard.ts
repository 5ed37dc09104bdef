import type { MatchContext } from './match-skills.ts';
import type { Surface, Taxonomy } from './taxonomy.ts';
import { normalizeWord, type Token } from './tokens.ts';

/** A text with its tokens, and which tokens start or end an unambiguous skill. */
export type GuardInput = {
  taxonomy: Taxonomy;
  text: string;
  tokens: readonly Token[];
  words: ReadonlySet<string>;
  context: MatchContext;
  firm: ReadonlySet<number>;
  ends: ReadonlySet<number>;
};

/** Whether a guarded form starting at token `first` means the skill here. */
export function passesGuard(at: GuardInput, first: number, surface: Surface): boolean {
  const token = at.tokens[first];
  if (!token || isPartOfAName(at.text, token) || isVerb(at.tokens, first)) return false;
  const near = [...(at.taxonomy.near.get(surface.skillId) ?? [])].filter((word) => word !== token.form);
  const close = isIntroduced(at.tokens, first) || near.some((word) => at.words.has(word));
  const strict = at.taxonomy.byId.get(surface.skillId)?.guard?.case_sensitive === true;
  if (!strict) return close || standsInList(at, first);
  const spelling = at.text.slice(token.start, token.end);
  // "Squares" is not the product Square.
  if (spelling.toLowerCase() !== surface.written.toLowerCase()) return false;
  const asWritten = isAsWritten(spelling, surface.written);
  // In "use SQL and make decisions", "make" is not the tool; in "Python, SQL, etc.", "etc" is not ETC.
  if (standsInList(at, first) && (asWritten || (close && isWholeItem(at, first)))) return true;
  if (!at.context.caseTells) return close;
  return asWritten && (close || isAboutIt(at, first, near));
}

function isAsWritten(spelling: string, written: string): boolean {
  return spelling === written || (spelling.length > 2 && spelling === written.toUpperCase());
}

// Inside a sentence, in a document with related words elsewhere.
function isAboutIt({ text, tokens, context }: GuardInput, at: number, near: readonly string[]): boolean {
  const start = tokens[at]?.start ?? 0;
  const inside = at > 0 && !/[.!?:•\n]\s*$/u.test(text.slice(Math.max(0, start - 3), start));
  return inside && near.filter((word) => context.words.has(word)).length > 1;
}

// R&D, C-suite, "C.": a single letter joined to a sign is not a language.
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

// "Experience with React", "knowledge of Go": the sentence introduces a skill.
function isIntroduced(tokens: readonly Token[], at: number): boolean {
  const linked = LINKING.has(tokens[at - 1]?.form ?? '');
  return linked && tokens.slice(Math.max(0, at - 4), at - 1).some((token) => INTRODUCES.has(token.form));
}

function standsInList({ text, tokens, firm, ends }: GuardInput, at: number): boolean {
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

// "python, go and rust": the word is a whole list item.
function isWholeItem({ text, tokens }: GuardInput, at: number): boolean {
  const ends = (gap: string, beside: Token | undefined) =>
    beside === undefined || /[,/|;•·()]/.test(gap) || beside.form === 'and' || beside.form === 'or';
  const token = tokens[at];
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (!token) return false;
  return (
    ends(text.slice(before?.end ?? 0, token.start), before) && ends(text.slice(token.end, after?.start ?? text.length), after)
  );
}
