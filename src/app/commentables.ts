/** What can be commented on, by type: the feature it belongs to says whether the viewer may see it, and whose it is. */
import type { Commentables } from '#features/discussion/server/index.ts';
import { findPostToDiscuss } from '#features/blog/server/index.ts';
import { findInsightToDiscuss } from '#features/insights/server/index.ts';
import { findProgramToDiscuss } from '#features/programs/server/index.ts';

export const commentables: Commentables = {
  blog: { find: findPostToDiscuss },
  knowledge: { find: findInsightToDiscuss },
  program: { find: findProgramToDiscuss },
};
