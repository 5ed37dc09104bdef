import type { Evidence, FitReport } from '#features/member/fitment/server/index.ts';
import type { FoundLine } from './find-lines.ts';

export type Hidden = Pick<FoundLine, 'quote' | 'where' | 'shows'>;

/** Sections whose lines name things without saying what was done. */
const LISTS: ReadonlySet<string> = new Set([
  'header',
  'summary',
  'skills',
  'languages',
  'goals',
  'personal',
  'attached',
  'profile',
]);
const MIN_WORDS = 4;
const MAX_HIDDEN = 4;

/**
 * The member's own sentences that are their only answer to something the ad asks for and that stand where few look: on a
 * later page, or below no role with dates. Requirements with the most points first.
 */
export function findHidden({ requirements }: FitReport, pageOf: (quote: string) => number | null): Hidden[] {
  const found = requirements
    .filter(({ type, part, out_of, kind, correction }) => {
      const isWork = type === 'skill' || type === 'phrase';
      return isWork && part === 'core' && out_of > 0 && kind !== 'preferred' && correction === null;
    })
    .toSorted((a, b) => b.out_of - a.out_of)
    .flatMap(({ id, label, ad, evidence }) => {
      // A near thing or a word in a list is no answer that could be brought up.
      const own = evidence.filter((item) => isDeed(item));
      const places = own.map(({ quote, section, when }) => ({
        quote,
        where: { page: pageOf(quote), section, dated: when !== null },
      }));
      const [best] = places;
      if (!best || places.some(({ where }) => isSeen(where))) return [];
      return [{ ...best, show: { requirementId: id, label, ad: ad.quote } }];
    });
  return [...Map.groupBy(found, ({ quote }) => quote)]
    .slice(0, MAX_HIDDEN)
    .flatMap(([quote, [first, ...more]]) =>
      first ? [{ quote, where: first.where, shows: [first, ...more].map(({ show }) => show) }] : [],
    );
}

const isDeed = ({ quote, section, grade, through }: Evidence): boolean =>
  !LISTS.has(section) && grade !== 'related' && through.relation !== 'words' && quote.trim().split(/\s+/).length >= MIN_WORDS;

const isSeen = ({ page, dated }: NonNullable<Hidden['where']>): boolean => (page === null || page === 1) && dated;
