type Token = { text: string; start: number; end: number };
export type Sentence = {
  text: string;
  /** The names that are woven in, each with how many letters of the sentence stand before it in our own line. */
  names: readonly { name: string; after: number }[];
};

// The words that may join a name to the sentence: none says who did what, when, how well or how much.
const JOINING = new Set(['through', 'using', 'via', 'with', 'for', 'in', 'of', 'including', 'and', 'के', 'में', 'से', 'और', 'सहित']);
const ARTICLES = new Set(['a', 'an', 'the']);
const JOINING_MARKS = new Set([',', ':', '(', ')', '–', '-']);
/** After a name at the start of the line. */
const LABEL_MARKS = new Set([':', '–']);
const MAX_JOINING = 3;
/** Near these a name would be read as one with them: a number, a denial, a level or a rank. */
const HEAVY =
  /\p{N}|^(?:not|no|never|without|neither|nor|led|leads?|leading|leader|head|headed|heads|heading|chief|principal|senior|expert\p{L}*|master\p{L}*|award\p{L}*|winn\p{L}*|won|certif\p{L}*|advanced|proficient|fluent|manag\p{L}*|direct(?:ed|ing|or)|own(?:ed|er|ing)|found(?:ed|er|ing)|supervis\p{L}*|नहीं|बिना|प्रमुख)$/iu;
const HEAVY_REACH = 3;

// Words with what is written in one with them ("C++", "10%", "2.5"), and each mark between them.
const MARK = String.raw`\s,;:.()\[\]{}!?।…"“”'‘’–—|\/\\`;
const TOKEN = new RegExp(String.raw`[^${MARK}]+(?:[.,'’:\/][^${MARK}]+)*|\S`, 'gu');
const FINAL = /^[.!।;,]$/u;

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(TOKEN)].map(({ 0: found, index }) => ({ text: found, start: index, end: index + found.length }));

/**
 * Reads a text as the sentence with each name woven in once: all words and marks of the sentence in their order, none left out
 * and none added but articles, the names, the few words and marks that join them, and a full stop at the end. A name stands at
 * the start or the end, where it stands in our own line, or where the sentence says a part of it. Returns the places of the
 * names, or null for any other text.
 */
export function readWoven(text: string, { text: sentence, names }: Sentence): [number, number][] | null {
  const own = withoutFinal(tokensOf(sentence));
  const reader = new WovenReader(
    withoutFinal(tokensOf(text)),
    own,
    names.map(({ name, after }) => ({
      tokens: tokensOf(name).map((token) => token.text),
      place: own.filter(({ end }) => end <= after).length,
    })),
  );
  return reader.read({ at: 0, from: 0, left: names.map((_, index) => index) });
}

/** What is left to read: the text from word `at`, the sentence from word `from`, and these names. */
type Rest = { at: number; from: number; left: readonly number[] };

class WovenReader {
  private readonly words: readonly Token[];
  private readonly own: readonly Token[];
  private readonly names: readonly Name[];
  // What cannot be read, so that nothing is tried twice.
  private readonly failed: Set<string> = new Set();

  constructor(words: readonly Token[], own: readonly Token[], names: readonly Name[]) {
    this.words = words;
    this.own = own;
    this.names = names;
  }

  read(rest: Rest): [number, number][] | null {
    const key = `${rest.at} ${rest.from} ${rest.left.join()}`;
    if (this.failed.has(key)) return null;
    const found = this.readNext(rest);
    if (!found) this.failed.add(key);
    return found;
  }

  private readNext({ at, from, left }: Rest): [number, number][] | null {
    const [word, next] = [this.words[at], this.own[from]];
    if (!word && !next) return left.length === 0 ? [] : null;
    return (
      (word && next && isSame(word.text, next.text, from === 0) && this.read({ at: at + 1, from: from + 1, left })) ||
      (word && isArticle(word.text) && this.read({ at: at + 1, from, left })) ||
      (next && isArticle(next.text) && this.read({ at, from: from + 1, left })) ||
      this.readName({ at, from, left })
    );
  }

  private readName({ at, from, left }: Rest): [number, number][] | null {
    for (const insertion of namesFrom(this.words, at, left, this.names)) {
      const { tokens } = this.names[insertion.index] ?? { tokens: [] };
      for (const said of sharedWords(this.own, from, tokens)) {
        const others = left.filter((item) => item !== insertion.index);
        const rest = this.mayStand(insertion, from, said) && this.read({ at: insertion.after, from: from + said, left: others });
        if (rest) return [[this.words[insertion.start]?.start ?? 0, this.words[insertion.end - 1]?.end ?? 0], ...rest];
      }
    }
    return null;
  }

  // `said`: how many of the sentence's next words the name says.
  private mayStand({ start, end, index }: Insertion, from: number, said: number): boolean {
    const isOurPlace = from === this.names[index]?.place;
    const inBrackets = this.words[start - 1]?.text === '(' && this.words[end]?.text === ')';
    if (isNearHeavy(this.own, from, said) && !(inBrackets && isOurPlace)) return false;
    const isLabel = from === 0 && LABEL_MARKS.has(this.words[end]?.text ?? '');
    return said > 0 || isLabel || from === this.own.length || isOurPlace;
  }
}

type Name = { tokens: readonly string[]; place: number };
/** A name with the words that join it, from one word of the text to another. */
type Insertion = { start: number; end: number; after: number; index: number };

// Every way to read a name that is not read yet at a word of the text, with up to three joining words on each side.
function namesFrom(words: readonly Token[], at: number, left: readonly number[], names: readonly Name[]): Insertion[] {
  return joined(words, at).flatMap((start) =>
    left.flatMap((index) => {
      const { tokens } = names[index] ?? { tokens: [] };
      const end = start + tokens.length;
      const isHere =
        tokens.length > 0 &&
        tokens.every((token, offset) => isSame(words[start + offset]?.text ?? '', token, start + offset === 0));
      return isHere ? joined(words, end).map((after) => ({ start, end, after, index })) : [];
    }),
  );
}

// The places that are reached from a word over nothing but joining words and marks.
function joined(words: readonly Token[], at: number): number[] {
  const isJoining = ({ text }: Token) => JOINING.has(text.toLowerCase()) || ARTICLES.has(text) || JOINING_MARKS.has(text);
  const other = words.findIndex((word, index) => index >= at && !isJoining(word));
  const most = Math.min(MAX_JOINING, (other < 0 ? words.length : other) - at);
  return Array.from({ length: most + 1 }, (_, count) => at + count);
}

// How many of the sentence's next words a name says, too: none, or a part of it that follows in one piece.
function sharedWords(own: readonly Token[], from: number, name: readonly string[]): number[] {
  const lengths = name.map((_, length) => length + 1);
  const says = (length: number) =>
    name.some((_, start) => {
      const part = name.slice(start, start + length);
      return part.length === length && part.every((word, offset) => own[from + offset]?.text === word);
    });
  return [...lengths.filter(says).toReversed(), 0];
}

function isNearHeavy(own: readonly Token[], from: number, said: number): boolean {
  const near = [...own.slice(Math.max(0, from - HEAVY_REACH), from), ...own.slice(from + said, from + said + 1)];
  return near.some(({ text }) => HEAVY.test(text));
}

// In small letters only: that of "Vitamin A" is none.
const isArticle = (word: string): boolean => ARTICLES.has(word);

// Only a first word may begin with another case.
function isSame(word: string, own: string, isFirst: boolean): boolean {
  if (word === own) return true;
  return isFirst && word.slice(1) === own.slice(1) && word.charAt(0).toLowerCase() === own.charAt(0).toLowerCase();
}

function withoutFinal(tokens: readonly Token[]): Token[] {
  const last = tokens.findLastIndex(({ text }) => !FINAL.test(text));
  return tokens.slice(0, last + 1);
}
