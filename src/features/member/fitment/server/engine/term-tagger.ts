import type { Sentence, Word } from './term-features.ts';

type Span = { start: number; end: number };

/** How much a feature, or the tag before, speaks for a word being the first of a term (`begin`) or a further one (`inside`). */
export type Weight = { begin: number; inside: number };
export type TermModel = { features: ReadonlyMap<string, Weight>; afterBegin: Weight; afterInside: Weight };

/**
 * For one word, the probability of each tag, and of the next word's tags given this word's: after the first word of a term,
 * and after a further one.
 */
export type Tagging = Weight & { afterBegin: Weight; afterInside: Weight };

// The probabilities of a word's tags after each tag of the word before; outside a term only a first word can follow.
type Step = { afterOutside: number; afterBegin: Weight; afterInside: Weight };

const MAX_TERM_WORDS = 8;
const MAX_SCORE = 30;

/**
 * The probabilities of the tags of each word by a linear-chain conditional random field (Lafferty et al., 2001), computed by
 * the forward-backward algorithm. A word that is not joined to the one before is never a further word.
 */
export function computeTaggings(model: TermModel, { words, features }: Pick<Sentence, 'words' | 'features'>): Tagging[] {
  const [afterBegin, afterInside] = [exponential(model.afterBegin), exponential(model.afterInside)];
  const own = features.map((names, index) => {
    const { begin, inside } = exponential(sumWeights(model, names));
    return { begin, inside: words[index]?.isJoined ? inside : 0 };
  });
  // Backward: the weight of all that follows a word, by its tag, relative to a word outside terms, so that it stays finite.
  const steps: Step[] = [];
  let rest: Weight = { begin: 1, inside: 1 };
  for (const { begin, inside } of own.toReversed()) {
    const [first, further] = [begin * rest.begin, inside * rest.inside];
    const total = 1 + first;
    const totalBegin = 1 + first * afterBegin.begin + further * afterBegin.inside;
    const totalInside = 1 + first * afterInside.begin + further * afterInside.inside;
    steps.push({
      afterOutside: first / total,
      afterBegin: { begin: (first * afterBegin.begin) / totalBegin, inside: (further * afterBegin.inside) / totalBegin },
      afterInside: { begin: (first * afterInside.begin) / totalInside, inside: (further * afterInside.inside) / totalInside },
    });
    rest = { begin: totalBegin / total, inside: totalInside / total };
  }
  steps.reverse();
  // Forward: the probabilities of each word's tags from those of the word before.
  let last: Weight = { begin: 0, inside: 0 };
  return steps.map((step, index) => {
    const { begin, inside } = last;
    last = {
      begin: (1 - begin - inside) * step.afterOutside + begin * step.afterBegin.begin + inside * step.afterInside.begin,
      inside: begin * step.afterBegin.inside + inside * step.afterInside.inside,
    };
    const none = { begin: 0, inside: 0 };
    const next = steps[index + 1] ?? { afterBegin: none, afterInside: none };
    return { ...last, afterBegin: next.afterBegin, afterInside: next.afterInside };
  });
}

/**
 * The terms, as indexes of words with exclusive ends, for which the sum of "probability that exactly this is a term, minus
 * `threshold`" is highest, without overlaps. A threshold of half the F1 that a model reaches gives the highest F1 to expect.
 */
export function chooseTerms(words: readonly Word[], taggings: readonly Tagging[], threshold: number): Span[] {
  type Choice = { gain: number; term: Span | null };
  const nothing: Choice = { gain: 0, term: null };
  const choices: Choice[] = words.map(() => nothing);
  const gainFrom = (index: number) => choices[index]?.gain ?? 0;
  for (let start = words.length - 1; start >= 0; start -= 1) {
    let choice: Choice = { gain: gainFrom(start + 1), term: null };
    let probability = taggings[start]?.begin ?? 0;
    for (let end = start + 1; end <= words.length && end - start <= MAX_TERM_WORDS && probability > threshold; end += 1) {
      const tagging = taggings[end - 1];
      const goesOn = (end - start === 1 ? tagging?.afterBegin.inside : tagging?.afterInside.inside) ?? 0;
      const gain = gainFrom(end) + probability * (1 - goesOn) - threshold;
      if (gain > choice.gain) choice = { gain, term: { start, end } };
      probability *= goesOn;
    }
    choices[start] = choice;
  }
  const terms: Span[] = [];
  for (let index = 0; index < words.length;) {
    const { term } = choices[index] ?? nothing;
    if (term) terms.push(term);
    index = term?.end ?? index + 1;
  }
  return terms;
}

function sumWeights(model: TermModel, names: readonly string[]): Weight {
  const sum = { begin: 0, inside: 0 };
  for (const name of names) {
    const weight = model.features.get(name);
    if (!weight) continue;
    sum.begin += weight.begin;
    sum.inside += weight.inside;
  }
  return sum;
}

function exponential({ begin, inside }: Weight): Weight {
  const limited = (score: number) => Math.exp(Math.max(-MAX_SCORE, Math.min(MAX_SCORE, score)));
  return { begin: limited(begin), inside: limited(inside) };
}
