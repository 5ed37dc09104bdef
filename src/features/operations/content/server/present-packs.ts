import { loadPackText, PACK, packs, type StoredPack } from '#features/catalogue/boards/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { findHistory, presentPublication } from './present-publication.ts';

export const presentPackItem = (ctx: Context, row: StoredPack) => ({
  id: row.slug,
  type: 'staff_pack' as const,
  attributes: {
    ...presentPublication(ctx, row),
    title: row.title,
    position: row.position,
    card_count: row.card_count,
    from_file: !row.by_editors,
  },
});

/** One pack with its cards as text and its history; 404 for an unknown one. */
export async function presentStaffPack(ctx: Context, slug: string) {
  const row = await packs.get(ctx, slug);
  const item = presentPackItem(ctx, row);
  const { description, categories } = row;
  const cards = await loadPackText(ctx, row);
  const history = await findHistory(ctx, PACK, slug);
  return { data: { ...item, attributes: { ...item.attributes, description, categories, cards, history } } };
}
