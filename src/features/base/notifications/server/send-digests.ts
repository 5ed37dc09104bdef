import { createHash } from 'node:crypto';
import { getPerson } from '#features/base/accounts/server/index.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import type { Context } from '#platform/http/context.ts';
import { inLanguage } from '#platform/http/request-language.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { notificationSentence } from '../notification-sentence.ts';
import { loadPreferences } from './preferences.ts';
import { presentNotifications } from './present-notifications.ts';
import { siteUrl, renderDigestMail } from './render-mail.ts';

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'notifications.digest': Record<string, never>;
  }
}

const BATCH_SIZE = 200;
const MAX_LINES = 25;
const MONDAY = 1;
const NIL_UUID = '00000000-0000-0000-0000-000000000000';

/** Every morning: one e-mail per member with the unread notifications gathered for the digest; weekly digests on Mondays. */
export async function sendDigests(ctx: Context): Promise<void> {
  let after = NIL_UUID;
  while (true) {
    const rows = await ctx.db
      .selectFrom('notifications')
      .select('user_id')
      .distinct()
      .where('mail', '=', 'digest')
      .where('user_id', '>', after)
      .orderBy('user_id')
      .limit(BATCH_SIZE)
      .execute();
    for (const { user_id } of rows) await ctx.inTransaction((trx) => sendDigest(trx, user_id));
    const last = rows.at(-1)?.user_id;
    if (!last || rows.length < BATCH_SIZE) return;
    after = last;
  }
}

/**
 * Sends a member's digest if it is due today, without notifications read or cleared since. Marks all candidates as done, even
 * when nothing is sent.
 */
async function sendDigest(ctx: Context, userId: string): Promise<void> {
  const { digest } = await loadPreferences(ctx, userId);
  const day = calendarDay(ctx.clock.now());
  if (digest === 'weekly' && new Date(day).getUTCDay() !== MONDAY) return;
  const candidates = await ctx.db
    .updateTable('notifications')
    .set({ mail: 'digested' })
    .where('user_id', '=', userId)
    .where('mail', '=', 'digest')
    .returning([
      'id',
      'sequence',
      'kind',
      'facts',
      'actor_ids',
      'url',
      'created_at',
      'read_at',
      'snoozed_until',
      'group_id',
      'folded',
      'cleared_at',
    ])
    .execute();
  const person = await getPerson(ctx, userId);
  const unread = candidates
    .filter(({ folded, read_at, cleared_at }) => !folded && read_at === null && cleared_at === null)
    .toSorted((a, b) => b.sequence - a.sequence);
  if (digest === 'never' || unread.length === 0 || !person.email || !person.emailVerified) return;
  const id = createHash('sha256').update(`${userId}:digest:${day}`).digest('hex').slice(0, 40);
  const mail = await inLanguage(person.language, async () => {
    const lines = (await presentNotifications(ctx, unread.slice(0, MAX_LINES))).map(({ attributes: { kind, facts, url } }) => ({
      text: notificationSentence(kind, facts),
      link: siteUrl(ctx, url),
    }));
    return renderDigestMail(ctx, { id, person, lines, count: unread.length });
  });
  await queueMail(ctx, { ...mail, userId, actorIds: unread.flatMap(({ actor_ids }) => actor_ids) });
}
