export type Verb = 'like' | 'save' | 'follow';
/** The target of a reaction: a type and an id. The caller checks that it exists and is visible. */
export type ReactionTarget = { type: string; id: string };
