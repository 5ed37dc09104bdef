/** A colour of the palette: background (g) or one of three foreground colours. The palette class defines it for each theme. */
export type Tone = 'g' | 'a' | 'b' | 'c';

/** One SVG path: filled, or drawn with a line of the given width. */
export type Shape = { tone: Tone; d: string; width?: number; transform?: string };

/** A picture as data; `Picture` renders it. */
export type Art = {
  /** 0 to 7, the class `art-N` of art.css. */
  palette: number;
  viewBox: string;
  shapes: Shape[];
  transform?: string;
  roundCaps?: boolean;
};

export const PALETTE_COUNT = 8;

export const fill = (tone: Tone, d: string): Shape => ({ tone, d });
export const line = (tone: Tone, width: number, d: string): Shape => ({ tone, d, width });
export const disc = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
export const arch = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0z`;

/** Rounds a coordinate: one decimal is finer than a pixel at every size in which covers are shown. */
export const toOneDecimal = (value: number) => Number(value.toFixed(1));
