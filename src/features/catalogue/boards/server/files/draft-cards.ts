import { m } from '#platform/messages/messages.js';
import { CatalogueKind, WebAddress } from '../../contract.ts';
import { linkRef, defaultLinkName, noteRef, type CardDraft } from '../put-cards.ts';
import type { ParsedCard } from './board-file.ts';

type Told = { line: number; title: string };
/** A draft card; `otherwise` replaces it when its catalogue item does not exist. */
export type DraftedLine = Told & { section: string; draft: CardDraft; otherwise?: CardDraft | undefined };
export type RefusedLine = Told & { reason: string };

const LIMITS = { title: 200, section: 80, text: 4000, note: 500 };

/** Converts parsed cards to drafts, with a reason for every refused line. */
export function draftCards(cards: readonly ParsedCard[]): { drafted: DraftedLine[]; refused: RefusedLine[] } {
  const drafted: DraftedLine[] = [];
  const refused: RefusedLine[] = [];
  for (const card of cards) {
    const told = { line: card.line, title: cut(card.title || card.url, LIMITS.title) };
    const text = textOf(card);
    const drafts = draftsOf({ ...card, title: cut(card.title, LIMITS.title), text });
    if (text.length > LIMITS.text) refused.push({ ...told, reason: m.boards_import_long_text({ most: LIMITS.text }) });
    else if (card.note.length > LIMITS.note) refused.push({ ...told, reason: m.boards_import_long_note({ most: LIMITS.note }) });
    else if (drafts) drafted.push({ ...told, section: cut(card.section, LIMITS.section), ...drafts });
    else refused.push({ ...told, reason: m.boards_import_bad_address() });
  }
  return { drafted, refused };
}

function draftsOf({ kind, ref, title, url, text, note }: ParsedCard): Pick<DraftedLine, 'draft' | 'otherwise'> | undefined {
  const good = WebAddress.safeParse(url).success;
  const link = good
    ? ({ kind: 'link', ref: linkRef(url), title: title || defaultLinkName(url), url, text, note } as const)
    : undefined;
  const named = CatalogueKind.safeParse(kind);
  if (named.success && ref)
    return { draft: { kind: named.data, ref: ref.slice(0, LIMITS.title), title, text, note }, otherwise: link };
  if (kind !== 'note' && url !== '') return link && { draft: link };
  const unusable = title === '' || (url !== '' && !good);
  return unusable ? undefined : { draft: { kind: 'note', ref: noteRef(), title, url, text, note } };
}

/** An overlong title continues in the text. */
const textOf = ({ title, text }: ParsedCard) => (title.length > LIMITS.title ? `${title}\n${text}`.trim() : text);

/** Does not split a surrogate pair, which the database could not store. */
const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
