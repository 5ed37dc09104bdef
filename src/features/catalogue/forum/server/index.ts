/** Server exports of the forum for other features and the wiring. */
export { findQuestionsToSearch } from './find-questions-to-search.ts';
export { hasQuestions } from './has-questions.ts';
export { loadForum, recountQuestions } from './load-forum.ts';
export { reportableAnswer, reportableQuestion } from './moderate-posts.ts';
export { purgeDeletedPosts } from './purge-deleted-posts.ts';
export { questionSource } from './question-source.ts';
export { forumRoutes } from './routes.ts';
export { notifyAnswer } from './notify-answer.ts';
export { loadForumEntries } from './load-feed-entries.ts';
