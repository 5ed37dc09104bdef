import { passesGuard } from './pass-guard.ts';
import type { Surface, Taxonomy } from './taxonomy.ts';
import { tokenize, type Token } from './tokens.ts';

export type SkillMention = { skillId: string; start: number; end: number; matched: string };

/** Document-wide context for ambiguous words in its sentences. */
export type MatchContext = { words: ReadonlySet<string>; hasMixedCase: boolean };

type Candidate = { first: number; last: number; surface: Surface };

const PREPOSITIONS: ReadonlySet<string> = new Set(['at', 'in', 'of', 'on', 'to', 'with']);

/** Collects the words of a document once, to match its sentences one by one. */
export function buildMatchContext(text: string): MatchContext {
  return { words: collectWords(tokenize(text)), hasMixedCase: isCaseInformative(text) };
}

/**
 * Finds skills on word boundaries, longest form first, without overlaps, in time linear in the text.
 * Offsets are UTF-16 positions in `text`. Ambiguous words ("Go", "Excel") count only with a context word in the same
 * text, beside another skill in a list, or, capitalised within a sentence, in a document about the subject.
 */
export function matchForms(taxonomy: Taxonomy, text: string, context: MatchContext = buildMatchContext(text)): SkillMention[] {
  const tokens = tokenize(text);
  const words = collectWords(tokens);
  const candidates = findCandidates(taxonomy, text, tokens);
  const unambiguous = new Set<number>();
  const ends = new Set<number>();
  for (const options of candidates) {
    const best = options[0];
    if (best && !best.surface.guarded) {
      unambiguous.add(best.first);
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
    return passesGuard({ taxonomy, text, tokens, words, context, unambiguous, ends }, option.first, option.surface);
  }
  function mention({ first, last, surface }: Candidate): SkillMention {
    const start = tokens[first]?.start ?? 0;
    const end = tokens[last]?.end ?? 0;
    return { skillId: surface.skillId, start, end, matched: text.slice(start, end) };
  }
}

// Matching continues after the longest form. A form that begins with a preposition gives way to one that begins at the next
// word and ends later: "in store sales targets" names "store sales targets", not "in-store sales".
function findCandidates(taxonomy: Taxonomy, text: string, tokens: readonly Token[]): Candidate[][] {
  const candidates: Candidate[][] = [];
  for (let first = 0; first < tokens.length;) {
    let options = findForms(taxonomy, text, tokens, first);
    if (options[0] && PREPOSITIONS.has(tokens[first]?.form ?? '')) {
      const [following] = findForms(taxonomy, text, tokens, first + 1);
      if (following && following.last > options[0].last) options = [];
    }
    if (options.length > 0) candidates.push(options);
    first = (options[0]?.last ?? first) + 1;
  }
  return candidates;
}

/** The forms of skills that begin at a token, longest first. */
function findForms(taxonomy: Taxonomy, text: string, tokens: readonly Token[], first: number): Candidate[] {
  const forms: Candidate[] = [];
  let node = taxonomy.root;
  for (let last = first; last < tokens.length; last += 1) {
    const token = tokens[last];
    const previous = tokens[last - 1];
    if (!token || (last > first && previous && !isJoint(text.slice(previous.end, token.start)))) break;
    const next = node.next.get(token.form);
    if (!next) break;
    node = next;
    if (node.surface && !isOtherAcronym(node.surface.written, text.slice(token.start, token.end)))
      forms.unshift({ first, last, surface: node.surface });
  }
  return forms;
}

// FCC is not FCCS without its plural: the S of an acronym stands for a word.
function isOtherAcronym(written: string, matched: string): boolean {
  return /^\p{Lu}{2,5}S$/u.test(written) && !/s$/i.test(matched);
}

// "Node.js", "full-stack", "CI / CD" and a wrapped line stay together; a comma or the end of a sentence separates words.
function isJoint(gap: string): boolean {
  return gap.length < 6 && /^(?:[ \t]*\r?\n?[ \t]*|[.'’_]|[ \t]*[-‐‑–/][ \t]*)$/u.test(gap);
}

function collectWords(tokens: readonly Token[]): Set<string> {
  const words = new Set<string>();
  tokens.forEach((token, index) => {
    words.add(token.form);
    const next = tokens[index + 1];
    if (next) words.add(`${token.form} ${next.form}`);
  });
  return words;
}

// In a text entirely in upper or lower case, letter case carries no information.
function isCaseInformative(text: string): boolean {
  const upper = text.match(/\p{Lu}/gu)?.length ?? 0;
  const lower = text.match(/\p{Ll}/gu)?.length ?? 0;
  return upper > 0 && lower > upper / 10;
}
