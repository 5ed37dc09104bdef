import { m } from '#platform/messages/messages.js';
import { bandLabel, type Band } from './band.ts';
import { classNames } from '#platform/ui/class-names.ts';
import { DIAL_TICKS, DIAL_VIEW, labelPosition, tickState } from './dial-ticks.ts';

type DialProps = {
  /** 0 to 100. */
  score: number;
  band: Band;
  /** The reachable score, 0 to 100. */
  reachableScore?: number;
  /** Width in pixels, 260 by default; shrinks with its column. */
  size?: number;
  /** The scores labelled on the rim; by default those where the bands start. */
  marks?: readonly number[];
  /** Replaces the accessible label. */
  label?: string;
  className?: string;
};

const BAND_STARTS = [60, 75];
const MAX_SCORE = 100;

function dialLabel(score: number, band: string, reachableScore: number | undefined): string {
  if (reachableScore === undefined) return m.kit_score_band({ score, total: MAX_SCORE, band });
  return m.kit_score_band_reach({ score, total: MAX_SCORE, band, reach: reachableScore });
}

/** The score as a dial of 51 ticks. */
export function Dial({ score, band, reachableScore, size, marks = BAND_STARTS, label, className }: DialProps) {
  return (
    <div
      className={classNames('dial', `band-${band}`, className)}
      style={size === undefined ? undefined : { '--size': `${size}px` }}
    >
      <svg viewBox={DIAL_VIEW} role="img" aria-label={label ?? dialLabel(score, bandLabel(band), reachableScore)}>
        {DIAL_TICKS.map(({ at, d }) => (
          <path key={at} className={classNames('tick', tickState(at, score, reachableScore ?? 0))} d={d} />
        ))}
        {marks.map((at) => (
          <text key={at} className="dial-mark" {...labelPosition(at)}>
            {at}
          </text>
        ))}
      </svg>
      <div className="dial-value" aria-hidden="true">
        <b>{score}</b>
        <span className="caption muted">{m.kit_score_of({ total: MAX_SCORE })}</span>
      </div>
    </div>
  );
}
