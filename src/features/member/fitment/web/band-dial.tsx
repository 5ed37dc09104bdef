import { m } from '#platform/messages/messages.js';
import { BAND_STARTS, bandName, bandRange, type Band } from './band.ts';
import { DIAL_TICKS, DIAL_VIEW, labelPosition } from './dial-ticks.ts';
import './fitment.css';

const { good, moderate } = BAND_STARTS;
const RANGES: Record<Band, readonly [number, number]> = { low: [0, moderate], moderate: [moderate, good], good: [good, 101] };

/** The range of a band on the dial, without a number. */
export function BandDial({ band, size = 272 }: { band: Band; size?: number }) {
  const [from, to] = RANGES[band];
  return (
    <div className={`dial band-dial band-${band}`} style={{ '--size': `${size}px` }}>
      <svg viewBox={DIAL_VIEW} role="img" aria-label={m.fitment_band_dial({ band: bandName(band), range: bandRange(band) })}>
        {DIAL_TICKS.map(({ at, d }) => (
          <path key={at} className={at >= from && at < to ? 'tick lit' : at < from ? 'tick under' : 'tick'} d={d} />
        ))}
        {[moderate, good].map((at) => (
          <text key={at} className="dial-mark" {...labelPosition(at)}>
            {at}
          </text>
        ))}
      </svg>
      <div className="dial-value" aria-hidden="true">
        <b>{bandName(band)}</b>
        <span className="caption muted">{bandRange(band)}</span>
      </div>
    </div>
  );
}
