/** The web interface of system for the routes. */
export { EXPERIMENTS } from './experiments-pages.ts';
export { MAIL } from './mail-resource.tsx';
export { SETTINGS } from './settings-resource.tsx';
export { TASKS } from './tasks-resource.tsx';
