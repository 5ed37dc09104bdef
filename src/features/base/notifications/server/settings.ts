import { defineSettings, optionalText, type ValuesOf } from '#platform/runtime/config.ts';

const shape = {
  VAPID_PUBLIC_KEY: optionalText().describe(
    'public key (P-256, base64url) for web push; without it a pair is generated once and stored in the database',
  ),
  VAPID_PRIVATE_KEY: optionalText().describe('its private key'),
};

type NotificationsSettings = ValuesOf<typeof shape>;
declare module '#platform/runtime/config.ts' {
  interface Settings extends NotificationsSettings {}
}

export const notificationsSettings = defineSettings({
  title: 'Notifications',
  shape,
  secrets: ['VAPID_PRIVATE_KEY'],
  pairs: [['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY']],
});
