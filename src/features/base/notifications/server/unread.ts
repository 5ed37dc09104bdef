import { sql, type SqlBool } from 'kysely';

/** The condition of a listed notification: shown, not grouped behind a newer one, and not cleared. */
export const listed = sql<SqlBool>`notifications.shown and not notifications.folded and notifications.cleared_at is null`;

/** What counts as unread: listed, not read, and not snoozed. */
export const unread = sql<SqlBool>`${listed} and notifications.read_at is null and notifications.snoozed_until is null`;
