/** The common form of board files (CSV, JSON, Markdown, bookmarks). */
import type { CardKind } from '../../contract.ts';

export type ExportedCard = {
  /** The title of the section; empty if there is none. */
  section: string;
  kind: CardKind;
  title: string;
  /** An absolute URL; empty for a note without a link. */
  url: string;
  text: string;
  note: string;
  ref: string;
};
export type ExportedBoard = { title: string; description: string; cards: ExportedCard[] };

/** A parsed card with its line, counted from 1. */
export type ParsedCard = {
  line: number;
  section: string;
  kind: string;
  title: string;
  url: string;
  text: string;
  note: string;
  ref: string;
};
/** `title` is the heading of the file, if any. */
export type ParsedFile = { title: string; cards: ParsedCard[] };
