/** Permissions on insights. */
import { hasScope } from '#features/base/accounts/server/index.ts';
import { publicationAt } from '#platform/db/publication.ts';

export type Facts = {
  author_id: string | null;
  published_at: Date | null;
  deleted_at: Date | null;
  hidden_at: Date | null;
  withdrawn: boolean;
  starts_at: Date | null;
  ends_at: Date | null;
};
type Reader = { id: string; staff: boolean; scopes: readonly string[] } | null;

/** The state at a moment; the editors' cards are drafts before their beginning and after their end. */
export function insightState(
  { published_at, deleted_at, hidden_at, withdrawn, ...times }: Facts,
  now: Date,
): 'published' | 'draft' | 'deleted' | 'hidden' {
  if (deleted_at) return 'deleted';
  const state = published_at && !withdrawn ? 'published' : 'draft';
  if (publicationAt(now, { ...times, state }) !== 'shown') return 'draft';
  return hidden_at ? 'hidden' : 'published';
}

const isAuthor = ({ author_id }: Facts, viewer: Reader): boolean => viewer !== null && author_id === viewer.id;

const isEditors = ({ author_id }: Facts, viewer: Reader): boolean =>
  author_id === null && hasScope(viewer?.scopes ?? [], ['editor']);

/** Published cards are public; others are visible to their author, hidden ones also to staff, and the editors' to editors. */
export function canRead(insight: Facts, viewer: Reader, now: Date): boolean {
  const state = insightState(insight, now);
  if (state === 'published' || isAuthor(insight, viewer) || isEditors(insight, viewer)) return true;
  return state === 'hidden' && viewer?.staff === true;
}

export function computeRights(insight: Facts, viewer: Reader) {
  const isOwn = isAuthor(insight, viewer);
  const isDeleted = insight.deleted_at !== null;
  return { edit: isOwn && !isDeleted, delete: isOwn && !isDeleted, restore: isOwn && isDeleted };
}
