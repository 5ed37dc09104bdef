/** A board as a file holds it: between the database on one side and CSV, JSON, Markdown and bookmarks on the other. */
import type { CardKind } from '../../contract.ts';

export type FiledCard = {
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
export type FiledBoard = { title: string; description: string; cards: FiledCard[] };

/** What a file offers, with the line it stands in, counted from 1. */
export type ReadCard = {
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
export type ReadFile = { title: string; cards: ReadCard[] };
