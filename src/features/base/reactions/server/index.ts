/** What other features' servers may use from engagement. */
export {
  countShare,
  disengage,
  disengageAndRead,
  engage,
  engageAndRead,
  forgetEngagementsOf,
  forgetEngagementsWith,
} from './engage.ts';
export { foldEngagements } from './fold-engagements.ts';
export { mostEngaged } from './most-engaged.ts';
export { engagedWith, readEngagement, readEngagements, type Engagement } from './read-engagements.ts';
export type { Thing, Verb } from './thing.ts';
export { reactionRows, reactionCountRows } from './relations.ts';
