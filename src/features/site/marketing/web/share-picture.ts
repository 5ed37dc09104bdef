import { siteOrigin } from '#platform/browser/api.ts';

/** The share picture that is drawn for a page. */
export const sharePicture = (page: string): string => `${siteOrigin()}/api/pages/${page}/share.png`;
