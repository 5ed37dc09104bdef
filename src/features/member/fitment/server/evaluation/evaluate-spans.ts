import { buildMatchContext, type Taxonomy } from '#features/base/skills/server/index.ts';
import { findTerms } from '../engine/find-terms.ts';
import { computeScores, type Scores } from './metrics.ts';
import type { GoldSpans } from './parse-gold.ts';

type Span = { start: number; end: number };

/** `exact`: start and end are equal. `overlap`: at least one word is shared. `words`: counted word by word. */
export type SpanReport = { sentences: number; wanted: number; found: number; exact: Scores; overlap: Scores; words: Scores };

/**
 * Compares the engine's knowledge spans with gold spans, sentence by sentence. Punctuation at the edges of a gold span
 * is ignored, because tokenized gold data often includes a closing bracket.
 */
export function evaluateSpans(taxonomy: Taxonomy, gold: readonly GoldSpans[]): SpanReport {
  const sum = { wanted: 0, found: 0, exact: 0, foundOverlaps: 0, wantedOverlaps: 0, words: 0, foundWords: 0, wantedWords: 0 };
  for (const { text, spans, words } of gold) {
    const wanted = spans.map((span) => toWordSpan(words, trimPunctuation(text, span)));
    const found = distinctSpans(findTerms(taxonomy, text, buildMatchContext(text)).map((term) => toWordSpan(words, term)));
    sum.wanted += wanted.length;
    sum.found += found.length;
    sum.exact += found.filter((one) => wanted.some((other) => one.start === other.start && one.end === other.end)).length;
    sum.foundOverlaps += found.filter((one) => wanted.some((other) => overlaps(one, other))).length;
    sum.wantedOverlaps += wanted.filter((one) => found.some((other) => overlaps(one, other))).length;
    const [foundIndexes, goldIndexes] = [coveredWords(found), coveredWords(wanted)];
    sum.foundWords += foundIndexes.size;
    sum.wantedWords += goldIndexes.size;
    sum.words += [...foundIndexes].filter((at) => goldIndexes.has(at)).length;
  }
  const { wanted, found } = sum;
  return {
    sentences: gold.length,
    wanted,
    found,
    exact: computeScores({ found, wanted, right: sum.exact }),
    overlap: computeScores({ found, wanted, right: sum.foundOverlaps, recalled: sum.wantedOverlaps }),
    words: computeScores({ found: sum.foundWords, wanted: sum.wantedWords, right: sum.words }),
  };
}

function trimPunctuation(text: string, { start, end }: Span): Span {
  const inner = text.slice(start, end);
  const head = /^(?:[^\p{L}\p{N}]+\s)*/u.exec(inner)?.[0].length ?? 0;
  const tail = /(?:\s[^\p{L}\p{N}]+)*$/u.exec(inner)?.[0].length ?? 0;
  return head + tail < inner.length ? { start: start + head, end: end - tail } : { start, end };
}

// Converts a span of characters to a span of word indexes; the end is exclusive.
function toWordSpan(words: readonly Span[], span: Span): Span {
  const inside = words.flatMap((word, at) => (word.start < span.end && word.end > span.start ? [at] : []));
  return { start: inside[0] ?? 0, end: (inside.at(-1) ?? -1) + 1 };
}

function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

function distinctSpans(spans: readonly Span[]): Span[] {
  return [...new Map(spans.map((span) => [`${span.start} ${span.end}`, span])).values()];
}

function coveredWords(spans: readonly Span[]): Set<number> {
  return new Set(spans.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)));
}
