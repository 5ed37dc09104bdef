import { anonymizeMember, audit, getPerson, lockMember } from '#features/base/accounts/server/index.ts';
import { purgeReactionsOf } from '#features/base/reactions/server/index.ts';
import { DEFAULT_LANGUAGE } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import type { PlainProblemCode } from '#platform/contract/problem.ts';
import type { Context } from '#platform/http/context.ts';
import { cancelMailsOf, queueMail } from '#platform/mail/outbox.ts';
import type { PersonalData } from './personal-data.ts';
import { erasePersonalRows } from './erase-personal-rows.ts';
import { findPersonalRows } from './find-personal-rows.ts';

/** A deleted account by what it was known by. `email` is empty unless it was confirmed. */
type DeletedAccount = { userId: string; slug: string; email: string };

declare module '#platform/tasks/events.ts' {
  interface Events {
    /** A member's account was deleted: features remove their private data. */
    'account.deleted': DeletedAccount;
  }
}

/**
 * Deletes an account: private data and files are erased, content that others depend on is anonymised, and legally required
 * records stay. Returns what must finish first, or null when it is done. Checks no permission.
 */
export async function eraseAccount(
  ctx: Context,
  { tables, obstacles }: PersonalData,
  userId: string,
  { details = {}, notifies = true }: { details?: Record<string, unknown>; notifies?: boolean } = {},
): Promise<PlainProblemCode | null> {
  await lockMember(ctx, userId);
  for (const obstacle of obstacles) {
    const reason = await obstacle(ctx, userId);
    if (reason) return reason;
  }
  const person = await getPerson(ctx, userId);
  const keys: string[] = [];
  for (const entry of tables) {
    if (!entry.file || entry.deletion !== 'erase') continue;
    for (const row of await findPersonalRows(ctx, tables, entry, userId)) {
      const key = row[entry.file.key];
      if (typeof key === 'string') keys.push(key);
    }
  }
  const email = person.emailVerified ? person.email : '';
  await ctx.publish('account.deleted', { userId, slug: person.slug, email });
  await purgeReactionsOf(ctx, userId);
  await cancelMailsOf(ctx, { userId, email });
  for (const entry of tables) await erasePersonalRows(ctx, tables, entry, userId);
  await anonymizeMember(ctx, userId, m.personal_data_former_member({}, { locale: DEFAULT_LANGUAGE }));
  if (keys.length > 0) await ctx.enqueue('files.remove', { keys });
  await audit(ctx, { action: 'account.delete', objectType: 'user', objectId: userId, details });
  if (notifies && email)
    await queueMail(ctx, {
      userId: null,
      id: `account-deleted-${userId}`,
      to: email,
      subject: m.personal_data_mail_subject({ brand: ctx.config.BRAND_NAME }),
      text: m.personal_data_mail_text({ name: person.name, brand: ctx.config.BRAND_NAME, support: ctx.config.SUPPORT_EMAIL }),
    });
  return null;
}
