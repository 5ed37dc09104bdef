import type { SeededRandom } from './seeded-random.ts';
import { arch, disc, fill, line, toOneDecimal, type Art, type Shape, type Tone } from './shapes.ts';

type Drawing = Pick<Art, 'shapes' | 'transform' | 'roundCaps'>;
type Point = { x: number; y: number };

const FOREGROUND_TONES = ['a', 'b', 'c'] as const;

/** One shape for each tone that has a path. */
function perTone(paths: Record<(typeof FOREGROUND_TONES)[number], string>, shape: (tone: Tone, d: string) => Shape): Shape[] {
  return FOREGROUND_TONES.filter((tone) => paths[tone] !== '').map((tone) => shape(tone, paths[tone]));
}

/** The corners of the 12 squares, 40 wide, that cover the picture with some overlap at the top and bottom. */
function squares(): Point[] {
  return [-10, 30, 70].flatMap((y) => [0, 40, 80, 120].map((x) => ({ x, y })));
}

/** A transit line with stops, crossed by a second line. */
function route(random: SeededRandom): Drawing {
  const low = random.pick([76, 82]);
  const middle = random.pick([46, 50]);
  const high = random.pick([16, 20]);
  const left = random.pick([40, 52]);
  const right = random.pick([92, 106]);
  const climb = `q14 0 14-14V${middle + 14}q0-14 14-14`;
  const main = `M-10 ${low}H${left - 14}${climb}H${right - 14}q14 0 14-14V${high + 12}q0-12 12-12H170`;
  const crossing = random.flip() ? `M${left + 22}-10V110` : `M-10 ${high + 2}H${left + 10}q14 0 14 14V110`;
  const stations = [
    { x: left - 22, y: low, r: 4.5 },
    { x: (left + right) / 2, y: middle, r: 4.5 },
    { x: right + 30, y: high, r: 8 },
  ];
  return {
    shapes: [
      line('c', 9, crossing),
      line('a', 9, main),
      fill('g', stations.map(({ x, y }) => disc(x, y, 8)).join('')),
      fill('b', stations.map(({ x, y, r }) => disc(x, y, r)).join('')),
    ],
  };
}

/** Quarter arcs that join at the edges of the squares. */
function arcs(random: SeededRandom): Drawing {
  const paths = { a: '', b: '', c: '' };
  for (const { x, y } of squares()) {
    const tone = random.pick(['a', 'a', 'b', 'c']);
    paths[tone] += random.flip()
      ? `M${x + 20} ${y}a20 20 0 0 1-20 20M${x + 40} ${y + 20}a20 20 0 0 0-20 20`
      : `M${x + 20} ${y}a20 20 0 0 0 20 20M${x} ${y + 20}a20 20 0 0 1 20 20`;
  }
  return { shapes: perTone(paths, (tone, d) => line(tone, 11, d)) };
}

/** A staircase with a figure on it. */
function steps(random: SeededRandom): Drawing {
  const count = random.pick([5, 6, 7]);
  const width = 160 / count;
  const rise = 66 / count;
  const highlighted = random.int(2, count - 2);
  const stairs = Array.from({ length: count }, (_, index) => {
    const top = 88 - (index + 1) * rise - random.int(0, 3);
    return `M${toOneDecimal(index * width)} ${toOneDecimal(top)}h${toOneDecimal(width + 0.4)}V100H${toOneDecimal(index * width)}z`;
  });
  const climber = disc(toOneDecimal((highlighted + 0.5) * width), toOneDecimal(88 - (highlighted + 1) * rise - 14), 8);
  return {
    shapes: [
      fill('c', disc(random.int(24, 50), random.int(20, 28), 12)),
      fill('a', stairs.filter((_, index) => index !== highlighted).join('')),
      fill('b', `${stairs[highlighted] ?? ''}${climber}`),
    ],
  };
}

/** Halftone around a focal point; each dot is a round line cap, which keeps the path short. */
function dots(random: SeededRandom): Drawing {
  const focus = { x: random.int(2, 7), y: random.int(1, 4) };
  const widths = [15, 14, 11, 8, 5, 2.5];
  const rings = widths.map(() => '');
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 10; column++) {
      const ring = Math.min(5, Math.round(Math.hypot(column - focus.x, row - focus.y)));
      rings[ring] += `M${column * 17 + 3} ${row * 17 + 7}h0`;
    }
  }
  return {
    shapes: rings.map((d, ring) => line(ring < 2 ? 'b' : 'a', widths[ring] ?? 0, d)).filter(({ d }) => d !== ''),
    roundCaps: true,
  };
}

/** A sunrise over a horizon. */
function sunrise(random: SeededRandom): Drawing {
  const x = random.pick([48, 80, 112]);
  const y = random.pick([72, 78]);
  const tones: readonly Tone[] = random.flip() ? ['a', 'g', 'b', 'c'] : ['b', 'c', 'a', 'g'];
  return {
    shapes: [
      ...tones.map((tone, index) => fill(tone, arch(x, y, 62 - index * 15))),
      fill('a', `M0 ${y}h160v5H0zM0 ${y + 11}h160v3.5H0zM0 ${y + 20}h160v2H0z`),
    ],
  };
}

/** Leaves: two quarter arcs back to back. */
function leaves(random: SeededRandom): Drawing {
  const paths = { a: '', b: '', c: '' };
  for (const { x, y } of squares()) {
    const tone = random.pick(['a', 'a', 'b', 'c']);
    paths[tone] += random.flip()
      ? `M${x} ${y}a40 40 0 0 1 40 40a40 40 0 0 1-40-40`
      : `M${x + 40} ${y}a40 40 0 0 1-40 40a40 40 0 0 1 40-40`;
  }
  return { shapes: perTone(paths, fill) };
}

/** Building blocks. */
function blocks(random: SeededRandom): Drawing {
  const paths = { a: '', b: '', c: '' };
  for (const { x, y } of squares()) {
    const shape = random.pick([
      `M${x} ${y}h40a40 40 0 0 1-40 40z`,
      `M${x + 40} ${y + 40}h-40a40 40 0 0 1 40-40z`,
      arch(x + 20, y + 40, 20),
      disc(x + 20, y + 20, 13),
      `M${x} ${y}h40v40z`,
      `M${x} ${y}h40v20h-40z`,
    ]);
    paths[random.pick(FOREGROUND_TONES)] += shape;
  }
  return { shapes: perTone(paths, fill) };
}

/** Rings with a small shape on each. */
function orbits(random: SeededRandom): Drawing {
  const x = random.pick([30, 130, 80]);
  const y = random.pick([100, 50, 88]);
  const radii = [26, 46, 66, 88];
  const moons = radii.map((r, index) => {
    const angle = (random.int(200, 340) * Math.PI) / 180;
    const moon = disc(toOneDecimal(x + r * Math.cos(angle)), toOneDecimal(y + r * Math.sin(angle)), 8 - index);
    return fill(index % 2 === 1 ? 'c' : 'b', moon);
  });
  const rings = radii.map((r) => disc(x, y, r)).join('');
  return { shapes: [line('a', 2.5, rings), fill('a', disc(x, y, 15)), ...moons] };
}

/** Two ranges of hills. */
function hills(random: SeededRandom): Drawing {
  const sun = fill('c', disc(random.int(30, 130), random.int(24, 32), 15));
  const ridge = (top: number, height: number, narrow: boolean) =>
    `M-20 100V${top}${narrow ? `q25-${height} 50 0t50 0t50 0t50 0` : `q36-${height} 72 0t72 0t72 0`}V100z`;
  const far = ridge(random.int(52, 58), random.int(24, 36), random.flip());
  const near = ridge(random.int(70, 76), random.int(22, 34), random.flip());
  return { shapes: [sun, fill('b', far), fill('a', near)] };
}

/** Lanes moving at different speeds. */
function lanes(random: SeededRandom): Drawing {
  const paths = { a: '', b: '', c: '' };
  for (let lane = 0; lane < 6; lane++) {
    const y = 9 + lane * 16.4;
    const stop = random.int(20, 120);
    const gap = random.int(18, 26);
    paths[random.pick(['a', 'a', 'b', 'c'])] += `M-10 ${y}H${stop}`;
    paths[random.pick(FOREGROUND_TONES)] += `M${stop + gap} ${y}H${random.flip() ? 170 : stop + gap + random.int(14, 40)}`;
  }
  const lean = random.pick([-18, 18, 0]);
  return { shapes: perTone(paths, (tone, d) => line(tone, 10, d)), transform: `rotate(${lean} 80 50)`, roundCaps: true };
}

/**
 * Every family draws on 160 x 100 and works when cropped to a square. Do not reorder: the index is part of every slug's
 * picture.
 */
export const FAMILIES = [route, arcs, steps, dots, sunrise, leaves, blocks, orbits, hills, lanes] as const;
