import { implement } from '#platform/http/http.ts';
import { notificationsContract } from '../contract.ts';
import { clearNotification } from './clear-notification.ts';
import { clearNotifications } from './clear-notifications.ts';
import { undoClear } from './undo-clear.ts';
import { addDevice } from './add-device.ts';
import { listDevices } from './list-devices.ts';
import { removeDevice } from './remove-device.ts';
import { getPreferences } from './get-preferences.ts';
import { listNotifications } from './list-notifications.ts';
import { markAsRead } from './mark-as-read.ts';
import { snoozeNotification } from './snooze-notification.ts';
import { unsnoozeNotification } from './unsnooze-notification.ts';
import { getUnsubscription } from './get-unsubscription.ts';
import { unsubscribe } from './unsubscribe.ts';
import { updatePreferences } from './update-preferences.ts';

export const notificationsRoutes = implement(notificationsContract, {
  'GET /api/notifications': listNotifications,
  'POST /api/notifications/mark_as_read': markAsRead,
  'POST /api/notifications/{id}/clear': clearNotification,
  'POST /api/notifications/clear_all': clearNotifications,
  'POST /api/notifications/undo_clear': undoClear,
  'POST /api/notifications/{id}/snooze': snoozeNotification,
  'DELETE /api/notifications/{id}/snooze': unsnoozeNotification,
  'GET /api/notifications/preferences': getPreferences,
  'PATCH /api/notifications/preferences': updatePreferences,
  'GET /api/notifications/devices': listDevices,
  'POST /api/notifications/devices': addDevice,
  'DELETE /api/notifications/devices/{id}': removeDevice,
  'GET /api/notifications/unsubscribe': getUnsubscription,
  'POST /api/notifications/unsubscribe': unsubscribe,
});
