import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentAnnouncement } from './present-announcements.ts';

/** One announcement with its history. */
export const getAnnouncement: UseCase<'GET /api/staff/announcements/{id}'> = async (ctx, { params }) => {
  requireScope(ctx, 'editor');
  return presentAnnouncement(ctx, params.id);
};
