import type { Context } from '#platform/http/context.ts';
import type { Reading } from '#platform/runtime/metrics.ts';
import './outbox.ts';

/** E-mails that have not been delivered. */
export const mailReading: Reading<[Context]> = {
  name: 'pathlight_mails',
  help: 'E-mails that wait for delivery, and those that were given up and wait for a decision',
  label: 'state',
  read: async ({ db }) => {
    const { waiting, dead } = await db
      .selectFrom('outbox_mails')
      .select(({ fn }) => [
        fn.countAll<number>().filterWhere('state', '=', 'waiting').as('waiting'),
        fn.countAll<number>().filterWhere('state', '=', 'dead').as('dead'),
      ])
      .where('state', 'in', ['waiting', 'dead'])
      .executeTakeFirstOrThrow();
    return { waiting, given_up: dead };
  },
};

/** How long the oldest e-mail waits for delivery. */
export const mailAgeReading: Reading<[Context]> = {
  name: 'pathlight_mail_age_seconds',
  help: 'Seconds since the oldest e-mail that waits for delivery was written',
  label: 'mail',
  read: async ({ db, clock }) => {
    const { oldest } = await db
      .selectFrom('outbox_mails')
      .select(({ fn }) => fn.min('created_at').as('oldest'))
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow();
    return { oldest: oldest ? (clock.now().getTime() - new Date(oldest).getTime()) / 1000 : 0 };
  },
};
