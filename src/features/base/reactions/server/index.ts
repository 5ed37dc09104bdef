/** The server interface of reactions for other features. */
export {
  countShare,
  moveReactions,
  unreact,
  unreactAndLoad,
  react,
  reactAndLoad,
  purgeReactionsOf,
  purgeReactionsTo,
} from './react.ts';
export { flushReactionCounts } from './flush-reaction-counts.ts';
export { findPopular } from './find-popular.ts';
export { findReacted, loadReaction, loadReactions, type ReactionState } from './load-reactions.ts';
export type { ReactionTarget, Verb } from './reaction-target.ts';
export { reactionRows, reactionCountRows } from './relations.ts';
