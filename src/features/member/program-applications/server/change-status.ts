import { programRows } from '#features/catalogue/programs/server/index.ts';
import { audit } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { conflict, problem } from '#platform/http/errors.ts';
import type { FormStatus } from '../contract.ts';
import { canBecome } from './policy.ts';
import { moveTo, notifyApplicant } from './submit-form.ts';

/**
 * Decides an application and notifies the applicant with the note. Operator command only, no endpoint. 404 for an
 * unknown one, 409 for a transition its status does not allow.
 */
export async function changeFormStatus(ctx: Context, order: { id: string; status: FormStatus; note: string }): Promise<void> {
  await ctx.inTransaction(async (inside) => {
    const form = await inside.db
      .selectFrom('application_forms')
      .select(['id', 'status'])
      .where('id', '=', order.id)
      .forUpdate()
      .executeTakeFirst();
    if (!form || form.status === 'draft') throw problem(404, 'no-such-application', { id: order.id });
    if (!canBecome(form.status, order.status)) throw conflict('application-status', { from: form.status, to: order.status });
    await moveTo(inside, form.id, order.status, order.note);
    await notifyApplicant(inside, form.id, order.status);
    await audit(inside, {
      action: `application-form.${order.status}`,
      objectType: 'application_form',
      objectId: form.id,
      details: { note: order.note },
    });
  });
}

/** Undecided applications, oldest first. */
export const listWaiting = (ctx: Context, limit: number) =>
  ctx.db
    .selectFrom('application_forms')
    .innerJoin(programRows(ctx).as('programs'), 'programs.id', 'application_forms.program_id')
    .select(['application_forms.id', 'application_forms.status', 'submitted_at', 'programs.title', 'programs.provider'])
    .where('application_forms.status', 'in', ['submitted', 'under_review', 'offered'])
    .orderBy('submitted_at')
    .orderBy('application_forms.id')
    .limit(limit)
    .execute();
