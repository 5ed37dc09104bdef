import { requireScope } from '#features/base/accounts/server/index.ts';
import { setAnnouncementState } from '#features/base/announcements/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentAnnouncement } from './present-announcements.ts';

/** Publishes an announcement, makes it a draft again, deletes or restores it. */
export const changeAnnouncementState: UseCase<'POST /api/staff/announcements/{id}/state'> = async (ctx, { params, body }) => {
  requireScope(ctx, 'editor');
  const { state, ...change } = body;
  await setAnnouncementState(ctx, { id: params.id, ...change }, state);
  return presentAnnouncement(ctx, params.id);
};
