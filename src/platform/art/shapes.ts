/** A colour by its place in the palette: ground, or one of three marks. The palette class gives it a value per theme. */
export type Tone = 'g' | 'a' | 'b' | 'c';

/** One SVG path: filled, or drawn with a line of the given width. */
export type Shape = { tone: Tone; d: string; width?: number; transform?: string };

/** A picture as plain facts; `Picture` turns it into elements. */
export type Art = {
  /** 0 to 7, the class `art-N` of art.css. */
  palette: number;
  viewBox: string;
  shapes: Shape[];
  transform?: string;
  roundCaps?: boolean;
};

export const PALETTES = 8;

export const fill = (tone: Tone, d: string): Shape => ({ tone, d });
export const line = (tone: Tone, width: number, d: string): Shape => ({ tone, d, width });
export const disc = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
export const arch = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0z`;

/** One decimal is finer than a pixel at every size a cover is shown in. */
export const short = (value: number) => Number(value.toFixed(1));
