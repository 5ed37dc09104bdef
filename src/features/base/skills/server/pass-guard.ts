import type { MatchContext } from './match-forms.ts';
import type { Surface, Taxonomy } from './taxonomy.ts';
import { normalizeWord, type Token } from './tokens.ts';

/** A text with its tokens, and which tokens start or end an unambiguous skill. */
export type GuardInput = {
  taxonomy: Taxonomy;
  text: string;
  tokens: readonly Token[];
  words: ReadonlySet<string>;
  context: MatchContext;
  unambiguous: ReadonlySet<number>;
  ends: ReadonlySet<number>;
};

/** Whether a guarded form starting at token `first` means the skill here. */
export function passesGuard(input: GuardInput, first: number, surface: Surface): boolean {
  const token = input.tokens[first];
  const unless = [...(input.taxonomy.unless.get(surface.skillId) ?? [])];
  if (unless.some((word) => input.words.has(word))) return false;
  const guard = input.taxonomy.byId.get(surface.skillId)?.guard;
  if (unless.length > 0 && guard?.near === undefined) return true;
  if (!token || isPartOfName(input.text, token) || isVerb(input.tokens, first)) return false;
  const contextWords = [...(input.taxonomy.near.get(surface.skillId) ?? [])].filter((word) => word !== token.form);
  const hasContext = isIntroduced(input.tokens, first) || contextWords.some((word) => input.words.has(word));
  return guard?.case_sensitive === true
    ? passesByCase(input, first, surface.written, contextWords, hasContext)
    : hasContext || isListed(input, first);
}

function passesByCase(
  input: GuardInput,
  first: number,
  written: string,
  contextWords: readonly string[],
  hasContext: boolean,
): boolean {
  const { start = 0, end = 0 } = input.tokens[first] ?? {};
  const spelling = input.text.slice(start, end);
  // "Squares" is not the product Square.
  if (spelling.toLowerCase() !== written.toLowerCase()) return false;
  const asWritten = isAsWritten(spelling, written);
  // In "use SQL and make decisions", "make" is not the tool; in "Python, SQL, etc.", "etc" is not ETC.
  if (isListed(input, first) && (asWritten || (hasContext && isWholeItem(input, first)))) return true;
  // In a text without letter case, an item between two skills is as clear as one that is written like the name.
  if (!input.context.hasMixedCase) return hasContext || isBetweenListed(input, first) || isCalledSkill(input.tokens, first);
  return asWritten && (hasContext || isCalledSkill(input.tokens, first) || isOnTopic(input, first, contextWords));
}

function isAsWritten(spelling: string, written: string): boolean {
  return spelling === written || (spelling.length > 2 && spelling === written.toUpperCase());
}

// Inside a sentence, in a document with related words elsewhere.
function isOnTopic({ text, tokens, context }: GuardInput, index: number, contextWords: readonly string[]): boolean {
  const start = tokens[index]?.start ?? 0;
  const isMidSentence = index > 0 && !/[.!?:•\n]\s*$/u.test(text.slice(Math.max(0, start - 3), start));
  return isMidSentence && contextWords.filter((word) => context.words.has(word)).length > 1;
}

// R&D, C-suite, "C.": a single letter joined to a sign is not a language.
function isPartOfName(text: string, { start, end }: Token): boolean {
  if (end - start > 1) return false;
  return (
    /[&@'’-]/u.test(text[start - 1] ?? '') ||
    /[&@'’-]/u.test(text[end] ?? '') ||
    /\bvitamin $/iu.test(text.slice(Math.max(0, start - 8), start))
  );
}

const BEFORE_VERB = new Set(['i', 'you', 'we', 'they', 'who', 'will', 'can', 'must', 'should', 'would', 'could', 'quickly']);
const AFTER_VERB = new Set(['to', 'at', 'your', 'our', 'their', 'beyond', 'above', 'ahead', 'live', 'through', 'mile']);

function isVerb(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1]?.form ?? '';
  // "Using Excel to report": what a preposition stands before is no verb.
  return BEFORE_VERB.has(before) || (!LINKING.has(before) && AFTER_VERB.has(tokens[index + 1]?.form ?? ''));
}

const INTRODUCING = new Set(
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
const NAMING = new Set(['skill', 'skills', 'knowledge', 'proficiency', 'expertise'].map(normalizeWord));
const LINKING = new Set(['with', 'in', 'of', 'using', 'on']);

// "Experience with React", "knowledge of Go": the sentence introduces a skill.
function isIntroduced(tokens: readonly Token[], index: number): boolean {
  const isLinked = LINKING.has(tokens[index - 1]?.form ?? '');
  return isLinked && tokens.slice(Math.max(0, index - 4), index - 1).some((token) => INTRODUCING.has(token.form));
}

// "Strong Excel skills".
function isCalledSkill(tokens: readonly Token[], index: number): boolean {
  return NAMING.has(tokens[index + 1]?.form ?? '');
}

function isListed(input: GuardInput, index: number): boolean {
  const { tokens, unambiguous, ends } = input;
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  const isJoinedToNext = after !== undefined && (after.form === 'and' || after.form === 'or') && unambiguous.has(index + 2);
  // In "analysis and security valuation" the word only qualifies the next one.
  const isJoinedToPrevious =
    before !== undefined && (before.form === 'and' || before.form === 'or') && ends.has(index - 2) && isWholeItem(input, index);
  return followsListed(input, index) || precedesListed(input, index) || isJoinedToNext || isJoinedToPrevious;
}

const isSeparator = (gap: string) => /^\s*[,/|;•·(&]\s*$|^\s*\)?,\s*$/u.test(gap);

function followsListed({ text, tokens, ends }: GuardInput, index: number): boolean {
  const [before, token] = [tokens[index - 1], tokens[index]];
  return before !== undefined && token !== undefined && ends.has(index - 1) && isSeparator(text.slice(before.end, token.start));
}

function precedesListed({ text, tokens, unambiguous }: GuardInput, index: number): boolean {
  const [token, after] = [tokens[index], tokens[index + 1]];
  return (
    token !== undefined && after !== undefined && unambiguous.has(index + 1) && isSeparator(text.slice(token.end, after.start))
  );
}

// "cpa, excel, process improvement"
function isBetweenListed(input: GuardInput, index: number): boolean {
  return followsListed(input, index) && precedesListed(input, index);
}

// "python, go and rust": the word is a whole list item.
function isWholeItem({ text, tokens }: GuardInput, index: number): boolean {
  const isBoundary = (gap: string, neighbour: Token | undefined) =>
    neighbour === undefined || /[,/|;•·()]/.test(gap) || neighbour.form === 'and' || neighbour.form === 'or';
  const token = tokens[index];
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  if (!token) return false;
  return (
    isBoundary(text.slice(before?.end ?? 0, token.start), before) &&
    isBoundary(text.slice(token.end, after?.start ?? text.length), after)
  );
}
