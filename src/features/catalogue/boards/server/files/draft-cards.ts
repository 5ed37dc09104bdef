import { m } from '#platform/messages/messages.js';
import { CatalogueKind, WebAddress } from '../../contract.ts';
import { linkRef, defaultLinkName, noteRef, type CardDraft } from '../put-cards.ts';
import type { ParsedCard } from './board-file.ts';

type Told = { line: number; title: string };
/** A card to be; `otherwise` when the thing of the catalogue that it names is not to be found. */
export type DraftedLine = Told & { section: string; draft: CardDraft; otherwise?: CardDraft | undefined };
export type RefusedLine = Told & { reason: string };

const LIMITS = { title: 200, section: 80, text: 4000, note: 500 };

/** What the lines of a file become, and why some become nothing: none is dropped without a word. */
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

/** What a title is too long for goes on in the text. */
const textOf = ({ title, text }: ParsedCard) => (title.length > LIMITS.title ? `${title}\n${text}`.trim() : text);

/** No half of a surrogate pair is left at the end: the database could not hold it. */
const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
