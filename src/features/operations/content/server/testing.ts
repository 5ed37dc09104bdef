/** Test factories: announcements as editors write them. */
import type { TestApp, TestUser } from '#app/boot/testing.ts';
import type { AnnouncementFields } from '#features/base/announcements/contract.ts';

export const REASON = 'Asked for by support';

const FIELDS = { audience: 'everyone', part: 'all', text_en: 'Payments rest tonight.', dismissible: true } as const;

/** A saved draft; `fields` replaces what it says. */
export async function aDraftAnnouncement(app: TestApp, editor: TestUser, fields: Partial<AnnouncementFields> = {}) {
  return (await app.call(editor, 'POST /api/staff/announcements', { json: { ...FIELDS, ...fields, reason: REASON } })).data;
}

/** A published one. */
export async function anAnnouncement(app: TestApp, editor: TestUser, fields: Partial<AnnouncementFields> = {}) {
  const { id, attributes } = await aDraftAnnouncement(app, editor, fields);
  const json = { version: attributes.version, state: 'published', reason: REASON } as const;
  return (await app.call(editor, 'POST /api/staff/announcements/{id}/state', { params: { id }, json })).data;
}
