/** Permissions in the forum. Pure: no database, no HTTP. */
export type PostFacts = { authorId: string | null; hidden: boolean; deleted: boolean };
export type ForumViewer = { id: string; staff: boolean } | null;

const isAuthor = (viewer: ForumViewer, { authorId }: Pick<PostFacts, 'authorId'>) => viewer !== null && viewer.id === authorId;

export const forumPolicy = {
  /** Publicly visible: counted and announced. */
  visible: (post: PostFacts) => !post.hidden && !post.deleted,
  /** Hidden posts are visible to their author and staff; deleted ones to no one. */
  view: (viewer: ForumViewer, post: PostFacts) =>
    !post.deleted && (!post.hidden || isAuthor(viewer, post) || viewer?.staff === true),
  edit: (viewer: ForumViewer, post: PostFacts) => !post.deleted && isAuthor(viewer, post),
  accept: (viewer: ForumViewer, question: PostFacts, answer: PostFacts) =>
    isAuthor(viewer, question) && forumPolicy.visible(question) && forumPolicy.visible(answer),
};
