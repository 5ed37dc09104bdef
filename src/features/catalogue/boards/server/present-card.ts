import type { Selectable } from 'kysely';
import type * as z from 'zod';
import type { BoardCard } from '../contract.ts';
import { isCatalogueKind, type CardDetails } from './card-kinds.ts';
import type { BoardCardsTable } from './tables.ts';

export type StoredCard = Selectable<BoardCardsTable>;
export type ShownCard = z.input<typeof BoardCard>;

/** Presents a card; unavailable content shows nothing but its existence. */
export function presentCard(
  card: StoredCard,
  { facts, done, notes }: { facts: CardDetails | undefined; done: boolean; notes: boolean },
): ShownCard {
  const own = !isCatalogueKind(card.kind);
  const available = own || facts !== undefined;
  const shown = available ? wordsOf(card, facts) : NOTHING;
  return {
    id: card.id,
    kind: card.kind,
    available,
    ...shown,
    note: notes ? card.note : '',
    section_id: card.section_id,
    minutes: available ? card.minutes : 0,
    done,
    created_at: card.created_at.toISOString(),
    anchor: available && card.kind === 'note' ? card.ref : card.id,
  };
}

const NOTHING = { ref: '', title: '', url: '', link_title: '', summary: '', cover: 'no-longer-here', facts: [], text: '' };

function wordsOf(card: StoredCard, facts: CardDetails | undefined) {
  const { ref, text, link_title } = card;
  if (facts) {
    const { meta, ...words } = facts;
    return { ref, text, link_title, ...words, facts: meta };
  }
  return { ref, text, link_title, title: card.title, url: card.url, summary: '', cover: card.ref, facts: hostOf(card) };
}

/** The host of a link. */
const hostOf = ({ kind, url }: StoredCard): string[] => (kind === 'link' ? [new URL(url).hostname.replace(/^www\./, '')] : []);
