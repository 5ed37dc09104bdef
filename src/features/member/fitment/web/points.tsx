import { m } from '#platform/messages/messages.js';

/** The points that a skill would add to the score, such as `+6`. */
export function Points({ value, className = '' }: { value: number; className?: string }) {
  return (
    <span className={`points ${className}`}>
      <span aria-hidden="true">{value >= 0 ? `+${value}` : `−${Math.abs(value)}`}</span>
      <span className="visually-hidden">{m.kit_points_gained({ points: value })}</span>
    </span>
  );
}
