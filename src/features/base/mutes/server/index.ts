/** Server exports of mutes for other features and the wiring. */
export { blocksViewer, isBlocked } from './is-blocked.ts';
export { findListeners } from './find-listeners.ts';
export { isBoardHeard, isHeard } from './is-heard.ts';
export type { Mutable, Mutables } from './mutables.ts';
export { createMutesRoutes } from './routes.ts';
