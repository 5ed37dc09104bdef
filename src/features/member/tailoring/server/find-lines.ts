import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { findBetterWords, type FitReport } from '#features/member/fitment/server/index.ts';
import type { Tailoring, TailoredLine } from '../contract.ts';
import { suggestLine, toNameInSentence, type Suggestion } from './suggest-line.ts';

type LineView = z.input<typeof TailoredLine>;
export type FoundLine = Suggestion & Pick<LineView, 'id' | 'quote' | 'shows' | 'points'>;

const MAX_OUTLINE = 3;

/** The member's own sentences that show something in other words than the ad, each with a suggested line, most points first. */
export function findLines(report: FitReport): FoundLine[] {
  const found = Map.groupBy(findBetterWords(report), ({ quote }) => quote);
  return [...found]
    .flatMap(([quote, wordings]): FoundLine[] => {
      const shown = wordings.flatMap(({ requirementId, label, points }) => {
        const row = report.requirements.find(({ id }) => id === requirementId);
        return row ? [{ label, points, ad: row.ad.quote, mark: row.evidence[0]?.mark ?? null }] : [];
      });
      const line = suggestLine(
        quote,
        shown.map(({ label, mark }) => ({ name: toNameInSentence(label), mark })),
      );
      if (line.marks.length === 0) return [];
      const shows = shown.map(({ label, ad, points }) => ({ label, ad, points }));
      return [{ ...line, id: lineId(quote), quote, shows, points: sumPoints(shows) }];
    })
    .toSorted((a, b) => b.points - a.points || (a.id < b.id ? -1 : 1));
}

const lineId = (quote: string): string => createHash('sha256').update(quote).digest('hex').slice(0, 20);

/** A sum of points with one decimal. */
export const sumPoints = (parts: readonly { points: number }[]): number =>
  parts.reduce((tenths, { points }) => tenths + Math.round(points * 10), 0) / 10;

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
