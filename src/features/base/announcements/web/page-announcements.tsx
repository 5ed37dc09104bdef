import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AnnouncementBar } from './announcement-bar.tsx';
import { announcementsQuery, type Announcement } from './queries.ts';

/** Two at most, or they would push the page away. */
const MAX_BARS = 2;

type PageAnnouncementsProps = {
  announcements: readonly Announcement[];
  pathname: string;
  /** What is shown where there is none. */
  otherwise: ReactNode;
};

/** What this reader is told on a page. */
export function PageAnnouncements({ announcements, pathname, otherwise }: PageAnnouncementsProps) {
  const shown = announcements.filter(
    ({ attributes: { paths } }) =>
      paths.length === 0 || paths.some((path) => pathname === path || pathname.startsWith(`${path}/`)),
  );
  // Those who work in the console are told nothing there.
  if (shown.length === 0 || pathname.startsWith('/staff')) return otherwise;
  return shown
    .slice(0, MAX_BARS)
    .map((announcement) => <ShownAnnouncement key={announcement.id} announcement={announcement} pathname={pathname} />);
}

type ShownProps = { announcement: Announcement; pathname: string };

/** An announcement on a page, which is gone as soon as its reader closes it. */
function ShownAnnouncement({ announcement: { id, attributes }, pathname }: ShownProps) {
  const client = useQueryClient();
  const dismiss = () => {
    client.setQueryData(announcementsQuery().queryKey, (answer) => answer && withoutOne(answer, id));
    const init = { method: 'POST', body: new URLSearchParams(), redirect: 'manual', keepalive: true } as const;
    // It comes back with the next page where this fails.
    void fetch(`/api/announcements/${id}/dismiss`, init).catch(() => {});
  };
  return <AnnouncementBar id={id} attributes={attributes} returnTo={pathname} onDismiss={dismiss} />;
}

const withoutOne = <Answer extends { data: Announcement[] }>(answer: Answer, id: string): Answer => ({
  ...answer,
  data: answer.data.filter((other) => other.id !== id),
});
