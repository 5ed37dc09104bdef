/** A tick of the dial: its value and its line, in units of DIAL_VIEW. */
export type Tick = { at: number; d: string };

const CENTRE = { x: 140, y: 134 };
const INNER_RADIUS = 96;
const OUTER_RADIUS = 118;
const LABEL_RADIUS = 131;
const TICK_COUNT = 51;
const LABEL_BASELINE_OFFSET = 4;

/** The SVG view box, cropped to the half circle and the labels on its rim. */
export const DIAL_VIEW = '8 0 264 142';

/** The point for the value `at` (0 to 100) at `radius`; 0 is on the left, 50 at the top, 100 on the right. */
function point(at: number, radius: number) {
  const angle = Math.PI * (1 - at / 100);
  return { x: CENTRE.x + radius * Math.cos(angle), y: CENTRE.y - radius * Math.sin(angle) };
}

const formatPoint = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The 51 ticks of the dial, one for every second point of a score from 0 to 100. */
export const DIAL_TICKS: readonly Tick[] = Array.from({ length: TICK_COUNT }, (_, index) => {
  const at = (index * 100) / (TICK_COUNT - 1);
  return { at, d: `M${formatPoint(point(at, INNER_RADIUS))}L${formatPoint(point(at, OUTER_RADIUS))}` };
});

/** The position of a tick's label, which is centred horizontally. */
export function labelPosition(at: number): { x: number; y: number } {
  const { x, y } = point(at, LABEL_RADIUS);
  return { x: Number(x.toFixed(1)), y: Number((y + LABEL_BASELINE_OFFSET).toFixed(1)) };
}

/** The state of a tick: `lit` up to the score, `reachable` up to the reachable score (both 0 to 100), else `off`. */
export function tickState(at: number, score: number, reachableScore: number): 'lit' | 'reachable' | 'off' {
  if (score > 0 && at <= score) return 'lit';
  return reachableScore > score && at <= reachableScore ? 'reachable' : 'off';
}
