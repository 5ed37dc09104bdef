import { m } from '#platform/messages/messages.js';
import { siteOrigin } from '#platform/web/api.ts';

/** A page's place in the site, in the words of schema.org: home, what stands between, and the page itself. */
export const structuredCrumbs = (...pages: readonly { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: m.pages_home(), path: '/' }, ...pages].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${siteOrigin()}${path}`,
  })),
});

/** The share picture that is drawn for a page. */
export const sharePicture = (page: string): string => `${siteOrigin()}/api/pages/${page}/share.png`;
