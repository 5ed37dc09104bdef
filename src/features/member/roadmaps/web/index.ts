/** The web interface of roadmaps for the app shell. */
export { OfflineGuard } from './offline-guard.tsx';
