import type { Selectable } from 'kysely';
import type * as z from 'zod';
import type { BoardCard } from '../contract.ts';
import { isCatalogueKind, type CardDetails } from './card-kinds.ts';
import type { BoardCardsTable } from './tables.ts';

export type StoredCard = Selectable<BoardCardsTable>;
export type PresentedCard = z.input<typeof BoardCard>;

/** Presents a card; unavailable content shows nothing but its existence. */
export function presentCard(
  card: StoredCard,
  { facts, done, notes }: { facts: CardDetails | undefined; done: boolean; notes: boolean },
): PresentedCard {
  const isOwn = !isCatalogueKind(card.kind);
  const available = isOwn || facts !== undefined;
  const content = available ? cardContent(card, facts) : UNAVAILABLE;
  return {
    id: card.id,
    kind: card.kind,
    available,
    ...content,
    note: notes ? card.note : '',
    section_id: card.section_id,
    minutes: available ? card.minutes : 0,
    done,
    created_at: card.created_at.toISOString(),
    anchor: available && card.kind === 'note' ? card.ref : card.id,
  };
}

const UNAVAILABLE = { ref: '', title: '', url: '', link_title: '', summary: '', cover: 'no-longer-here', facts: [], text: '' };

function cardContent(card: StoredCard, facts: CardDetails | undefined) {
  const { ref, text, link_title } = card;
  if (facts) {
    const { meta, ...content } = facts;
    return { ref, text, link_title, ...content, facts: meta };
  }
  return { ref, text, link_title, title: card.title, url: card.url, summary: '', cover: card.ref, facts: hostFacts(card) };
}

/** The host of a link. */
const hostFacts = ({ kind, url }: StoredCard): string[] => (kind === 'link' ? [new URL(url).hostname.replace(/^www\./, '')] : []);
