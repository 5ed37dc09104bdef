/** Who may do what with a comment. */
type CommentFacts = { author_id: string | null; deleted_at: Date | null; hidden_at: Date | null };
type Reader = { id: string; staff: boolean } | null;

/** Whether a reader sees the text or only a placeholder. */
export function visibleState({ author_id, deleted_at, hidden_at }: CommentFacts): 'shown' | 'deleted' | 'hidden' {
  if (deleted_at || author_id === null) return 'deleted';
  return hidden_at ? 'hidden' : 'shown';
}

export const isAuthor = ({ author_id }: Pick<CommentFacts, 'author_id'>, reader: Reader): boolean =>
  reader !== null && author_id === reader.id;

/** Hidden text stays readable for staff, and for its author, who also sees the reason. */
export function canRead(comment: CommentFacts, reader: Reader): boolean {
  const state = visibleState(comment);
  return state === 'shown' || (state === 'hidden' && (isAuthor(comment, reader) || reader?.staff === true));
}

/** What a reader may do with a comment. Visitors are offered `like` and `reply` too and then asked to sign in. */
export function commentRights(comment: CommentFacts, reader: Reader) {
  const state = visibleState(comment);
  const isOwn = isAuthor(comment, reader);
  return {
    edit: isOwn && state === 'shown',
    delete: isOwn && state !== 'deleted',
    reply: state === 'shown',
    like: state === 'shown',
  };
}
