/** Banners, loaded together and after the page: their text and links are in its HTML. */
import { useQuery } from '@tanstack/react-query';
import { announcementsQuery, PageAnnouncements } from '#features/base/announcements/web/index.ts';
import { siteQuery } from '#features/site/marketing/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { TopBanner } from './top-banner.tsx';
import { topBannerVisibility } from './visibility.ts';

export { SuspensionBanner } from './suspension-banner.tsx';

/** Above the header: that the site is a trial, and what the reader is told, or else a promotion. */
export function TopBanners({ pathname }: { pathname: string }) {
  // Loaded with the page, so that the layout never shifts.
  const isTrial = useQuery(siteQuery()).data?.data.attributes.trial;
  const announcements = useQuery(announcementsQuery()).data?.data ?? [];
  const visibility = topBannerVisibility(pathname);
  const promotion = visibility !== 'nowhere' && <TopBanner visibility={visibility} />;
  return (
    <>
      {isTrial && <p className="trial-banner small">{m.shell_trial()}</p>}
      <PageAnnouncements {...{ announcements, pathname }} otherwise={promotion} />
    </>
  );
}
