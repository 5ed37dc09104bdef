import { programRows } from '#features/catalogue/programs/server/index.ts';
import type { PurchaseEvent } from '#features/base/payments/server/index.ts';
import { notify } from '#features/base/notifications/server/index.ts';
import { type Context } from '#platform/http/context.ts';
import type { FormStatus } from '../contract.ts';

/** Submits an application whose fee is paid. Idempotent. */
export async function submitPaidForm(ctx: Context, id: string, paid: PurchaseEvent): Promise<boolean> {
  const submitted = await submit(ctx, id, { paid_paise: paid.amountPaise, txnid: paid.txnid });
  if (!submitted)
    return (await ctx.db.selectFrom('application_forms').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
  await ctx.publish('application-form.paid', {
    formId: id,
    userId: submitted.user_id,
    programId: submitted.program_id,
    purchaseId: paid.purchaseId,
    amountPaise: paid.amountPaise,
  });
  return true;
}

/** Records the refund of a fee and withdraws the application if it is still undecided. Idempotent. */
export async function recordFormRefund(ctx: Context, id: string): Promise<void> {
  const now = ctx.clock.now();
  const returned = await ctx.db
    .updateTable('application_forms')
    .set({ returned_at: now })
    .where('id', '=', id)
    .where('returned_at', 'is', null)
    .returning('status')
    .executeTakeFirst();
  if (!returned) return;
  if (returned.status === 'submitted' || returned.status === 'under_review') await setFormStatus(ctx, id, 'withdrawn', '');
  await ctx.publish('application-form.returned', { formId: id });
}

export async function submit(ctx: Context, id: string, paid: { paid_paise: number; txnid: string | null }) {
  const now = ctx.clock.now();
  const submitted = await ctx.db
    .updateTable('application_forms')
    .set({ ...paid, submitted_at: now, status: 'submitted', updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .returning(['user_id', 'program_id'])
    .executeTakeFirst();
  if (!submitted) return null;
  await addEvent(ctx, id, 'submitted', '');
  await notifyApplicant(ctx, id, 'submitted');
  return submitted;
}

/** Changes the status of a submitted application and adds it to the timeline. The caller has checked the transition. */
export async function setFormStatus(ctx: Context, id: string, status: FormStatus, note: string): Promise<void> {
  await ctx.db.updateTable('application_forms').set({ status, updated_at: ctx.clock.now() }).where('id', '=', id).execute();
  await addEvent(ctx, id, status, note);
}

const addEvent = (ctx: Context, id: string, status: FormStatus, note: string) =>
  ctx.db.insertInto('application_form_events').values({ application_form_id: id, status, note, at: ctx.clock.now() }).execute();

/** Notifies the applicant of the new status. */
export async function notifyApplicant(ctx: Context, id: string, status: FormStatus): Promise<void> {
  const { user_id, code, title } = await ctx.db
    .selectFrom('application_forms')
    .innerJoin(programRows(ctx).as('programs'), 'programs.id', 'application_forms.program_id')
    .select(['user_id', 'programs.code', 'programs.title'])
    .where('application_forms.id', '=', id)
    .executeTakeFirstOrThrow();
  await notify(ctx, {
    userId: user_id,
    kind: 'program-application',
    dedupeKey: `program-application:${id}:${status}`,
    facts: { program: title, status },
    url: `/${code}/apply`,
    mail: true,
  });
}

declare module '#platform/tasks/events.ts' {
  interface Events {
    /** An application's fee was paid and it was submitted. */
    'application-form.paid': { formId: string; userId: string; programId: string; purchaseId: string; amountPaise: number };
    /** The fee of an application is being refunded. */
    'application-form.returned': { formId: string };
  }
}
