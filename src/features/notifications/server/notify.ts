import { createHash } from 'node:crypto';
import { findPerson } from '#features/accounts/server/index.ts';
import type { Context } from '#platform/server/context.ts';
import type { NotificationKind } from '../contract.ts';
import { matterOf, MATTERS } from '../matters.ts';
import { choiceFor, type Choice } from './preferences.ts';
import { writeMail } from './write-mail.ts';
import { writeNotice } from './write-notice.ts';

export type Notice = {
  userId: string;
  kind: NotificationKind;
  /** What happened, as a key: the same occasion is told once however often it is reported. */
  occasion: string;
  /** Fills the sentence of the kind; plain texts, already formatted. */
  facts: Record<string, string>;
  /** The page of this site it leads to. */
  url: string;
  /** What it belongs to: unread notices of one group stand as one ("Asha and 3 others"). */
  group?: string;
  /**
   * Whether it is worth an e-mail of its own while the member has not chosen for its matter; the matter's habit unless
   * given, and never when false.
   */
  mail?: boolean;
  /** The page with the receipt, for the e-mail of something that was paid for. */
  receipt?: string;
};

/** Tells a member something, in the transaction in which it became true. Answers whether it was new. */
export async function notify(ctx: Context, notice: Notice): Promise<boolean> {
  const choice = await choiceFor(ctx, notice.userId, matterOf(notice.kind));
  const mail = mailOf(notice, choice);
  const id = await writeNotice(ctx, {
    ...notice,
    groupKey: notice.group === undefined ? null : `${notice.kind}:${notice.group}`,
    shown: choice.in_app,
    mail,
  });
  if (id === null) return false;
  if (mail === 'now') await mailNow(ctx, notice);
  return true;
}

function mailOf({ kind, mail }: Notice, { mail: choice, chosen }: Choice & { chosen: boolean }): 'none' | 'now' | 'digest' {
  if (mail === false) return 'none';
  if (chosen) return choice === 'never' ? 'none' : choice;
  // What is always told says itself which of its notices are worth an e-mail.
  if (mail || MATTERS[matterOf(kind)].fixed) return mail ? 'now' : 'none';
  return choice === 'never' ? 'none' : choice;
}

async function mailNow(ctx: Context, notice: Notice): Promise<void> {
  const person = await findPerson(ctx, notice.userId);
  if (!person.email || !person.emailVerified) return;
  const id = createHash('sha256').update(`${notice.userId}:${notice.occasion}`).digest('hex').slice(0, 40);
  await ctx.enqueue('mail.send', writeMail(ctx.config, { id, person, notice }));
}
