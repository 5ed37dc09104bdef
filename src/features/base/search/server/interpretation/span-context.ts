/** What the words of a query mean beside each other. */
import type { PartType, SearchKind } from '../../contract.ts';
import { NOTHING, type Meaning } from './lexicon.ts';

/** A phrase of a query that means one thing, or an amount in it. */
export type Span = { start: number; end: number; meaning: Meaning | null; amount?: { type: PartType; value: string } };

/** Whether pay is asked for as what a job or role has, and nothing else is asked ("nurse salary"). */
export function asksForPay(spans: readonly Span[]): boolean {
  const isJob = ({ meaning }: Span) =>
    meaning?.isPosition || meaning?.part?.type === 'role' || (meaning?.part?.type === 'kind' && meaning.part.value === 'job');
  const asked = spans.filter(({ meaning }) => meaning?.isPayWord || meaning?.isAsking || meaning?.isSentence);
  return asked.length > 0 && asked.every(({ meaning }) => meaning?.isPayWord) && spans.some(isJob);
}

export const withoutPayWord = (span: Span): Span =>
  span.meaning?.isPayWord ? { ...span, meaning: { ...NOTHING, isFiller: true } } : span;

/** The kind that a word names: "company" only behind what sort of company is meant ("solar company in pune"). */
export function namedKind({ meaning }: Span, before: readonly Span[], after: readonly Span[]): SearchKind[] {
  if (meaning?.part?.type !== 'kind') return [];
  const isLast =
    before.some((span) => !isSmall(span)) &&
    after.every(isSmall) &&
    ![...before, ...after].some(({ meaning: other }) => other?.isSentence);
  return meaning.isAtEnd && !isLast ? [] : [meaning.part.value as SearchKind];
}

/** A place, or a word that says nothing. */
const isSmall = ({ meaning }: Span): boolean => meaning !== null && (meaning.isFiller || meaning.part?.type === 'place');

/** "Near me" and nothing else. */
export const isOnlyNear = (spans: readonly Span[]): boolean =>
  spans.length > 0 && spans.every(isSmall) && spans.some(({ meaning }) => meaning?.part?.value === '');

/** "Study in Germany": a place where something is to be learned, and nothing besides. */
export const isStudyAtPlace = (spans: readonly Span[], taken: readonly Span[]): boolean =>
  taken.length > 0 &&
  taken.every(({ meaning }) => meaning?.part?.type === 'place') &&
  spans.some(({ meaning }) => meaning?.isLearning) &&
  spans.every((span) => isSmall(span) || span.meaning?.isLearning);
