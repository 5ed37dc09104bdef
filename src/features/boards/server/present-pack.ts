import { minutesOf, type StoredPack } from './read-packs.ts';

const COVERS = 4;

/** A pack without its cards, for lists. */
export function presentPack({ slug, title, description, cards }: StoredPack) {
  return {
    id: slug,
    type: 'board' as const,
    attributes: {
      slug,
      title,
      description,
      card_count: cards.length,
      minutes: minutesOf(cards.map(({ text }) => text).join('\n')),
      covers: cards.slice(0, COVERS).map(({ id }) => id),
    },
  };
}
