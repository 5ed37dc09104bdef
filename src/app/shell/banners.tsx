/** Banners, loaded together and after the page: their text and links are in its HTML. */
export { PageAnnouncements } from '#features/base/announcements/web/index.ts';
export { SuspensionBanner } from './suspension-banner.tsx';
export { TopBanner } from './top-banner.tsx';
