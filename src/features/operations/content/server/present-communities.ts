import type { StoredCategory } from '#features/base/interests/server/index.ts';
import { COMMUNITY, getStaffCommunity } from '#features/catalogue/communities/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { findHistory, presentPublication } from './present-publication.ts';

export const presentCommunityItem = (ctx: Context, row: StoredCategory) => ({
  id: row.slug,
  type: 'staff_community' as const,
  attributes: { ...presentPublication(ctx, row), name: row.name, position: row.position, from_file: !row.by_editors },
});

/** One community with its text, its topics and its history; 404 for an unknown one. */
export async function presentStaffCommunity(ctx: Context, slug: string) {
  const { row, ...text } = await getStaffCommunity(ctx, slug);
  const item = presentCommunityItem(ctx, row);
  const { family, description } = row;
  const history = await findHistory(ctx, COMMUNITY, slug);
  return { data: { ...item, attributes: { ...item.attributes, family, description, ...text, history } } };
}
