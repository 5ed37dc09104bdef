/** The server interface of announcements for other features and the wiring. */
export { DISMISSED_COOKIE, parseDismissed } from './dismissed-cookie.ts';
export { createAnnouncementsRoutes } from './routes.ts';
export {
  ANNOUNCEMENT,
  announcementFacts,
  changeAnnouncement,
  countAnnouncements,
  createAnnouncement,
  getAnnouncement,
  listStaffAnnouncements,
  setAnnouncementState,
  type StoredAnnouncement,
} from './staff-announcements.ts';
export { wordsFor } from './words-for.ts';
