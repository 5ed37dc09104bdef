import { sql } from 'kysely';

/** Whether a row of `users` is suspended now, by the database clock. */
export const isSuspended = sql<boolean>`coalesce(users.suspended_until > now(), false)`;
