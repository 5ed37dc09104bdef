import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { signedIn, type Context } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { verifyForm } from './open-form.ts';
import { presentLead, type StoredLead } from './present-lead.ts';
import { findMissingFields } from './find-missing-fields.ts';
import { mailOperator, mailWriter } from './write-mails.ts';

const DAY_MS = 24 * 3_600_000;
/** E-mails sent to one address per day. */
const MAILS_A_DAY = 3;

type Written = Parameters<UseCase<'POST /api/leads'>>[1]['body'];

/** Stores a message and confirms it by e-mail. The same form, or the same text on the same day, is the same lead. */
export const sendLead: UseCase<'POST /api/leads'> = async (ctx, { body }) => {
  // public: anyone may send a message; only advisor requests require sign-in
  if (body.kind === 'advisor') signedIn(ctx);
  const formId = await verifyForm(ctx, body.form, body.kind);
  const missing = findMissingFields(body);
  if (missing.length > 0) throw invalid(...missing);
  const email = body.email.toLowerCase();
  // Serialised per address, because the following counts.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`leads:${email}`}, 0))`.execute(ctx.db);
  const known = (await findByForm(ctx, formId)) ?? (await countAgain(ctx, email, digestOf(body)));
  return { data: presentLead(known ?? (await keep(ctx, formId, { ...body, email }))) };
};

const findByForm = (ctx: Context, formId: string) =>
  ctx.db.selectFrom('leads').selectAll().where('form_id', '=', formId).executeTakeFirst();

const digestOf = ({ kind, topic, organisation, message }: Written) =>
  createHash('sha256')
    .update(JSON.stringify([kind, topic, organisation, message.replaceAll(/\s+/g, ' ')]))
    .digest('hex');

const aDayAgo = (ctx: Context) => new Date(ctx.clock.now().getTime() - DAY_MS);

const countAgain = (ctx: Context, email: string, digest: string) =>
  ctx.db
    .updateTable('leads')
    .set((eb) => ({ repeats: eb('repeats', '+', 1) }))
    .where('email', '=', email)
    .where('digest', '=', digest)
    .where('created_at', '>', aDayAgo(ctx))
    .returningAll()
    .executeTakeFirst();

async function keep(ctx: Context, formId: string, written: Written): Promise<StoredLead> {
  const { kind, name, email, phone, organisation, topic, message, page, homepage } = written;
  const before = await ctx.db
    .selectFrom('leads')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('email', '=', email)
    .where('created_at', '>', aDayAgo(ctx))
    .executeTakeFirstOrThrow();
  const suspected = homepage !== '';
  const lead = await ctx.db
    .insertInto('leads')
    .values({
      form_id: formId,
      user_id: ctx.viewer?.id ?? null,
      kind,
      name,
      email,
      phone,
      organisation,
      topic,
      message,
      page,
      suspected,
      digest: digestOf(written),
      confirmed_at: null,
      handled_at: null,
      created_at: ctx.clock.now(),
    })
    .onConflict((sent) => sent.column('form_id').doNothing())
    .returningAll()
    .executeTakeFirst();
  // The same form was sent concurrently: the first one wins.
  if (!lead) return ctx.db.selectFrom('leads').selectAll().where('form_id', '=', formId).executeTakeFirstOrThrow();
  if (suspected) return lead;
  await queueMail(ctx, { ...mailOperator(ctx, lead), userId: lead.user_id });
  if (Number(before.count) < MAILS_A_DAY) await queueMail(ctx, { ...(await mailWriter(ctx, lead)), userId: lead.user_id });
  return lead;
}
