/** A board as a file holds it: between the database on one side and CSV, JSON, Markdown and bookmarks on the other. */
import type { CardKind } from '../../contract.ts';

export type ExportedCard = {
  /** Empty: none. */
  section: string;
  kind: CardKind;
  title: string;
  /** Absolute; empty for a note without a link. */
  url: string;
  text: string;
  note: string;
  ref: string;
};
export type ExportedBoard = { title: string; description: string; cards: ExportedCard[] };

/** What a file offers, with the line it stands in, counted from 1. */
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
/** `title` is that of the file's own heading, if it has one. */
export type ParsedFile = { title: string; cards: ParsedCard[] };

/** Why a file cannot be read at all, in words for the person who sent it. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFile';
}
