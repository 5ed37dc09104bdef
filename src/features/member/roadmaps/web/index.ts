/** The web interface of roadmaps for pages that compose several features. */
export { AdoptButton } from './adopt-button.tsx';
export { OfflineGuard } from './offline-guard.tsx';
