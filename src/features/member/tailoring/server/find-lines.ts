import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { findBetterWords, type FitInput, type FitReport } from '#features/member/fitment/server/index.ts';
import type { Tailoring, TailoredLine } from '../contract.ts';
import { findHidden } from './find-hidden.ts';

type LineView = z.input<typeof TailoredLine>;
/** A suggested line before it is scored and decided. */
export type FoundLine = Pick<LineView, 'id' | 'kind' | 'quote' | 'where' | 'suggestion' | 'marks'> & {
  shows: { requirementId: string; label: string; ad: string }[];
};

const MAX_OUTLINE = 3;

/**
 * The member's own sentences that show something in other words than the ad, most points first, then those that stand where
 * nobody looks for them. `pageOf` tells the page of a sentence.
 */
export function findLines(input: FitInput, report: FitReport, pageOf: (quote: string) => number | null): FoundLine[] {
  const words = findBetterWords(input).map(({ quote, shows, suggestion, marks }): FoundLine => ({
    quote,
    shows,
    suggestion,
    marks,
    id: lineId(quote),
    kind: 'words',
    where: null,
  }));
  const hidden = findHidden(report, pageOf).map((found): FoundLine => ({
    ...found,
    id: `top-${lineId(found.quote)}`,
    kind: 'top',
    suggestion: found.quote,
    marks: [],
  }));
  return [...words, ...hidden];
}

const lineId = (quote: string): string => createHash('sha256').update(quote).digest('hex').slice(0, 20);

/** Whether the line with an id is brought into the summary, rather than worded where it stands. */
export const isBroughtUp = (id: string): boolean => id.startsWith('top-');

/** The strongest pieces of evidence, each sentence once, with the requirement that it answers. */
export function findOutline({ requirements }: FitReport): z.input<typeof Tailoring>['attributes']['outline'] {
  const found = requirements
    .filter(({ type, status, correction }) => type !== 'wording' && status !== 'missing' && correction === null)
    .toSorted((a, b) => b.points - a.points)
    .flatMap(({ label, ad, evidence }) => {
      const sentence = evidence.find(({ quote }) => quote.trim().split(/\s+/).length >= 4);
      return sentence ? [{ requirement: label, ad: ad.quote, evidence: sentence.quote }] : [];
    });
  return found.filter(({ evidence }, at) => found.findIndex((other) => other.evidence === evidence) === at).slice(0, MAX_OUTLINE);
}
