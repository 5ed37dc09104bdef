import type { ColumnType, Generated } from 'kysely';
import type { Refine, Rows } from '#platform/db/db.ts';
import type { Cadence, MailChoice } from '../contract.ts';

/**
 * A notification of a member; (`user_id`, `dedupe_key`) is unique. `sequence` counts per member. Unread ones of one
 * `group_key` share the `group_id`, and all but the newest are `folded`.
 */
export type NotificationsTable = Refine<
  Rows['notifications'],
  {
    facts: ColumnType<Record<string, string>, string, never>;
    mail: Generated<'none' | 'now' | 'digest' | 'digested'>;
  }
>;

/** The sequence number of a member's newest notification; its row lock makes sequences follow the commit order. */
export type NotificationCountersTable = Rows['notification_counters'];

/** A member's channels for one category. */
export type NotificationPreferencesTable = Refine<
  Rows['notification_preferences'],
  {
    mail: MailChoice;
  }
>;

/** A member's digest interval. */
export type NotificationSettingsTable = Refine<
  Rows['notification_settings'],
  {
    digest: Cadence;
  }
>;

/** A browser with push notifications, bound to its session; the endpoint is its secret address at the push service. */
export type PushDevicesTable = Rows['push_devices'];

declare module '#platform/db/db.ts' {
  interface Tables {
    notifications: NotificationsTable;
    notification_counters: NotificationCountersTable;
    notification_preferences: NotificationPreferencesTable;
    notification_settings: NotificationSettingsTable;
    push_devices: PushDevicesTable;
  }
}
