import { m } from '#platform/messages/messages.js';

/** Points a skill would add to the score: `+6`, always green. */
export function Points({ value, className = '' }: { value: number; className?: string }) {
  return (
    <span className={`points ${className}`}>
      <span aria-hidden="true">{value >= 0 ? `+${value}` : `−${Math.abs(value)}`}</span>
      <span className="visually-hidden">{m.kit_points_gained({ points: value })}</span>
    </span>
  );
}
