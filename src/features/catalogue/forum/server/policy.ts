/** Who may see and change what in the forum. Pure: no database, no HTTP. */
export type PostFacts = { authorId: string | null; hidden: boolean; deleted: boolean };
export type ForumViewer = { id: string; staff: boolean } | null;

const wrote = (viewer: ForumViewer, { authorId }: Pick<PostFacts, 'authorId'>) => viewer !== null && viewer.id === authorId;

export const forumPolicy = {
  /** What everybody sees, counts and is told of. */
  visible: (post: PostFacts) => !post.hidden && !post.deleted,
  /** What is hidden stays before the eyes of its author and of staff; what is deleted is gone for all. */
  see: (viewer: ForumViewer, post: PostFacts) => !post.deleted && (!post.hidden || wrote(viewer, post) || viewer?.staff === true),
  edit: (viewer: ForumViewer, post: PostFacts) => !post.deleted && wrote(viewer, post),
  accept: (viewer: ForumViewer, question: PostFacts, answer: PostFacts) =>
    wrote(viewer, question) && forumPolicy.visible(question) && forumPolicy.visible(answer),
};
