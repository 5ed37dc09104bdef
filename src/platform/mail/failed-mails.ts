/** Messages that were given up: after the last attempt, or because the mail server rejected them permanently. */
import * as z from 'zod';
import { containsPattern } from '#platform/db/contains-pattern.ts';
import { decodeCursor, isOlder, keysetPage } from '#platform/db/keyset.ts';
import type { Context } from '#platform/http/context.ts';
import { maskAddress } from './mask-address.ts';
import { EMPTY } from './outbox.ts';

export type FailedMailFilter = {
  /** Part of the address or subject. */
  find: string;
  /** Whether it is for a member, or for somebody without an account. */
  recipient?: 'member' | 'other' | undefined;
};

const FIELDS = ['id', 'user_id', 'recipient', 'subject', 'attempts', 'last_error', 'created_at', 'finished_at'] as const;

const selectFailed = (ctx: Context, { find, recipient }: FailedMailFilter) =>
  ctx.db
    .selectFrom('outbox_mails')
    .where('state', '=', 'dead')
    .$if(find !== '', (qb) =>
      qb.where((eb) => eb.or([eb('recipient', 'ilike', containsPattern(find)), eb('subject', 'ilike', containsPattern(find))])),
    )
    .$if(recipient === 'member', (qb) => qb.where('user_id', 'is not', null))
    .$if(recipient === 'other', (qb) => qb.where('user_id', 'is', null));

type Row = {
  id: string;
  user_id: string | null;
  recipient: string;
  subject: string;
  attempts: number;
  last_error: string;
  created_at: Date;
  finished_at: Date | null;
};

const ADDRESS = /[^\s<>()"':;,]+@[\w.-]+/g;

/** Without the text, whose links are secrets, and with addresses masked, also where the mail server repeats them. */
const withoutSecrets = ({ recipient, last_error, finished_at, ...row }: Row) => ({
  ...row,
  recipient: maskAddress(recipient),
  error: last_error.replaceAll(ADDRESS, maskAddress),
  failed_at: finished_at ?? row.created_at,
});
export type FailedMail = ReturnType<typeof withoutSecrets>;

/** Messages that were given up, the latest first, page by page. */
export async function listFailedMails(ctx: Context, filter: FailedMailFilter & { cursor?: string | undefined }, size: number) {
  const cursor = decodeCursor(filter.cursor, z.string().max(200));
  const rows = await selectFailed(ctx, filter)
    .select(FIELDS)
    .where(isOlder(cursor, 'finished_at', 'id'))
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();
  const { shown, next } = keysetPage(rows, size, ({ id, finished_at }) => ({ key: finished_at?.toISOString() ?? '', id }));
  return { shown: shown.map(withoutSecrets), next };
}

export async function countFailedMails(ctx: Context, filter: FailedMailFilter = { find: '' }): Promise<number> {
  const { count } = await selectFailed(ctx, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** One message that was given up; `dealt-with` where it no longer is, undefined where there is none. */
export async function findFailedMail(ctx: Context, id: string): Promise<FailedMail | 'dealt-with' | undefined> {
  const row = await ctx.db
    .selectFrom('outbox_mails')
    .select([...FIELDS, 'state'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { state, ...mail } = row;
  return state === 'dead' ? withoutSecrets(mail) : 'dealt-with';
}

/** Retries the message with this id, or without an id every message, that was given up; returns how many are retried. */
export async function replayMails(ctx: Context, id?: string): Promise<number> {
  const rows = await ctx.db
    .updateTable('outbox_mails')
    .set({ state: 'waiting', attempts: 0, available_at: ctx.clock.now(), finished_at: null })
    .where('state', '=', 'dead')
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .returning('id')
    .execute();
  for (const row of rows) await ctx.enqueue('mail.send', { id: row.id });
  return rows.length;
}

/** Decides that a message that was given up is not sent again, and removes what it says; whether it was one. */
export async function dropMail(ctx: Context, id: string): Promise<boolean> {
  const dropped = await ctx.db
    .updateTable('outbox_mails')
    .set({ ...EMPTY, state: 'dropped', finished_at: ctx.clock.now() })
    .where('id', '=', id)
    .where('state', '=', 'dead')
    .returning('id')
    .executeTakeFirst();
  return dropped !== undefined;
}
