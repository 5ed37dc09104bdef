/** Which parts of the layout a page shows, by its path. */
export type Visibility = 'everywhere' | 'wide-only' | 'nowhere';

const NO_TOP_BANNER = [
  '/campaigns/',
  '/terms-and-conditions',
  '/contact-us',
  '/privacy-policy',
  '/insights/search',
  '/insights/create',
  '/for-educators',
  '/for-corporates',
  '/about-us',
];
/** Whether the page has its own header and footer, without banners. */
export const hasOwnLayout = (path: string): boolean => path === '/for-corporates/enterprise-AI' || isConsole(path);

/** Whether the page is of the staff's console, which brings its own navigation and no footer. */
export const isConsole = (path: string): boolean => /^\/staff(?:\/|$)/.test(path);

const FORM_PAGE = /^\/[^/]+\/apply(\/|$)/;
const RETURN_PAGES = /^\/(auth|fitment-scores|roadmaps)\//;

/** Those who work here are promoted nothing. */
const isWorkspace = (path: string) => isConsole(path) || /^\/(?:hiring|received|confirm-address)(?:\/|$)/.test(path);
const isHome = (path: string) => path === '/' || path === '/home';
const isInsights = (path: string) => path === '/insights' || path.startsWith('/insights/');
/** The menu of a phone lists what the footer does. */
const isMenu = (path: string) => path === '/explore' || path === '/you';

/** Visibility of the promotion above the header. */
export function topBannerVisibility(path: string): Visibility {
  if (NO_TOP_BANNER.some((start) => path.startsWith(start)) || FORM_PAGE.test(path) || RETURN_PAGES.test(path)) return 'nowhere';
  if (path.includes('insights/detail') || isWorkspace(path)) return 'nowhere';
  return isHome(path) || isInsights(path) || isMenu(path) ? 'wide-only' : 'everywhere';
}

/** Visibility of the panel above the footer and of the footer itself. */
export function pageBottomVisibility(path: string): Visibility {
  if (path.includes('insights/detail') || hasOwnLayout(path) || isWorkspace(path)) return 'nowhere';
  return isHome(path) || isInsights(path) || isMenu(path) ? 'wide-only' : 'everywhere';
}
