import type { Reading } from './queries.ts';

type Position = Reading['positions'][number];
/** Months since the year 0; `to` is the last month. */
type Span = { from: number; to: number };
export type TimelineBlock = Span & { lane: number; position: Position };
export type Timeline = Span & {
  blocks: TimelineBlock[];
  lanes: number;
  /** Between the first and the last work, months without any. */
  gaps: Span[];
  /** Months with more than one job; they count once. */
  overlaps: Span[];
  /** When a course of study ended. */
  ends: { month: number; text: string }[];
};

/** A shorter time between two jobs is no gap. */
const MIN_GAP = 3;
const MAX_ENDS = 4;

/** The positions of a résumé in time, those at the same time in lanes of their own; null without any. `today` is an ISO date. */
export function buildTimeline({ positions, education }: Reading, today: string): Timeline | null {
  const now = monthIndex(today);
  const dated = positions
    .map((position) => ({ position, ...spanOf(position, now) }))
    .toSorted((a, b) => a.from - b.from || b.to - a.to);
  const [first] = dated;
  if (!first) return null;
  const lanes: number[] = [];
  const blocks = dated.map((block): TimelineBlock => {
    const free = lanes.findIndex((end) => end < block.from);
    const lane = free < 0 ? lanes.length : free;
    lanes[lane] = block.to;
    return { ...block, lane };
  });
  const work = dated.filter(({ position }) => position.section === 'experience');
  const ends = education
    .flatMap(({ dates, text }) => {
      const end = dates?.to ?? dates?.from;
      return end === undefined || end === 'present' ? [] : [{ month: endOf(end), text }];
    })
    .slice(0, MAX_ENDS);
  return {
    blocks,
    lanes: lanes.length,
    ...findGapsAndOverlaps(work),
    ends,
    from: Math.min(first.from, ...ends.map(({ month }) => month)),
    to: Math.max(...dated.map(({ to }) => to), ...ends.map(({ month }) => month)),
  };
}

/** "2024-07" as a number of months. */
export function monthIndex(date: string): number {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return year * 12 + month - 1;
}

/** The month of an index, as "2024-07". */
export const monthOf = (index: number): string => `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;

// The length is the one that was counted, so that the picture and the years agree.
function spanOf({ from, to, months }: Position, now: number): Span {
  if (to === 'present') return { from: Math.min(monthIndex(from), now), to: now };
  return { from: monthIndex(from), to: monthIndex(from) + Math.max(1, months) - 1 };
}

const endOf = (date: string): number => (date.length === 4 ? monthIndex(`${date}-06`) : monthIndex(date));

function findGapsAndOverlaps(work: readonly (Span & { position: Position })[]): Pick<Timeline, 'gaps' | 'overlaps'> {
  const gaps: Span[] = [];
  const overlaps: Span[] = [];
  let reached: number | null = null;
  let ended: number | null = null;
  for (const { from, to, position } of work) {
    // A bare year may end in its last month.
    const last = position.to?.length === 4 ? monthIndex(`${position.to}-12`) : to;
    if (ended !== null && from - ended - 1 >= MIN_GAP) gaps.push({ from: ended + 1, to: from - 1 });
    if (reached !== null && from <= reached) overlaps.push({ from, to: Math.min(reached, to) });
    reached = Math.max(reached ?? to, to);
    ended = Math.max(ended ?? last, last);
  }
  return { gaps, overlaps };
}
