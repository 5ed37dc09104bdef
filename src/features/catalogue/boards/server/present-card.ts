import type { Selectable } from 'kysely';
import type * as z from 'zod';
import type { BoardCard } from '../contract.ts';
import { isCatalogueKind, type CardDetails } from './card-kinds.ts';
import type { BoardCardsTable } from './tables.ts';

export type StoredCard = Selectable<BoardCardsTable>;
export type PresentedCard = z.input<typeof BoardCard>;

/** Presents a card; the card of unavailable content has no title, link or text. */
export function presentCard(
  card: StoredCard,
  {
    details,
    done,
    showNote,
    editor,
  }: { details: CardDetails | undefined; done: boolean; showNote: boolean; editor?: string | undefined },
): PresentedCard {
  const hasOwnContent = !isCatalogueKind(card.kind);
  const available = hasOwnContent || details !== undefined;
  const content = available ? cardContent(card, details) : UNAVAILABLE;
  return {
    id: card.id,
    kind: card.kind,
    available,
    ...content,
    note: showNote ? card.note : '',
    section_id: card.section_id,
    minutes: available ? card.minutes : 0,
    done,
    created_at: card.created_at.toISOString(),
    edited: showNote && card.edited_at ? { by: editor ?? null, at: card.edited_at.toISOString() } : null,
    anchor: available && card.kind === 'note' ? card.ref : card.id,
  };
}

const UNAVAILABLE = { ref: '', title: '', url: '', link_title: '', summary: '', cover: 'no-longer-here', facts: [], text: '' };

function cardContent(card: StoredCard, details: CardDetails | undefined) {
  const { ref, text, link_title } = card;
  if (details) {
    const { meta, ...content } = details;
    return { ref, text, link_title, ...content, facts: meta };
  }
  return { ref, text, link_title, title: card.title, url: card.url, summary: '', cover: card.ref, facts: hostFacts(card) };
}

/** The host of a link. */
const hostFacts = ({ kind, url }: StoredCard): string[] => (kind === 'link' ? [new URL(url).hostname.replace(/^www\./, '')] : []);
