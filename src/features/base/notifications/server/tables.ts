import type { ColumnType, Generated } from 'kysely';
import type { Refine, Rows } from '#platform/db/db.ts';
import type { Cadence, MailChoice } from '../contract.ts';

/**
 * One thing told to one member; (user, occasion) is told once. `sequence` counts the member's own notices. Unread ones of
 * one `group_key` share the `group_id`, and all but the newest are `folded`.
 */
export type NotificationsTable = Refine<
  Rows['notifications'],
  {
    facts: ColumnType<Record<string, string>, string, never>;
    mail: Generated<'none' | 'now' | 'digest' | 'digested'>;
  }
>;

/** The number of a member's newest notice; its row lock puts them in the order in which they are committed. */
export type NotificationCountersTable = Rows['notification_counters'];

/** What a member chose for one matter. */
export type NotificationPreferencesTable = Refine<
  Rows['notification_preferences'],
  {
    mail: MailChoice;
  }
>;

/** How often a member's digest comes. */
export type NotificationSettingsTable = Refine<
  Rows['notification_settings'],
  {
    digest: Cadence;
  }
>;

/**
 * A browser that a member wants to be told on, bound to the session in it; the endpoint is the secret address of its push service.
 */
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
