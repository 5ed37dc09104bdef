import { requireScope } from '#features/base/accounts/server/index.ts';
import { createAnnouncement as storeAnnouncement } from '#features/base/announcements/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentAnnouncement } from './present-announcements.ts';

/** Saves an announcement as a draft. */
export const createAnnouncement: UseCase<'POST /api/staff/announcements'> = async (ctx, { body: { reason, ...fields } }) => {
  requireScope(ctx, 'editor');
  return presentAnnouncement(ctx, await storeAnnouncement(ctx, fields, reason));
};
