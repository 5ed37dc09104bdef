/** Permissions on insights. */
export type Facts = { author_id: string | null; published_at: Date | null; deleted_at: Date | null; hidden_at: Date | null };
type Who = { id: string; staff: boolean } | null;

export function stateOf({ published_at, deleted_at, hidden_at }: Facts): 'published' | 'draft' | 'deleted' | 'hidden' {
  if (deleted_at) return 'deleted';
  if (!published_at) return 'draft';
  return hidden_at ? 'hidden' : 'published';
}

const isAuthor = ({ author_id }: Facts, who: Who): boolean => who !== null && author_id === who.id;

/** Published cards are public; others are visible to their author, hidden ones also to staff. */
export function canRead(insight: Facts, who: Who): boolean {
  const state = stateOf(insight);
  return state === 'published' || isAuthor(insight, who) || (state === 'hidden' && who?.staff === true);
}

export function computeRights(insight: Facts, who: Who) {
  const own = isAuthor(insight, who);
  const deleted = insight.deleted_at !== null;
  return { edit: own && !deleted, delete: own && !deleted, restore: own && deleted };
}
