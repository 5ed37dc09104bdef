import type { Product, Purchasable } from '#features/base/payments/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import { m } from '#platform/messages/messages.js';
import { loadCurrentStep } from './load-form.ts';

type Attribute = 'program_code';

/** The fee of one of the viewer's applications as an item for sale; a conflict before the application is confirmed. */
async function getFormForSale(ctx: Context, id: string): Promise<Purchasable<Attribute>> {
  const viewer = signedIn(ctx);
  const form = await ctx.db
    .selectFrom('application_forms')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', viewer.id)
    .executeTakeFirst();
  if (!form) throw notFound('item');
  const { step, feePaise, program } = await loadCurrentStep(ctx, form);
  const alreadyOwned = form.status !== 'draft';
  if (!alreadyOwned && (step !== 'payment' || form.confirmed_at === null))
    throw conflict('confirmation-first', {}, { code: 'step-order' });
  if (!alreadyOwned && feePaise === 0) throw notFound('item');
  return {
    title: m.program_applications_fee_item({ program: program.title }),
    amountPaise: feePaise,
    ownerId: form.user_id,
    alreadyOwned,
    statusPage: `/${encodeURIComponent(program.code)}/apply/payment/status`,
    attributes: { program_code: program.code },
  };
}

/** The fee of an application, as a product. */
export const applicationFeeProduct: Product<Attribute> = {
  attributes: ['program_code'],
  contestable: [],
  find: getFormForSale,
};
