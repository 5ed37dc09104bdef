import { Circle, Line, Path, Rect, Svg, Text, View } from '@react-pdf/renderer';
import encodeQR from 'qr';
import { createElement as h } from 'react';
import { PDF_FONT } from '#platform/io/pdf/fonts.ts';
import { COLOURS, styles } from './styles.ts';

const MARKER_SIZE = 26;

/** A step marker with its number, or a tick when done, and a line below it. `height` is the total height in points. */
export function drawStep(label: string, { done, height }: { done: boolean; height: number }) {
  const tick = h(Path, { d: 'M8 13.5 L11.5 17 L18 9.5', stroke: '#ffffff', strokeWidth: 2.5, fill: 'none' });
  const number = h(
    Text,
    { x: 13, y: 16.5, textAnchor: 'middle', style: { fontSize: 10, fontWeight: 700, fontFamily: PDF_FONT } },
    label,
  );
  return h(
    View,
    { style: styles.rail },
    h(
      Svg,
      {
        width: MARKER_SIZE,
        height: Math.max(MARKER_SIZE, height),
        viewBox: `0 0 ${MARKER_SIZE} ${Math.max(MARKER_SIZE, height)}`,
      },
      height > MARKER_SIZE
        ? h(Line, { x1: 13, y1: 24, x2: 13, y2: height, stroke: done ? COLOURS.blue : COLOURS.line, strokeWidth: 3 })
        : null,
      h(Circle, { cx: 13, cy: 13, r: 11.5, fill: done ? COLOURS.blue : '#ffffff', stroke: COLOURS.blue, strokeWidth: 2.5 }),
      done ? tick : number,
    ),
  );
}

/** A checkbox to tick by hand, already ticked when done online. */
export const drawTickBox = (done: boolean) =>
  h(
    Svg,
    { width: 11, height: 11, viewBox: '0 0 11 11', style: { marginTop: 2 } },
    h(Rect, { x: 0.75, y: 0.75, width: 9.5, height: 9.5, rx: 2.5, stroke: COLOURS.soft, strokeWidth: 1, fill: 'none' }),
    done ? h(Path, { d: 'M2.8 5.8 L4.8 7.8 L8.4 3.4', stroke: COLOURS.green, strokeWidth: 1.6, fill: 'none' }) : null,
  );

/** The brand's logo graphic: a route between two points. */
export const drawBrandRoute = () =>
  h(
    Svg,
    { width: 120, height: 30, viewBox: '0 0 120 30' },
    h(Path, {
      d: 'M4 25 H34 A8 8 0 0 0 42 17 V16 A8 8 0 0 1 50 8 H112',
      stroke: COLOURS.blue,
      strokeWidth: 4,
      fill: 'none',
      strokeLinecap: 'round',
    }),
    h(Circle, { cx: 42, cy: 16, r: 5, fill: COLOURS.yellow }),
    h(Circle, { cx: 112, cy: 8, r: 6, fill: COLOURS.pink }),
  );

/** About as long as addresses get; a code of a longer one would have modules too small to scan. */
const MAX_CODE_BYTES = 600;
const MIN_CODE_SIZE = 54;
const MIN_MODULE_SIZE = 1.1;
/** The margin in modules that scanners need; the page around it is white, too. */
const CODE_BORDER = 2;

/** A QR code that opens an address; null for an address too long to scan. */
export function drawCode(url: string) {
  if (new TextEncoder().encode(url).length > MAX_CODE_BYTES) return null;
  const rows = encodeQR(url, 'raw', { ecc: 'low', border: CODE_BORDER });
  const size = Math.max(MIN_CODE_SIZE, rows.length * MIN_MODULE_SIZE);
  return h(
    Svg,
    { width: size, height: size, viewBox: `0 0 ${rows.length} ${rows.length}` },
    h(Path, { d: rows.map(drawRow).join(''), fill: '#000000' }),
  );
}

// One rectangle for each run of dark modules.
function drawRow(modules: readonly boolean[], y: number): string {
  const line = modules.map((dark) => (dark ? '1' : '0')).join('');
  return [...line.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`).join('');
}

/** The arrow from one band to the next. */
export const drawArrow = () =>
  h(
    Svg,
    { width: 34, height: 14, viewBox: '0 0 34 14' },
    h(Path, {
      d: 'M1 7 H30 M24 1.5 L31 7 L24 12.5',
      stroke: COLOURS.blue,
      strokeWidth: 2.5,
      fill: 'none',
      strokeLinecap: 'round',
    }),
  );
