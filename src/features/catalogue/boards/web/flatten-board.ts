import type { Board } from './queries.ts';

/** Flattens a board to one list of ids: cards without a section, then each section followed by its cards. */
export const flattenBoard = ({ sections, cards }: Pick<Board['attributes'], 'sections' | 'cards'>): string[] =>
  [null, ...sections.map(({ id }) => id)].flatMap((section) => [
    ...(section === null ? [] : [section]),
    ...cards.filter(({ section_id }) => section_id === section).map(({ id }) => id),
  ]);

/** Converts the flat list back to the order that the API takes. */
export function groupCards(
  lines: readonly string[],
  isHeading: (id: string) => boolean,
): { section_id: string | null; card_ids: string[] }[] {
  const groups: { section_id: string | null; card_ids: string[] }[] = [{ section_id: null, card_ids: [] }];
  for (const id of lines) {
    if (isHeading(id)) groups.push({ section_id: id, card_ids: [] });
    else groups.at(-1)?.card_ids.push(id);
  }
  return groups;
}
