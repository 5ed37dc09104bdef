/** E-mail outbox: written in the causing transaction, delivered at least once under one Message-ID, retried with back-off. */
import type { Refine, Rows } from '#platform/db/db.ts';
import { sql, type ColumnType, type Generated } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { retentionCutoff } from '#platform/runtime/retention.ts';
import type { Attachment, Mail } from './mail.ts';

/** A file of the file store that is attached when the message is delivered. */
type StoredAttachment = { key: string; name: string; type: string };

export type OutboxMailsTable = Refine<
  Rows['outbox_mails'],
  {
    /** `dropped`: given up, and staff have decided not to send it again. */
    state: Generated<'waiting' | 'sent' | 'dead' | 'dropped'>;
    headers: ColumnType<Record<string, string>, string, string>;
    attachments: ColumnType<StoredAttachment[], string | undefined, string>;
  }
>;

declare module '#platform/db/db.ts' {
  interface Tables {
    outbox_mails: OutboxMailsTable;
  }
}
declare module '#platform/tasks/events.ts' {
  interface Events {
    /** A message was given up, by its id. */
    'mail.failed': { id: string };
  }
}
declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'mail.send': { id: string };
    'mail.sweep': Record<string, never>;
    'mail.purge': Record<string, never>;
  }
}

/** The waits double up to an hour, so these are about three days: longer than a mail server is away over a weekend. */
const MAX_ATTEMPTS = 80;
const FIRST_WAIT_MS = 10_000;
const MAX_WAIT_MS = 3_600_000;
const JITTER = 0.2;
const CLAIM_MS = 60_000;
const BATCH_SIZE = 100;
const MAX_ERROR_LENGTH = 300;

/** What is left of a message that will not be sent again. */
export const EMPTY = {
  subject: '',
  text: '',
  html: '',
  headers: '{}',
  reply_to: '',
  attachments: '[]',
  last_error: '',
} as const;

type QueuedMail = Omit<Mail, 'date'> & {
  userId: string | null;
  /** The members whom it names; it is not sent any more when one of them deletes their account. */
  actorIds?: readonly string[];
  attachments?: readonly StoredAttachment[];
};

/** Queues an e-mail in the causing transaction; a message with an existing id is ignored. */
export async function queueMail(ctx: Context, { userId, actorIds = [], ...mail }: QueuedMail): Promise<void> {
  const now = ctx.clock.now();
  const queued = await ctx.db
    .insertInto('outbox_mails')
    .values({
      id: mail.id,
      user_id: userId,
      actor_ids: [...actorIds],
      recipient: mail.to,
      subject: mail.subject,
      text: mail.text,
      html: mail.html ?? '',
      headers: JSON.stringify(mail.headers ?? {}),
      reply_to: mail.replyTo ?? '',
      attachments: JSON.stringify(mail.attachments ?? []),
      available_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (queued) await ctx.enqueue('mail.send', { id: mail.id });
}

/**
 * Delivers a due message that no other process has claimed. After a failure the message is rescheduled, or given up when the
 * failure is permanent or this was the last attempt.
 */
export async function sendMail(ctx: Context, { id }: { id: string }): Promise<void> {
  const mail = await claim(ctx, id);
  if (!mail) return;
  try {
    const attachments = await loadAttachments(ctx, mail.attachments);
    await ctx.deliver({ ...mail, to: mail.recipient, replyTo: mail.reply_to, attachments, date: mail.created_at });
  } catch (error) {
    return reschedule(ctx, mail, error instanceof Error ? error : new Error(String(error)));
  }
  await ctx.db
    .updateTable('outbox_mails')
    .set({ ...EMPTY, recipient: '', state: 'sent', finished_at: ctx.clock.now() })
    .where('id', '=', id)
    .execute();
}

const loadAttachments = (ctx: Context, stored: readonly StoredAttachment[]): Promise<Attachment[]> =>
  Promise.all(stored.map(async ({ key, name, type }) => ({ name, type, bytes: await ctx.files.get(key) })));

type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claim>>>;

const claim = (ctx: Context, id: string) =>
  ctx.db
    .updateTable('outbox_mails')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      locked_until: new Date(ctx.clock.now().getTime() + CLAIM_MS),
    }))
    .where('id', '=', id)
    .where(due(ctx))
    .returning(['id', 'recipient', 'subject', 'text', 'html', 'headers', 'reply_to', 'attachments', 'attempts', 'created_at'])
    .executeTakeFirst();

const due = (ctx: Context) => {
  const now = ctx.clock.now();
  return sql<boolean>`state = 'waiting' and available_at <= ${now} and (locked_until is null or locked_until <= ${now})`;
};

async function reschedule(ctx: Context, { id, attempts }: ClaimedMail, error: Error): Promise<void> {
  const dead = attempts >= MAX_ATTEMPTS || isPermanent(error);
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), MAX_WAIT_MS) * (1 - JITTER + Math.random() * 2 * JITTER);
  await ctx.inTransaction(async (trx) => {
    const now = trx.clock.now();
    await trx.db
      .updateTable('outbox_mails')
      .set({
        last_error: error.message.slice(0, MAX_ERROR_LENGTH),
        locked_until: null,
        available_at: new Date(now.getTime() + wait),
        ...(dead && { state: 'dead' as const, finished_at: now }),
      })
      .where('id', '=', id)
      .execute();
    if (dead) await trx.publish('mail.failed', { id });
    else await trx.enqueue('mail.send', { id }, { startAfterSeconds: Math.ceil(wait / 1000) });
  });
  // The error message is not logged, since it may contain the address.
  ctx.log.warn({ mail: id, attempts, dead }, 'an e-mail was not delivered');
}

/** A 5xx reply is permanent. */
const isPermanent = (error: Error) => 'responseCode' in error && Number(error.responseCode) >= 500;

/** Every minute: delivers due messages that were missed because a process died or a signal was lost. */
export async function deliverDueMail(ctx: Context): Promise<void> {
  const rows = await ctx.db
    .selectFrom('outbox_mails')
    .select('id')
    .where(due(ctx))
    .orderBy('available_at')
    .limit(BATCH_SIZE)
    .execute();
  for (const { id } of rows) await sendMail(ctx, { id });
}

/** Nightly: deletes messages that were delivered or given up so long ago that they are not stored any more. */
export async function purgeFinishedMail(ctx: Context): Promise<void> {
  await ctx.db
    .deleteFrom('outbox_mails')
    .where('state', '<>', 'waiting')
    .where('finished_at', '<', retentionCutoff(ctx, ctx.config.MAIL_DAYS))
    .execute();
}

/** What became of messages, by id; messages that were purged are missing. A dropped one is as dead. */
export async function findMailStates(ctx: Context, ids: readonly string[]): Promise<Map<string, 'waiting' | 'sent' | 'dead'>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db.selectFrom('outbox_mails').select(['id', 'state']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, state }) => [id, state === 'dropped' ? 'dead' : state]));
}

/** Removes messages that were not delivered and that name a member or go to their address, because the account is deleted. */
export async function cancelMailsOf(ctx: Context, { userId, email }: { userId: string; email: string }): Promise<void> {
  await ctx.db
    .deleteFrom('outbox_mails')
    .where('state', '<>', 'sent')
    .where(sql<boolean>`(${userId}::uuid = any(actor_ids) or (recipient <> '' and lower(recipient) = lower(${email})))`)
    .execute();
}

/** Removes messages that were not delivered, because what they say no longer holds. */
export async function cancelMails(ctx: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db.deleteFrom('outbox_mails').where('id', 'in', ids).where('state', '<>', 'sent').execute();
}
