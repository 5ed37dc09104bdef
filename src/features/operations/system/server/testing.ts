/** Test factories: an e-mail that was given up, and a task that failed. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { queueMail } from '#platform/mail/outbox.ts';

/** The id of an e-mail that was given up. Its text has a secret link. */
export async function aFailedMail(
  ctx: Context,
  { subject = 'Your receipt', userId = null as string | null } = {},
): Promise<string> {
  const id = `mail-${randomUUID()}`;
  const text = 'Open https://pathlight.example/secret-link';
  await ctx.inTransaction((trx) => queueMail(trx, { id, userId, to: 'asha@people.example', subject, text }));
  await giveUpMail(ctx, id);
  return id;
}

/** As if the last attempt to send it had failed. */
export async function giveUpMail(ctx: Context, id: string): Promise<void> {
  await ctx.db
    .updateTable('outbox_mails')
    .set({ state: 'dead', attempts: 8, finished_at: ctx.clock.now(), last_error: '550 asha@people.example: no such mailbox' })
    .where('id', '=', id)
    .execute();
}

/** The id of a task that failed at every attempt. */
export async function aFailedTask(ctx: Context, error = 'The provider is away'): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into tasks.job (name, data, state, retry_count, output, completed_on)
    values ('files.remove', '{"keys":["resume/00000000-0000-4000-8000-000000000000"]}', 'failed', 7, ${JSON.stringify({ message: error })}, now())
    returning id`.execute(ctx.db);
  return rows[0]?.id ?? '';
}
