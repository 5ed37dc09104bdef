import { siteOrigin } from '#platform/browser/api.ts';

/** The URL of a page's preview image. */
export const sharePictureUrl = (page: string): string => `${siteOrigin()}/api/pages/${page}/share.png`;
