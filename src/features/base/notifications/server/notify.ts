import { createHash } from 'node:crypto';
import { getPerson } from '#features/base/accounts/server/index.ts';
import { findListeners } from '#features/base/mutes/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { inLanguage } from '#platform/http/request-language.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import type { NotificationKind } from '../contract.ts';
import { categoryOf, CATEGORIES, settingsOfKind } from '../categories.ts';
import { queuePush } from './send-push.ts';
import { findChoices, defaultChannels, type ChannelChoice } from './preferences.ts';
import { renderNotificationMail } from './render-mail.ts';
import { insertNotifications } from './insert-notifications.ts';

export type NotificationInput = {
  userId: string;
  kind: NotificationKind;
  /** The same key notifies a member once, however often it is reported. */
  dedupeKey: string;
  /** Values for the placeholders of the kind's sentence; plain, already formatted text. A name is not stored if `actors` is known. */
  facts: Record<string, string>;
  /** The path of the page it links to. */
  url: string;
  /** The member whose act it reports: whoever mutes them, or one of the two who blocks the other, is not notified. */
  actorId?: string | null;
  /** The members whom its sentence names; `actorId` by default. */
  actors?: readonly string[];
  /** The group key: unread notifications of one group are shown as one ("Asha and 3 others"). */
  group?: string;
  /**
   * True e-mails immediately when the member has made no choice for the category; in a fixed category nothing else sends an
   * e-mail. False sends none. Without it the member's choice applies, or else the category's default.
   */
  mail?: boolean;
  /** The path of the receipt, for e-mails about a payment. */
  receipt?: string;
};

/** Notifies a member, in the transaction of the change it reports. Returns whether the notification was new. */
export async function notify(ctx: Context, { userId, ...notice }: NotificationInput): Promise<boolean> {
  return (await notifyAll(ctx, [userId], notice)) > 0;
}

/**
 * Notifies many members of the same event, inserting all notifications at once. Returns the number of members for whom it
 * was new.
 */
export async function notifyAll(ctx: Context, everybody: readonly string[], notice: Notice): Promise<number> {
  const userIds = await findListeners(ctx, notice.actorId ?? null, everybody);
  if (userIds.length === 0) return 0;
  const category = categoryOf(notice.kind);
  const choices = await findChoices(ctx, userIds, category);
  const recipients = userIds.map((userId) => {
    const choice = choices.get(userId) ?? defaultChannels(category);
    return { userId, shown: choice.in_app, mail: chooseMail(notice, choice), push: choice.push };
  });
  const groupKey = notice.group === undefined ? null : `${notice.kind}:${notice.group}`;
  const actorIds = findActors(notice);
  const facts = actorIds.length > 0 ? withoutNames(notice) : notice.facts;
  const inserted = await insertNotifications(ctx, { ...notice, facts, actorIds, groupKey }, recipients);
  for (const { userId, mail } of recipients)
    if (mail === 'now' && inserted.has(userId)) await queueImmediateMail(ctx, { ...notice, userId }, actorIds);
  await queuePush(
    ctx,
    recipients.flatMap(({ userId, push }) => (push ? (inserted.get(userId) ?? []) : [])),
  );
  return inserted.size;
}

type Notice = Omit<NotificationInput, 'userId'>;

const findActors = ({ kind, actorId, actors }: Notice): readonly string[] =>
  settingsOfKind(kind).actor ? (actors ?? (actorId ? [actorId] : [])) : [];

const withoutNames = ({ kind, facts }: Notice): Record<string, string> =>
  Object.fromEntries(Object.entries(facts).filter(([key]) => key !== settingsOfKind(kind).actor));

function chooseMail({ kind, mail }: Notice, { mail: choice, chosen }: ChannelChoice): 'none' | 'now' | 'digest' {
  if (mail === false) return 'none';
  // In a fixed category, the caller decides which notifications are worth an e-mail.
  if (CATEGORIES[categoryOf(kind)].fixed || (mail && !chosen)) return mail ? 'now' : 'none';
  return choice === 'never' ? 'none' : choice;
}

async function queueImmediateMail(ctx: Context, notice: NotificationInput, actorIds: readonly string[]): Promise<void> {
  const person = await getPerson(ctx, notice.userId);
  if (!person.email || !person.emailVerified) return;
  const id = createHash('sha256').update(`${notice.userId}:${notice.dedupeKey}`).digest('hex').slice(0, 40);
  const mail = await inLanguage(person.language, () => renderNotificationMail(ctx, { id, person, notice }));
  await queueMail(ctx, { ...mail, userId: notice.userId, actorIds });
}
