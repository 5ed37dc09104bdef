import type { FirstPage } from '../contract.ts';
import type { PageLayout } from './documents/document.ts';

const MAX_LINES = 80;
const MAX_PICTURES = 8;
/** A4 in points, on which text without pages of its own is set. */
const SHEET = { width: 595, height: 842, margin: 48, leading: 16, size: 9 };
const CHARACTER_WIDTH = 4.6;

/** The boxes of a page, without its words, in whole points. */
export const outlinePage = ({ width, height, lines, pictures }: PageLayout): FirstPage => ({
  width: Math.round(width),
  height: Math.round(height),
  lines: lines
    .filter((line) => line.width > 0)
    .slice(0, MAX_LINES)
    .map((line) => toBox(line.x, line.y - line.size * 0.75, line.width, line.size * 0.75)),
  pictures: pictures.slice(0, MAX_PICTURES).map((box) => toBox(box.x, box.y, box.width, box.height)),
});

/** A page set from text, for files that have no pages of their own; null without text. */
export function outlineText(text: string | null): FirstPage | null {
  const { width, height, margin, leading, size } = SHEET;
  const perLine = Math.floor((width - 2 * margin) / CHARACTER_WIDTH);
  const set = (text ?? '').split('\n').flatMap((line) => {
    const rows = Math.ceil(line.trim().length / perLine);
    return Array.from({ length: rows }, (_, row) => Math.min(perLine, line.trim().length - row * perLine));
  });
  if (set.length === 0) return null;
  const fitting = set.slice(0, Math.floor((height - 2 * margin) / leading));
  return {
    width,
    height,
    lines: fitting.map((length, row) => toBox(margin, margin + row * leading, length * CHARACTER_WIDTH, size)),
    pictures: [],
  };
}

const toBox = (...box: [x: number, y: number, width: number, height: number]): FirstPage['lines'][number] => {
  const [x, y, width, height] = box;
  return [Math.round(x), Math.round(y), Math.round(width), Math.max(1, Math.round(height))];
};
