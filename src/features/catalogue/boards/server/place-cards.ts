type Placed = { id: string; section_id: string | null };
type Given = {
  /** All cards of the board in the current order. */
  cards: readonly Placed[];
  sections: readonly { id: string }[];
  /** The requested order; ids not on the board are ignored. */
  groups: readonly { section_id: string | null; card_ids: readonly string[] }[];
};

/**
 * Computes the order of the whole board: as requested, followed by cards that were not named, in their current section and
 * order. No card is lost.
 */
export function placeCards({ cards, sections, groups }: Given): { cards: Placed[]; sections: string[] } {
  const known = new Set(sections.map(({ id }) => id));
  const wanted = groups.flatMap(({ section_id }) => (section_id !== null && known.has(section_id) ? [section_id] : []));
  const order = [...wanted, ...[...known].filter((id) => !wanted.includes(id))];
  const lying = new Set(cards.map(({ id }) => id));
  const named = groups.flatMap(({ section_id, card_ids }) =>
    card_ids
      .filter((id) => lying.has(id))
      .map((id) => ({ id, section_id: section_id !== null && known.has(section_id) ? section_id : null })),
  );
  const placed = new Set(named.map(({ id }) => id));
  const all = [...named, ...cards.filter(({ id }) => !placed.has(id)).map(({ id, section_id }) => ({ id, section_id }))];
  return {
    cards: [null, ...order].flatMap((section) => all.filter(({ section_id }) => section_id === section)),
    sections: order,
  };
}
