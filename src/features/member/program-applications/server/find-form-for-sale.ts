import type { Purchasable } from '#features/base/payments/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import { m } from '#platform/messages/messages.js';
import { currentStep } from './load-form.ts';

/** An application's fee as an item on sale, once its owner has confirmed it; 404 otherwise. */
export async function findFormForSale(ctx: Context, id: string): Promise<Purchasable> {
  const viewer = signedIn(ctx);
  const form = await ctx.db
    .selectFrom('application_forms')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', viewer.id)
    .executeTakeFirst();
  if (!form) throw notFound('item');
  const { step, feePaise, program } = await currentStep(ctx, form);
  const alreadyOwned = form.status !== 'draft';
  if (!alreadyOwned && (step !== 'payment' || form.confirmed_at === null))
    throw conflict('confirmation-first', {}, { code: 'step-order' });
  if (!alreadyOwned && feePaise === 0) throw notFound('item');
  return {
    title: m.program_applications_fee_item({ program: program.title }),
    amountPaise: feePaise,
    ownerId: form.user_id,
    alreadyOwned,
    context: { program_code: program.code },
  };
}
