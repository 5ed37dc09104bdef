export type Verb = 'like' | 'save' | 'follow';
/** What is engaged with: a kind of thing and its id within the kind. Whether it exists and may be seen is the caller's to know. */
export type ReactionTarget = { type: string; id: string };
