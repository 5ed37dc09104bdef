/** The web interface of announcements for the frame of pages, and for their preview. */
export { AnnouncementBar } from './announcement-bar.tsx';
export { PageAnnouncements } from './page-announcements.tsx';
export { announcementsQuery } from './queries.ts';
