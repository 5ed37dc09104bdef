import { sql } from 'kysely';
import { anonymizeMember, audit, getPerson, lockMember, requireFreshSession } from '#features/base/accounts/server/index.ts';
import { purgeReactionsOf } from '#features/base/reactions/server/index.ts';
import { DEFAULT_LANGUAGE } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { cookieName } from '#platform/http/cookies.ts';
import { signedIn } from '#platform/http/context.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { PersonalData } from './personal-data.ts';
import { findPersonalRows } from './find-personal-rows.ts';

declare module '#platform/tasks/events.ts' {
  interface Events {
    /** A member's account was deleted: features remove their private data. */
    'account.deleted': { userId: string };
  }
}

/**
 * Deletes the viewer's account: private data and files are erased, content that others depend on is anonymised, and
 * legally required records stay. 409 while something is in progress that must finish first.
 */
export const deleteAccount =
  ({ tables, obstacles }: PersonalData): UseCase<'POST /api/users/delete_account'> =>
  async (ctx) => {
    const viewer = signedIn(ctx);
    await requireFreshSession(ctx);
    await lockMember(ctx, viewer.id);
    for (const obstacle of obstacles) {
      const reason = await obstacle(ctx, viewer.id);
      if (reason) throw conflict(reason, {}, { code: 'not-yet' });
    }
    const person = await getPerson(ctx, viewer.id);
    const keys: string[] = [];
    for (const entry of tables) {
      if (!entry.file || entry.deletion !== 'erase') continue;
      for (const row of await findPersonalRows(ctx, tables, entry, viewer.id)) {
        const key = row[entry.file.key];
        if (typeof key === 'string') keys.push(key);
      }
    }
    await ctx.publish('account.deleted', { userId: viewer.id });
    await purgeReactionsOf(ctx, viewer.id);
    for (const { table, owner, deletion } of tables)
      if (deletion === 'erase' && !('parent' in owner))
        await sql`delete from ${sql.table(table)} where ${sql.ref(owner.column)}::text = ${viewer.id}`.execute(ctx.db);
    await anonymizeMember(ctx, viewer.id, m.personal_data_former_member({}, { locale: DEFAULT_LANGUAGE }));
    if (keys.length > 0) await ctx.enqueue('files.remove', { keys });
    await audit(ctx, { action: 'account.delete', objectType: 'user', objectId: viewer.id });
    if (person.email && person.emailVerified)
      await queueMail(ctx, {
        userId: null,
        id: `account-deleted-${viewer.id}`,
        to: person.email,
        subject: m.personal_data_mail_subject({ brand: ctx.config.BRAND_NAME }),
        text: m.personal_data_mail_text({ name: person.name, brand: ctx.config.BRAND_NAME, support: ctx.config.SUPPORT_EMAIL }),
      });
    ctx.request.setCookie(cookieName(ctx.config, 'sid'), null);
    ctx.request.setHeader('clear-site-data', '"cache", "storage"');
  };
