/** Permissions on insights. */
export type Facts = { author_id: string | null; published_at: Date | null; deleted_at: Date | null; hidden_at: Date | null };
type Reader = { id: string; staff: boolean } | null;

export function insightState({ published_at, deleted_at, hidden_at }: Facts): 'published' | 'draft' | 'deleted' | 'hidden' {
  if (deleted_at) return 'deleted';
  if (!published_at) return 'draft';
  return hidden_at ? 'hidden' : 'published';
}

const isAuthor = ({ author_id }: Facts, viewer: Reader): boolean => viewer !== null && author_id === viewer.id;

/** Published cards are public; others are visible to their author, hidden ones also to staff. */
export function canRead(insight: Facts, viewer: Reader): boolean {
  const state = insightState(insight);
  return state === 'published' || isAuthor(insight, viewer) || (state === 'hidden' && viewer?.staff === true);
}

export function computeRights(insight: Facts, viewer: Reader) {
  const isOwn = isAuthor(insight, viewer);
  const isDeleted = insight.deleted_at !== null;
  return { edit: isOwn && !isDeleted, delete: isOwn && !isDeleted, restore: isOwn && isDeleted };
}
