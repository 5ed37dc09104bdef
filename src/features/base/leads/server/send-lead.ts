import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { signedIn, type Context } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { verifyForm } from './open-form.ts';
import { presentLead, type StoredLead } from './present-lead.ts';
import { findMissingFields } from './find-missing-fields.ts';
import { renderOperatorMail, renderConfirmationMail } from './render-mails.ts';

const DAY_MS = 24 * 3_600_000;
/** The maximum number of e-mails to one address per day. */
const MAX_MAILS_PER_DAY = 3;

type LeadInput = Parameters<UseCase<'POST /api/leads'>>[1]['body'];

/**
 * Stores a message, forwards it to the operator and confirms it to the sender; suspected spam is only stored. The same
 * form, or the same text from one address within a day, is the same lead.
 */
export const sendLead: UseCase<'POST /api/leads'> = async (ctx, { body }) => {
  // public: anyone may send a message; only advisor requests require sign-in
  if (body.kind === 'advisor') signedIn(ctx);
  const formId = await verifyForm(ctx, body.form, body.kind);
  const missing = findMissingFields(body);
  if (missing.length > 0) throw invalid(...missing);
  const email = body.email.toLowerCase();
  // Serialised per address, because the following statements count.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`leads:${email}`}, 0))`.execute(ctx.db);
  const existing = (await findByForm(ctx, formId)) ?? (await countRepeat(ctx, email, computeDigest(body)));
  return { data: presentLead(existing ?? (await storeLead(ctx, formId, { ...body, email }))) };
};

const findByForm = (ctx: Context, formId: string) =>
  ctx.db.selectFrom('leads').selectAll().where('form_id', '=', formId).executeTakeFirst();

const computeDigest = ({ kind, topic, organisation, message }: LeadInput) =>
  createHash('sha256')
    .update(JSON.stringify([kind, topic, organisation, message.replaceAll(/\s+/g, ' ')]))
    .digest('hex');

const oneDayAgo = (ctx: Context) => new Date(ctx.clock.now().getTime() - DAY_MS);

const countRepeat = (ctx: Context, email: string, digest: string) =>
  ctx.db
    .updateTable('leads')
    .set((eb) => ({ repeats: eb('repeats', '+', 1) }))
    .where('email', '=', email)
    .where('digest', '=', digest)
    .where('created_at', '>', oneDayAgo(ctx))
    .returningAll()
    .executeTakeFirst();

async function storeLead(ctx: Context, formId: string, input: LeadInput): Promise<StoredLead> {
  const { kind, name, email, phone, organisation, topic, message, page, homepage } = input;
  const recent = await ctx.db
    .selectFrom('leads')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('email', '=', email)
    .where('created_at', '>', oneDayAgo(ctx))
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
      digest: computeDigest(input),
      confirmed_at: null,
      handled_at: null,
      created_at: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.column('form_id').doNothing())
    .returningAll()
    .executeTakeFirst();
  // The same form was sent concurrently: the first one wins.
  if (!lead) return ctx.db.selectFrom('leads').selectAll().where('form_id', '=', formId).executeTakeFirstOrThrow();
  if (suspected) return lead;
  await queueMail(ctx, { ...renderOperatorMail(ctx, lead), userId: lead.user_id });
  if (Number(recent.count) < MAX_MAILS_PER_DAY)
    await queueMail(ctx, { ...(await renderConfirmationMail(ctx, lead)), userId: lead.user_id });
  return lead;
}
