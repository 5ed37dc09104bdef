/** A tick of the dial: its value and its line, in units of DIAL_VIEW. */
export type Tick = { at: number; d: string };

const CENTRE = { x: 140, y: 134 };
const INNER = 96;
const OUTER = 118;
const WORDS = 131;
const TICKS = 51;
const BASELINE = 4;

/** Cropped to the half circle and the two figures on its rim. */
export const DIAL_VIEW = '8 0 264 142';

/** A point at `at` (0 to 100) and `radius`; 0 lies left, 50 at the top, 100 right. */
function point(at: number, radius: number) {
  const angle = Math.PI * (1 - at / 100);
  return { x: CENTRE.x + radius * Math.cos(angle), y: CENTRE.y - radius * Math.sin(angle) };
}

const fixed = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The 51 ticks of the light meter, one for every second point of a score from 0 to 100. */
export const DIAL_TICKS: readonly Tick[] = Array.from({ length: TICKS }, (_, index) => {
  const at = (index * 100) / (TICKS - 1);
  return { at, d: `M${fixed(point(at, INNER))}L${fixed(point(at, OUTER))}` };
});

/** The centre of a tick's number. */
export function labelPosition(at: number): { x: number; y: number } {
  const { x, y } = point(at, WORDS);
  return { x: Number(x.toFixed(1)), y: Number((y + BASELINE).toFixed(1)) };
}

/** The state of a tick: lit up to the score, pale up to the reachable score. Both 0 to 100; a score of 0 lights nothing. */
export function tickState(at: number, score: number, reach: number): 'lit' | 'could' | 'off' {
  if (score > 0 && at <= score) return 'lit';
  return reach > score && at <= reach ? 'could' : 'off';
}
