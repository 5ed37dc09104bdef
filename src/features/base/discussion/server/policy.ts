/** Who may do what with a comment. */
type Facts = { author_id: string | null; deleted_at: Date | null; hidden_at: Date | null };
type Who = { id: string; staff: boolean } | null;

/** Whether a reader sees the text or only a placeholder. */
export function visibleState({ author_id, deleted_at, hidden_at }: Facts): 'shown' | 'deleted' | 'hidden' {
  if (deleted_at || author_id === null) return 'deleted';
  return hidden_at ? 'hidden' : 'shown';
}

export const isAuthor = ({ author_id }: Pick<Facts, 'author_id'>, who: Who): boolean => who !== null && author_id === who.id;

/** Hidden text stays readable for staff, and for its author, who should know what the decision is about. */
export function canRead(comment: Facts, who: Who): boolean {
  const state = visibleState(comment);
  return state === 'shown' || (state === 'hidden' && (isAuthor(comment, who) || who?.staff === true));
}

/** Visitors are offered `like` and `reply` too and then asked to sign in. */
export function commentRights(comment: Facts, who: Who) {
  const state = visibleState(comment);
  const own = isAuthor(comment, who);
  return {
    edit: own && state === 'shown',
    delete: own && state !== 'deleted',
    reply: state === 'shown',
    like: state === 'shown',
  };
}
