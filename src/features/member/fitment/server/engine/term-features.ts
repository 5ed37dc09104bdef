import { matchSkills, type MatchContext, type SkillMention, type Taxonomy } from '#features/base/skills/server/index.ts';
import { countedWords, wordWeight } from './word-weights.ts';

type Span = { start: number; end: number };

/** A word of a sentence. `isJoined`: no punctuation separates it from the word before, so that one term may hold both. */
export type Word = Span & { text: string; lower: string; gap: string; isJoined: boolean };

/** What the tagger sees of a sentence: its words, the skills named in it, and the features of each word as "name value". */
export type Sentence = { words: Word[]; mentions: SkillMention[]; features: string[][] };

// ".NET", "C++" and "CI/CD" are one word each.
const WORD = /(?:(?<![\p{L}\p{N}.])\.)?[\p{L}\p{N}][\p{L}\p{N}+#./&'’_-]*/gu;
const SEPARATING = /[,;:.!?•|()[\]{}]/u;

// Words that introduce knowledge: "experience with", "a degree in".
const INTRODUCING_WORDS = new Set(
  `experience experienced knowledge understanding proficiency proficient familiarity familiar expertise background skills skill fluency fluent
  degree diploma bachelor master masters phd certification competence interest using including like as in with of within`.split(
    /\s+/,
  ),
);

/** The features of each word of a sentence: the word, its neighbours, their shape, and the skills named there. */
export function describeSentence(taxonomy: Taxonomy, text: string, context?: MatchContext): Sentence {
  const words = splitWords(text);
  const mentions = matchSkills(taxonomy, text, context);
  const skills = describeMentions(taxonomy, words, mentions);
  const density = Math.min(5, Math.ceil((8 * skills.filter((skill) => skill !== 'none').length) / words.length));
  const facts = words.map((word, index) => ({
    lower: word.lower,
    shape: wordShape(word.text),
    gap: gapKind(word.gap),
    skill: skills[index] ?? 'none',
  }));
  const at = (index: number) => facts[index] ?? { lower: '^', shape: '^', gap: '^', skill: '^' };
  const features = facts.map(({ lower, shape, gap, skill }, index) => {
    const [before, after] = [at(index - 1), at(index + 1)];
    return [
      'any word',
      `density ${density}`,
      `word ${lower}`,
      `before ${before.lower}`,
      `after ${after.lower}`,
      `second-before ${at(index - 2).lower}`,
      `second-after ${at(index + 2).lower}`,
      `pair ${before.lower} ${lower}`,
      `pair-after ${lower} ${after.lower}`,
      `pair-before ${at(index - 2).lower} ${before.lower}`,
      `ending ${lower.slice(-3)}`,
      `ending ${lower.slice(-4)}`,
      `rarity ${rarity(lower)}`,
      `shape ${shape}`,
      `shapes ${before.shape} ${shape}`,
      `shapes-after ${shape} ${after.shape}`,
      `gap ${gap}`,
      `gap-after ${after.gap}`,
      `skill ${skill}`,
      `skills ${before.skill} ${skill}`,
      `skills-after ${skill} ${after.skill}`,
      ...introductions(words, index),
    ];
  });
  return { words, mentions, features };
}

function splitWords(text: string): Word[] {
  const words: Word[] = [];
  let last = 0;
  for (const match of text.matchAll(WORD)) {
    const bare = match[0].replace(/[./&'’_-]+$/u, '');
    const [end, gap] = [match.index + bare.length, text.slice(last, match.index)];
    const lower = bare.toLowerCase().replaceAll('’', "'");
    words.push({ text: bare, lower, start: match.index, end, gap, isJoined: words.length > 0 && !SEPARATING.test(gap) });
    last = end;
  }
  return words;
}

// For each word the kind of the skill that it belongs to, and where in it the word stands: "first-last tool" for "Docker".
function describeMentions(taxonomy: Taxonomy, words: readonly Word[], mentions: readonly SkillMention[]): string[] {
  let index = 0;
  return words.map(({ start, end }) => {
    while ((mentions[index]?.end ?? end) <= start) index += 1;
    const mention = mentions[index];
    if (!mention || mention.start >= end) return 'none';
    const place = [...(mention.start >= start ? ['first'] : []), ...(mention.end <= end ? ['last'] : [])].join('-');
    return `${place || 'inner'} ${taxonomy.byId.get(mention.skillId)?.kind ?? ''}`;
  });
}

// Words that introduce knowledge, three to six words before; nearer ones are features of their own.
function introductions(words: readonly Word[], index: number): string[] {
  const before = words.slice(Math.max(0, index - 6), Math.max(0, index - 2));
  return before.filter(({ lower }) => INTRODUCING_WORDS.has(lower)).map(({ lower }) => `introduced ${lower}`);
}

function wordShape(text: string): string {
  if (/^\p{Lu}{2,}s?$/u.test(text)) return 'ABC';
  if (/^\p{Lu}/u.test(text)) return /\p{Lu}{2}|\p{Ll}\p{Lu}/u.test(text) ? 'AbC' : 'Abc';
  if (/\d/.test(text)) return /^\d+[+%k]?$/.test(text) ? '12' : 'a1';
  if (/\p{Lu}/u.test(text)) return 'aBc';
  if (/[#+./&]/.test(text)) return 'a/b';
  return text.includes('-') ? 'a-b' : 'abc';
}

// A comma counts as a space: a list reads the same with and without commas.
function gapKind(gap: string): string {
  return (
    /[<(]|[.:;!?•*]|[-–—/&|)]/u
      .exec(gap)?.[0]
      .replace(/[:;!?•*]/u, '.')
      .replace(/[–—/&|]/u, '-') ?? 'space'
  );
}

// From 0 (in most occupations) to 4 (in few); "common" for function words.
function rarity(word: string): string {
  const weights = countedWords(word).map(wordWeight);
  return weights.length === 0 ? 'common' : String(Math.floor(4 * Math.max(...weights)));
}
