export type DocumentKind = 'pdf' | 'docx' | 'txt';
export type ParseFailure = 'scanned' | 'encrypted' | 'broken' | 'empty' | 'too_long';
export type ParseResult = { ok: true; text: string; pages: number } | { ok: false; reason: ParseFailure };

/** Bounds of one document: 60 pages, 300,000 characters, 15 MB. */
export const LIMITS = { pages: 60, characters: 300_000, bytes: 15_000_000 } as const;

/** A rectangle on a page in points, from its top left corner. */
export type PageBox = { x: number; y: number; width: number; height: number };
/** A page of a PDF: its size in points, its lines of text (`y` is the baseline), its pictures, and how it is laid out. */
export type PageLayout = {
  width: number;
  height: number;
  lines: { text: string; x: number; y: number; width: number; size: number }[];
  pictures: PageBox[];
  columns: boolean;
  tables: number;
};
/** How a document is laid out. `pages` is empty where only the program that shows it makes pages. */
export type DocumentLayout = {
  pages: PageLayout[];
  columns: boolean;
  tables: number;
  pictures: number;
  text_boxes: number;
  /** The text of headers and footers; null where a file does not say what they are. */
  margins: string | null;
};
