import { implement } from '#platform/http/http.ts';
import { contentContract } from '../contract.ts';
import { changeAnnouncement } from './change-announcement.ts';
import { changeAnnouncementState } from './change-announcement-state.ts';
import { createAnnouncement } from './create-announcement.ts';
import { exportAnnouncements } from './export-announcements.ts';
import { getAnnouncement } from './get-announcement.ts';
import { listAnnouncements } from './list-announcements.ts';

export const contentRoutes = implement(contentContract, {
  'GET /api/staff/announcements': listAnnouncements,
  'GET /api/staff/announcements/export': exportAnnouncements,
  'POST /api/staff/announcements': createAnnouncement,
  'GET /api/staff/announcements/{id}': getAnnouncement,
  'PUT /api/staff/announcements/{id}': changeAnnouncement,
  'POST /api/staff/announcements/{id}/state': changeAnnouncementState,
});
