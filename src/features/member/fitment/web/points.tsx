import { m } from '#platform/messages/messages.js';
import { formatPoints } from './format-points.ts';

type PointsProps = {
  value: number;
  /** Shows one decimal even for whole points, where they are part of a sum. */
  exact?: boolean;
  className?: string;
};

/** The points that a skill would add to the score, such as `+6`. */
export function Points({ value, exact = false, className = '' }: PointsProps) {
  const amount = exact ? formatPoints(Math.abs(value)) : Math.abs(value);
  return (
    <span className={`points ${className}`}>
      <span aria-hidden="true">{value >= 0 ? `+${amount}` : `−${amount}`}</span>
      <span className="visually-hidden">{m.kit_points_gained({ points: value })}</span>
    </span>
  );
}
