import { createHash } from 'node:crypto';
import { findPerson } from '#features/accounts/server/index.ts';
import type { Context } from '#platform/server/context.ts';
import type { NotificationKind } from '../contract.ts';
import { writeMail } from './write-mail.ts';

export type Notice = {
  userId: string;
  kind: NotificationKind;
  /** What happened, as a key: the same occasion is told once however often it is reported. */
  occasion: string;
  /** Fills the sentence of the kind; plain texts, already formatted. */
  facts: Record<string, string>;
  /** The page of this site it leads to. */
  url: string;
  /** Also sends an e-mail, when the member has a verified address. */
  mail?: boolean;
  /** The page with the receipt, for the e-mail of something that was paid for. */
  receipt?: string;
};

/** Tells a member something, in the transaction in which it became true. Answers whether it was new. */
export async function notify(ctx: Context, notice: Notice): Promise<boolean> {
  const told = await ctx.db
    .insertInto('notifications')
    .values({
      user_id: notice.userId,
      kind: notice.kind,
      occasion: notice.occasion,
      facts: JSON.stringify(notice.facts),
      url: notice.url,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'occasion']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!told) return false;
  if (!notice.mail) return true;
  const person = await findPerson(ctx, notice.userId);
  if (!person.email || !person.emailVerified) return true;
  const id = createHash('sha256').update(`${notice.userId}:${notice.occasion}`).digest('hex').slice(0, 40);
  await ctx.enqueue('mail.send', writeMail(ctx.config, { id, person, notice }));
  return true;
}
