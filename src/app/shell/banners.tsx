/** Banners that few pages have, loaded together. */
export { PageAnnouncements } from '#features/base/announcements/web/index.ts';
export { SuspensionBanner } from './suspension-banner.tsx';
