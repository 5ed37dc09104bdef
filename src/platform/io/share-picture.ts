/** Social preview images: 1200 x 630, drawn on the server without fetching anything. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as Drawing from '@napi-rs/canvas';
import { coverArt } from '#platform/art/cover-art.ts';
import type { Tone } from '#platform/art/shapes.ts';
import { toDrawableText } from './pdf/drawable-text.ts';

export type SharePicture = {
  /** Selects the cover art. */
  slug: string;
  /** Small, above the title. */
  kicker: string;
  title: string;
  /** A line under the title; may be empty. */
  text: string;
  /** Short labels at the bottom; those that do not fit are omitted. */
  chips: readonly string[];
  brand: string;
};

const [WIDTH, HEIGHT, MARGIN, ART_WIDTH] = [1200, 630, 72, 420];
const FONT_FAMILY = 'Figtree';
const WEIGHTS = { regular: '400', semibold: '600', bold: '700' } as const;
const TEXT_COLOUR = '#26221d';
const MUTED_COLOUR = '#635d55';
/** The palettes of the light theme from art.css and tokens.css, in sRGB. */
const PALETTES: readonly Record<Tone, string>[] = [
  { g: '#12286e', a: '#2f63e5', b: '#f35a99', c: '#f9ca5f' },
  { g: '#fed4e1', a: '#f35a99', b: '#2f63e5', c: '#f9ca5f' },
  { g: '#c9f0d5', a: '#29b677', b: '#2f63e5', c: '#f35a99' },
  { g: '#cddfff', a: '#2f63e5', b: '#f35a99', c: '#fefaf1' },
  { g: '#f3ece0', a: '#2f63e5', b: '#29b677', c: '#f35a99' },
  { g: '#00462c', a: '#29b677', b: '#f9ca5f', c: '#fefaf1' },
  { g: '#7f1547', a: '#f35a99', b: '#f9ca5f', c: '#fefaf1' },
  { g: '#2f63e5', a: '#fefaf1', b: '#f9ca5f', c: '#f35a99' },
];

type DrawingLibrary = typeof Drawing;
type CanvasContext = Drawing.SKRSContext2D;
let drawingLibrary: Promise<DrawingLibrary | null> | undefined;

/** Loads the drawing library and its fonts; null on platforms for which it has no build. */
function loadDrawingLibrary(): Promise<DrawingLibrary | null> {
  drawingLibrary ??= import('@napi-rs/canvas').then(
    (drawing) => {
      const fonts = path.join(path.dirname(fileURLToPath(import.meta.url)), 'pdf/fonts');
      for (const name of Object.keys(WEIGHTS))
        drawing.GlobalFonts.registerFromPath(path.join(fonts, `figtree-${name}.ttf`), FONT_FAMILY);
      return drawing;
    },
    () => null,
  );
  return drawingLibrary;
}

const DEFAULT_PICTURE = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../public/share.png');

/** Renders the picture as PNG; returns the default brand picture where the platform cannot draw. */
export async function renderSharePicture(picture: SharePicture): Promise<Uint8Array> {
  const drawing = await loadDrawingLibrary();
  if (!drawing) return fs.readFile(DEFAULT_PICTURE);
  const canvas = drawing.createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = '#faf9f6';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  drawArt(drawing, context, picture.slug);
  drawText(context, picture);
  return encode(canvas);
}

const encode = (canvas: Drawing.Canvas): Promise<Uint8Array> => canvas.encode('png');

/** Draws the cover art so that it covers the right side, centred and cropped (`preserveAspectRatio="xMidYMid slice"`). */
function drawArt({ Path2D, DOMMatrix }: DrawingLibrary, context: CanvasContext, slug: string): void {
  const art = coverArt(slug);
  const colours = PALETTES[art.palette] ?? PALETTES[0];
  if (!colours) return;
  const [, , width = 160, height = 100] = art.viewBox.split(' ').map(Number);
  const scale = Math.max(ART_WIDTH / width, HEIGHT / height);
  context.save();
  context.beginPath();
  context.rect(WIDTH - ART_WIDTH, 0, ART_WIDTH, HEIGHT);
  context.clip();
  context.fillStyle = colours.g;
  context.fillRect(WIDTH - ART_WIDTH, 0, ART_WIDTH, HEIGHT);
  context.translate(WIDTH - ART_WIDTH / 2, HEIGHT / 2);
  context.scale(scale, scale);
  context.translate(-width / 2, -height / 2);
  for (const { tone, d, width: line, transform } of art.shapes) {
    const shape = new Path2D();
    const matrices = [art.transform, transform].filter((value) => value !== undefined).map(parseTransform);
    shape.addPath(
      new Path2D(d),
      matrices.reduce((product, matrix) => product.multiply(new DOMMatrix(matrix)), new DOMMatrix()),
    );
    context.lineCap = art.roundCaps ? 'round' : 'butt';
    if (line === undefined) {
      context.fillStyle = colours[tone];
      context.fill(shape);
    } else {
      context.strokeStyle = colours[tone];
      context.lineWidth = line;
      context.stroke(shape);
    }
  }
  context.restore();
}

/** Parses a transform of the art, `rotate(a x y)` or `translate(x y)`, to the values of a matrix. */
function parseTransform(transform: string): number[] {
  const [, name = '', list = ''] = /^(\w+)\(([^)]*)\)$/.exec(transform.trim()) ?? [];
  const [a = 0, x = 0, y = 0] = list.split(/[\s,]+/).map(Number);
  if (name === 'translate') return [1, 0, 0, 1, a, x];
  const radians = (a * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}

function drawText(context: CanvasContext, { kicker, title, text, chips, brand }: SharePicture): void {
  const maxWidth = WIDTH - ART_WIDTH - 2 * MARGIN;
  const font = (size: number, weight: keyof typeof WEIGHTS) => `${WEIGHTS[weight]} ${size}px ${FONT_FAMILY}`;
  context.textBaseline = 'alphabetic';
  context.fillStyle = '#2250d6';
  context.font = font(26, 'bold');
  context.fillText(toDrawableText(brand), MARGIN, MARGIN + 22);
  context.fillStyle = MUTED_COLOUR;
  context.font = font(26, 'semibold');
  context.fillText(truncate(context, toDrawableText(kicker), maxWidth), MARGIN, 210);
  context.fillStyle = TEXT_COLOUR;
  context.font = font(60, 'bold');
  const lines = wrap(context, toDrawableText(title), maxWidth, 3);
  for (const [index, line] of lines.entries()) context.fillText(line, MARGIN, 284 + index * 68);
  context.fillStyle = MUTED_COLOUR;
  context.font = font(28, 'regular');
  const textTop = 284 + lines.length * 68;
  for (const [index, line] of wrap(context, toDrawableText(text), maxWidth, 2).entries())
    context.fillText(line, MARGIN, textTop + index * 38);
  drawChips(context, chips.map(toDrawableText).filter(Boolean), maxWidth);
}

function drawChips(context: CanvasContext, chips: readonly string[], maxWidth: number): void {
  context.font = `${WEIGHTS.semibold} 24px ${FONT_FAMILY}`;
  let x = MARGIN;
  for (const chip of chips) {
    const width = context.measureText(chip).width + 36;
    if (x + width > MARGIN + maxWidth) break;
    context.fillStyle = '#e4ebfd';
    context.beginPath();
    context.roundRect(x, HEIGHT - MARGIN - 46, width, 46, 23);
    context.fill();
    context.fillStyle = '#1c3ea6';
    context.fillText(chip, x + 18, HEIGHT - MARGIN - 15);
    x += width + 12;
  }
}

/** Truncates the text to `maxWidth` pixels with an ellipsis. */
function truncate(context: CanvasContext, text: string, maxWidth: number): string {
  if (context.measureText(text).width <= maxWidth) return text;
  let end = text.length;
  while (end > 0 && context.measureText(`${text.slice(0, end)}…`).width > maxWidth) end -= 1;
  return `${text.slice(0, end).trimEnd()}…`;
}

function wrap(context: CanvasContext, text: string, maxWidth: number, maxLines: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && context.measureText(joined).width <= maxWidth) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  const shown = lines.slice(0, maxLines).map((line) => truncate(context, line, maxWidth));
  if (lines.length > maxLines) shown[maxLines - 1] = truncate(context, `${lines[maxLines - 1]} ${lines[maxLines]}`, maxWidth);
  return shown;
}
