/** The web interface of mutes for other features. */
export { MuteActions } from './mute-actions.tsx';
export { MutedList } from './muted-list.tsx';
export { mutesQuery } from './queries.ts';
export type { Muted } from './use-mute-acts.ts';
