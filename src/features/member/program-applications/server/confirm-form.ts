import { signedIn } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadCurrentStep, lockDraft } from './load-form.ts';
import { presentForm } from './present-forms.ts';
import { submit } from './submit-form.ts';

/** Confirms a complete application: submits it when free, otherwise enables payment. */
export const confirmForm: UseCase<'POST /api/application_forms/{id}/confirm'> = async (ctx, { params }) => {
  signedIn(ctx);
  const form = await lockDraft(ctx, params.id);
  const { step, feePaise } = await loadCurrentStep(ctx, form);
  if (step !== 'payment') throw conflict('earlier-steps-first', {}, { code: 'step-order' });
  await ctx.db.updateTable('application_forms').set({ confirmed_at: ctx.clock.now() }).where('id', '=', form.id).execute();
  if (feePaise === 0) await submit(ctx, form.id, { paid_paise: 0, txnid: null });
  return presentForm(ctx, form.id);
};
