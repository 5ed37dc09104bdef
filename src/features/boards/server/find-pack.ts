import { minutesOf, readPacks, type StoredPack } from './read-packs.ts';

/** What other features need to know of a learning pack; minutes are reading time. */
export type PackFacts = Pick<StoredPack, 'slug' | 'title' | 'description'> & {
  cards: (StoredPack['cards'][number] & { minutes: number })[];
};

/** A learning pack by its slug, if there is one. */
export async function findPack(slug: string): Promise<PackFacts | undefined> {
  const pack = (await readPacks()).find((one) => one.slug === slug);
  return pack && { ...pack, cards: pack.cards.map((card) => ({ ...card, minutes: minutesOf(card.text) })) };
}
