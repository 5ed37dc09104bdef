import { buildMatchContext, type Taxonomy } from '#features/base/skills/server/index.ts';
import { findTerms } from '../engine/find-terms.ts';
import type { TermModel } from '../engine/term-tagger.ts';
import { bootstrap, computeScores, type Interval, type Scores } from './metrics.ts';
import type { GoldSpans } from './parse-gold.ts';

type Span = { start: number; end: number };

/** `exact`: start and end are equal. `overlap`: at least one word is shared. `words`: counted word by word. */
export type SpanReport = {
  sentences: number;
  expected: number;
  predicted: number;
  exact: Scores;
  overlap: Scores;
  words: Scores;
  /** 95 % intervals of F1, over the sentences. */
  intervals: { exact: Interval; overlap: Interval };
};

/** The counts of one sentence: spans, words, and those of each that agree. */
type Counts = {
  expected: number;
  predicted: number;
  exact: number;
  predictedOverlaps: number;
  expectedOverlaps: number;
  words: number;
  predictedWords: number;
  expectedWords: number;
};

/**
 * Compares the engine's knowledge spans with gold spans, sentence by sentence. Punctuation at the edges of a gold span
 * is ignored, because tokenized gold data often includes a closing bracket. Without `model`, the stored one is measured.
 */
export function evaluateSpans(taxonomy: Taxonomy, gold: readonly GoldSpans[], model?: TermModel): SpanReport {
  const sentences = gold.map((sentence) => countSentence(taxonomy, sentence, model));
  const { expected, predicted, words, predictedWords, expectedWords } = addCounts(sentences);
  return {
    sentences: gold.length,
    expected,
    predicted,
    exact: scoreExact(sentences),
    overlap: scoreOverlap(sentences),
    words: computeScores({ predicted: predictedWords, expected: expectedWords, correct: words }),
    intervals: {
      exact: bootstrap(sentences, (sample) => scoreExact(sample).f1),
      overlap: bootstrap(sentences, (sample) => scoreOverlap(sample).f1),
    },
  };
}

function countSentence(taxonomy: Taxonomy, { text, spans, words }: GoldSpans, model?: TermModel): Counts {
  const expected = spans.map((span) => toWordSpan(words, trimPunctuation(text, span)));
  const found = findTerms(taxonomy, text, buildMatchContext(text), model);
  const predicted = distinctSpans(found.map((term) => toWordSpan(words, term)));
  const [predictedIndexes, goldIndexes] = [coveredWords(predicted), coveredWords(expected)];
  return {
    expected: expected.length,
    predicted: predicted.length,
    exact: predicted.filter((span) => expected.some((other) => span.start === other.start && span.end === other.end)).length,
    predictedOverlaps: predicted.filter((span) => expected.some((other) => overlaps(span, other))).length,
    expectedOverlaps: expected.filter((span) => predicted.some((other) => overlaps(span, other))).length,
    words: [...predictedIndexes].filter((index) => goldIndexes.has(index)).length,
    predictedWords: predictedIndexes.size,
    expectedWords: goldIndexes.size,
  };
}

function addCounts(sentences: readonly Counts[]): Counts {
  const total = {
    expected: 0,
    predicted: 0,
    exact: 0,
    predictedOverlaps: 0,
    expectedOverlaps: 0,
    words: 0,
    predictedWords: 0,
    expectedWords: 0,
  };
  for (const counts of sentences) {
    total.expected += counts.expected;
    total.predicted += counts.predicted;
    total.exact += counts.exact;
    total.predictedOverlaps += counts.predictedOverlaps;
    total.expectedOverlaps += counts.expectedOverlaps;
    total.words += counts.words;
    total.predictedWords += counts.predictedWords;
    total.expectedWords += counts.expectedWords;
  }
  return total;
}

function scoreExact(sentences: readonly Counts[]): Scores {
  const { predicted, expected, exact } = addCounts(sentences);
  return computeScores({ predicted, expected, correct: exact });
}

function scoreOverlap(sentences: readonly Counts[]): Scores {
  const { predicted, expected, predictedOverlaps, expectedOverlaps } = addCounts(sentences);
  return computeScores({ predicted, expected, correct: predictedOverlaps, recalledCount: expectedOverlaps });
}

/** The span without punctuation tokens at its edges. */
export function trimPunctuation(text: string, { start, end }: Span): Span {
  const inner = text.slice(start, end);
  const head = /^(?:[^\p{L}\p{N}]+\s)*/u.exec(inner)?.[0].length ?? 0;
  const tail = /(?:\s[^\p{L}\p{N}]+)*$/u.exec(inner)?.[0].length ?? 0;
  return head + tail < inner.length ? { start: start + head, end: end - tail } : { start, end };
}

// Converts a span of characters to a span of word indexes; the end is exclusive.
function toWordSpan(words: readonly Span[], span: Span): Span {
  const inside = words.flatMap((word, index) => (word.start < span.end && word.end > span.start ? [index] : []));
  return { start: inside[0] ?? 0, end: (inside.at(-1) ?? -1) + 1 };
}

function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

function distinctSpans(spans: readonly Span[]): Span[] {
  return [...new Map(spans.map((span) => [`${span.start} ${span.end}`, span])).values()];
}

function coveredWords(spans: readonly Span[]): Set<number> {
  return new Set(spans.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, index) => start + index)));
}
