/** What other features' servers may use from engagement. */
export { countShare, disengage, engage, forgetEngagementsOf, forgetEngagementsWith, type Thing, type Verb } from './engage.ts';
export { foldEngagements } from './fold-engagements.ts';
export { mostEngaged } from './most-engaged.ts';
export { engagedWith, readEngagement, readEngagements, type Engagement } from './read-engagements.ts';
