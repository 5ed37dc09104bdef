import { m } from '#platform/messages/messages.js';
import { bandLabel, type Band } from './band.ts';
import { classNames } from '#platform/ui/class-names.ts';
import { DIAL_TICKS, DIAL_VIEW, labelPosition, tickState } from './dial-ticks.ts';

type DialProps = {
  /** 0 to 100. */
  score: number;
  band: Band;
  /** 0 to 100: what the score would become. */
  could?: number;
  /** Width in pixels, 260 by default; it shrinks with its column. */
  size?: number;
  /** Figures on the rim: where the bands begin. An empty list leaves the rim bare. */
  marks?: readonly number[];
  /** Replaces the sentence read aloud. */
  label?: string;
  className?: string;
};

const BANDS_BEGIN = [60, 75];
const TOTAL = 100;

function dialLabel(score: number, band: string, reach: number | undefined): string {
  if (reach === undefined) return m.kit_score_band({ score, total: TOTAL, band });
  return m.kit_score_band_reach({ score, total: TOTAL, band, reach });
}

/** The score as a light meter of 51 ticks. */
export function Dial({ score, band, could, size, marks = BANDS_BEGIN, label, className }: DialProps) {
  return (
    <div
      className={classNames('dial', `band-${band}`, className)}
      style={size === undefined ? undefined : { '--size': `${size}px` }}
    >
      <svg viewBox={DIAL_VIEW} role="img" aria-label={label ?? dialLabel(score, bandLabel(band), could)}>
        {DIAL_TICKS.map(({ at, d }) => (
          <path key={at} className={classNames('tick', tickState(at, score, could ?? 0))} d={d} />
        ))}
        {marks.map((at) => (
          <text key={at} className="dial-mark" {...labelPosition(at)}>
            {at}
          </text>
        ))}
      </svg>
      <div className="dial-value" aria-hidden="true">
        <b>{score}</b>
        <span className="caption muted">{m.kit_score_of({ total: TOTAL })}</span>
      </div>
    </div>
  );
}
