import type { ColumnType, Generated } from 'kysely';
import type { Cadence, MailChoice } from '../contract.ts';

/**
 * One thing told to one member; (user, occasion) is told once. `sequence` counts the member's own notices. Unread ones of
 * one `group_key` share the `group_id`, and all but the newest are `folded`.
 */
export type NotificationsTable = {
  id: Generated<string>;
  sequence: number;
  user_id: string;
  kind: string;
  occasion: string;
  facts: ColumnType<Record<string, string>, string, never>;
  url: string;
  created_at: ColumnType<Date, Date | undefined, never>;
  read_at: ColumnType<Date | null, never, Date | null>;
  group_key: string | null;
  group_id: string | null;
  folded: Generated<boolean>;
  shown: Generated<boolean>;
  snoozed_until: ColumnType<Date | null, never, Date | null>;
  cleared_at: ColumnType<Date | null, never, Date | null>;
  mail: Generated<'none' | 'now' | 'digest' | 'digested'>;
};

/** The number of a member's newest notice; its row lock puts them in the order in which they are committed. */
export type NotificationCountersTable = { user_id: string; last: number };

/** What a member chose for one matter. */
export type NotificationPreferencesTable = {
  user_id: string;
  matter: string;
  in_app: boolean;
  mail: MailChoice;
  push: boolean;
};

/** How often a member's digest comes. */
export type NotificationSettingsTable = { user_id: string; digest: Cadence };

/** A browser that a member wants to be told on, bound to the session in it; the endpoint is the secret address of its push service. */
export type PushDevicesTable = {
  id: Generated<string>;
  user_id: string;
  session_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: ColumnType<Date, Date, Date>;
};

declare module '#platform/db/db.ts' {
  interface Tables {
    notifications: NotificationsTable;
    notification_counters: NotificationCountersTable;
    notification_preferences: NotificationPreferencesTable;
    notification_settings: NotificationSettingsTable;
    push_devices: PushDevicesTable;
  }
}
