import { m } from '#platform/messages/messages.js';
import { CatalogueKind, WebAddress } from '../../contract.ts';
import { linkRef, defaultLinkTitle, newNoteRef, type CardDraft } from '../append-cards.ts';
import type { ParsedCard } from './board-file.ts';

type LineInfo = { line: number; title: string };
/** A draft card; `fallback` replaces it when its catalogue item does not exist. */
export type DraftedLine = LineInfo & { section: string; draft: CardDraft; fallback?: CardDraft | undefined };
export type RefusedLine = LineInfo & { reason: string };

const LIMITS = { title: 200, section: 80, text: 4000, note: 500 };

/** Converts parsed cards to drafts, with a reason for every refused line. */
export function draftCards(cards: readonly ParsedCard[]): { drafted: DraftedLine[]; refused: RefusedLine[] } {
  const drafted: DraftedLine[] = [];
  const refused: RefusedLine[] = [];
  for (const card of cards) {
    const lineInfo = { line: card.line, title: truncate(card.title || card.url, LIMITS.title) };
    const text = fullText(card);
    const drafts = draftCard({ ...card, title: truncate(card.title, LIMITS.title), text });
    if (text.length > LIMITS.text) refused.push({ ...lineInfo, reason: m.boards_import_long_text({ max: LIMITS.text }) });
    else if (card.note.length > LIMITS.note)
      refused.push({ ...lineInfo, reason: m.boards_import_long_note({ max: LIMITS.note }) });
    else if (drafts) drafted.push({ ...lineInfo, section: truncate(card.section, LIMITS.section), ...drafts });
    else refused.push({ ...lineInfo, reason: m.boards_import_bad_address() });
  }
  return { drafted, refused };
}

function draftCard({ kind, ref, title, url, text, note }: ParsedCard): Pick<DraftedLine, 'draft' | 'fallback'> | undefined {
  const isValidUrl = WebAddress.safeParse(url).success;
  const link = isValidUrl
    ? ({ kind: 'link', ref: linkRef(url), title: title || defaultLinkTitle(url), url, text, note } as const)
    : undefined;
  const catalogueKind = CatalogueKind.safeParse(kind);
  if (catalogueKind.success && ref)
    return { draft: { kind: catalogueKind.data, ref: ref.slice(0, LIMITS.title), title, text, note }, fallback: link };
  if (kind !== 'note' && url !== '') return link && { draft: link };
  const isUnusable = title === '' || (url !== '' && !isValidUrl);
  return isUnusable ? undefined : { draft: { kind: 'note', ref: newNoteRef(), title, url, text, note } };
}

/** The text of a card. It begins with the whole title when the title is too long for its own field. */
const fullText = ({ title, text }: ParsedCard) => (title.length > LIMITS.title ? `${title}\n${text}`.trim() : text);

/** Shortens a text. Never leaves half of a surrogate pair, which the database could not store. */
const truncate = (text: string, maxLength: number) =>
  text.length > maxLength ? `${text.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
