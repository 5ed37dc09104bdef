import { m } from '#platform/messages/messages.js';
import { classNames } from '#platform/ui/class-names.ts';
import { formatPoints } from './format-points.ts';
import type { Requirement } from './queries.ts';
import { STATUS_TONES } from './row-status.tsx';
import './report.css';

/** Narrower blocks have no room for their number on a phone. */
const MIN_NUMBERED = 3;

type Part = { points: number; out_of: number } | undefined;
type SumBarProps = { start: Part; core: readonly Requirement[]; further: Part };

/** The score unrolled: a block for the start, for every core row and for the further wishes, as wide as its maximum. */
export function SumBar({ start, core, further }: SumBarProps) {
  const counted = core.filter(({ out_of }) => out_of > 0);
  const label = counted.map((row) => m.fitment_block({ row: row.label, points: formatPoints(row.points), total: row.out_of }));
  return (
    <div className="strip" role="img" aria-label={[m.fitment_blocks(), ...label].join(' ')}>
      {start && (
        <Block
          id="start"
          mark={m.fitment_part_start()}
          title={m.fitment_block({ row: m.fitment_start(), points: formatPoints(start.points), total: start.out_of })}
          tone="start"
          points={start.points}
          outOf={start.out_of}
        />
      )}
      {core.map(
        (row, index) =>
          row.out_of > 0 && (
            <Block
              key={row.id}
              id={row.id}
              mark={String(index + 1)}
              title={m.fitment_block({ row: row.label, points: formatPoints(row.points), total: row.out_of })}
              tone={STATUS_TONES[row.status]}
              points={row.points}
              outOf={row.out_of}
            />
          ),
      )}
      {further && further.out_of > 0 && (
        <Block
          id="further"
          mark="+"
          title={m.fitment_block({ row: m.fitment_further(), points: formatPoints(further.points), total: further.out_of })}
          tone="moderate"
          points={further.points}
          outOf={further.out_of}
        />
      )}
    </div>
  );
}

type BlockProps = { id: string; mark: string; title: string; tone: string; points: number; outOf: number };

function Block({ id, mark, title, tone, points, outOf }: BlockProps) {
  return (
    <i
      className={classNames(`band-${tone}`, outOf < MIN_NUMBERED && 'is-narrow')}
      data-row={id}
      title={title}
      style={{ '--max': outOf, '--share': `${(100 * points) / outOf}%` }}
    >
      {mark}
    </i>
  );
}
