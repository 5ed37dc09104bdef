import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import type { Tone } from './tone.ts';

type BarProps = {
  value: number;
  /** An amount that could be added to the value; drawn hatched after it. */
  gain?: number;
  /** The value of a full bar, 100 by default. */
  max?: number;
  tone?: Tone;
  /** The accessible name with the numbers, such as "34 of 55 points"; without it the bar is decorative. */
  label?: string;
  className?: string;
  style?: CSSProperties;
};

const percent = (part: number, whole: number) => `${whole > 0 ? Math.min(100, Math.max(0, (100 * part) / whole)) : 0}%`;

/** A horizontal bar for a quantity. For the progress of an operation use `Progress`. */
export function Bar({ value, gain = 0, max = 100, tone, label, className, style }: BarProps) {
  return (
    <div
      className={classNames('bar', tone && `band-${tone}`, className)}
      style={style}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <i style={{ '--share': percent(value, max) }} />
      {gain > 0 && <i className="gain" style={{ '--share': percent(gain, max) }} />}
    </div>
  );
}
