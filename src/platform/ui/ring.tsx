import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { Tone } from './tone.ts';

type RingProps = {
  value: number;
  /** The value of a full ring, 100 by default. */
  max?: number;
  /** Side in pixels, 64 by default. */
  size?: number;
  tone?: Tone;
  /** The accessible name; without it the ring is decorative. */
  label?: string;
  /** The figure in the middle: 64, 14%, 3/7. */
  children?: ReactNode;
};

const RADIUS = 20;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

/** A small circular gauge. */
export function Ring({ value, max = 100, size, tone, label, children }: RingProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <span
      className={classNames('ring', tone && `band-${tone}`)}
      style={size === undefined ? undefined : { '--size': `${size}px` }}
      {...(label ? { role: 'img', 'aria-label': label } : {})}
    >
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r={RADIUS} />
        {share > 0 && (
          <circle
            cx="24"
            cy="24"
            r={RADIUS}
            strokeDasharray={`${(share * CIRCUMFERENCE).toFixed(1)} ${CIRCUMFERENCE.toFixed(1)}`}
          />
        )}
      </svg>
      {children}
    </span>
  );
}
