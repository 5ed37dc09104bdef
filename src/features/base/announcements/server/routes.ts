import { implement } from '#platform/http/http.ts';
import { announcementsContract } from '../contract.ts';
import { dismissAnnouncement } from './dismiss-announcement.ts';
import { listAnnouncements, type IsEmployer } from './list-announcements.ts';

/** `isEmployer` says whether somebody works for a company here. */
export const createAnnouncementsRoutes = ({ isEmployer }: { isEmployer: IsEmployer }) =>
  implement(announcementsContract, {
    'GET /api/announcements': listAnnouncements(isEmployer),
    'POST /api/announcements/{id}/dismiss': dismissAnnouncement,
  });
