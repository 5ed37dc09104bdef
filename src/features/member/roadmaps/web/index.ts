/** What the frame around all pages uses from roadmaps. */
export { OfflineGuard } from './offline-guard.tsx';
