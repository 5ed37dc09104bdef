/** Test factories: opened forms, and messages sent with them. */
import type { Context } from '#platform/http/context.ts';
import type { LeadKind } from '../contract.ts';
import { createSignedForm } from './open-form.ts';
import { sign } from './sign.ts';

/** A form that was opened `secondsAgo`. */
export const anOpenedForm = (ctx: Context, kind: LeadKind = 'contact', secondsAgo = 60): Promise<string> =>
  createSignedForm(ctx, kind, new Date(ctx.clock.now().getTime() - secondsAgo * 1000));

/** A message with a new form. */
export const aMessage = async (ctx: Context, secondsAgo = 60) => ({
  kind: 'contact' as const,
  form: await anOpenedForm(ctx, 'contact', secondsAgo),
  name: 'Ines Duarte',
  email: 'ines@people.example',
  topic: 'score',
  message: 'My report says partly where I would say met.',
  page: '/contact-us',
});

/** The id of a message that was sent. */
export async function aStoredLead(ctx: Context): Promise<string> {
  const { kind, form, name, email, topic, message, page } = await aMessage(ctx);
  const values = { kind, name, email, topic, message, page, phone: '', organisation: '', digest: '', suspected: false };
  const { id } = await ctx.db
    .insertInto('leads')
    .values({ ...values, form_id: form, user_id: null, confirmed_at: null, handled_at: null, created_at: ctx.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The confirmation token of a message that was sent. */
export const aConfirmation = async (ctx: Context): Promise<string> => sign(ctx, 'confirm', await aStoredLead(ctx));
