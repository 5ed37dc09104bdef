import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentLead } from './present-lead.ts';
import { verifySigned } from './sign.ts';

/** Confirms the sender's e-mail address; idempotent. */
export const confirmLead: UseCase<'POST /api/leads/confirm'> = async (ctx, { body }) => {
  // public: the signed link in the mail is the permission
  const id = await verifySigned(ctx, 'confirm', body.token);
  if (!id) throw notFound('message');
  const lead = await ctx.db
    .updateTable('leads')
    .set((eb) => ({ confirmed_at: eb.fn.coalesce('confirmed_at', eb.val(ctx.clock.now())) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!lead) throw notFound('message');
  return { data: presentLead(lead) };
};
