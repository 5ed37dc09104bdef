type PlacedCard = { id: string; section_id: string | null };
type PlacementInput = {
  /** All cards of the board in the current order. */
  cards: readonly PlacedCard[];
  sections: readonly { id: string }[];
  /** The requested order; ids not on the board are ignored. */
  groups: readonly { section_id: string | null; card_ids: readonly string[] }[];
};

/**
 * Computes the order of the whole board: as requested, followed by the cards that were not listed, in their current section and
 * order. No card is lost.
 */
export function placeCards({ cards, sections, groups }: PlacementInput): { cards: PlacedCard[]; sections: string[] } {
  const sectionIds = new Set(sections.map(({ id }) => id));
  const listedSections = groups.flatMap(({ section_id }) =>
    section_id !== null && sectionIds.has(section_id) ? [section_id] : [],
  );
  const order = [...listedSections, ...[...sectionIds].filter((id) => !listedSections.includes(id))];
  const cardIds = new Set(cards.map(({ id }) => id));
  const listedCards = groups.flatMap(({ section_id, card_ids }) =>
    card_ids
      .filter((id) => cardIds.has(id))
      .map((id) => ({ id, section_id: section_id !== null && sectionIds.has(section_id) ? section_id : null })),
  );
  const listedIds = new Set(listedCards.map(({ id }) => id));
  const all = [...listedCards, ...cards.filter(({ id }) => !listedIds.has(id)).map(({ id, section_id }) => ({ id, section_id }))];
  return {
    cards: [null, ...order].flatMap((section) => all.filter(({ section_id }) => section_id === section)),
    sections: order,
  };
}
