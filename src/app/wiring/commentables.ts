/** The commentable types: the owning feature checks visibility and names the author. */
import type { Commentables } from '#features/base/discussion/server/index.ts';
import { findPostToDiscuss } from '#features/catalogue/blog/server/index.ts';
import { findInsightToDiscuss } from '#features/catalogue/insights/server/index.ts';
import { findProgramToDiscuss } from '#features/catalogue/programs/server/index.ts';

export const commentables: Commentables = {
  blog: { find: findPostToDiscuss },
  knowledge: { find: findInsightToDiscuss },
  program: { find: findProgramToDiscuss },
};
