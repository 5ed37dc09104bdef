import { requireScope } from '#features/base/accounts/server/index.ts';
import { changeAnnouncement as storeChange } from '#features/base/announcements/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentAnnouncement } from './present-announcements.ts';

/** Changes what an announcement says, to whom, where and when. */
export const changeAnnouncement: UseCase<'PUT /api/staff/announcements/{id}'> = async (ctx, { params, body }) => {
  requireScope(ctx, 'editor');
  const { version, reason, ...fields } = body;
  await storeChange(ctx, { id: params.id, version, reason }, fields);
  return presentAnnouncement(ctx, params.id);
};
