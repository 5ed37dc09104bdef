import { programRows } from '#features/catalogue/programs/server/index.ts';
import { audit } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { conflict, problem } from '#platform/http/errors.ts';
import type { FormStatus } from '../contract.ts';
import { canBecome } from './policy.ts';
import { setFormStatus, notifyApplicant } from './submit-form.ts';

type FormDecision = {
  id: string;
  /** What its author saw; omitted, whatever it is now. */
  from?: FormStatus;
  status: FormStatus;
  note: string;
  /** Who decides; by default the viewer. */
  actorId?: string | null;
};

/**
 * Changes the status of an application and notifies the applicant, who reads the note. Called by staff, in the console or by a
 * command. 404 for an unknown application, 409 for a transition that its status does not allow, 412 where a colleague was faster.
 */
export async function changeFormStatus(ctx: Context, change: FormDecision): Promise<void> {
  await ctx.inTransaction(async (trx) => {
    const form = await trx.db
      .selectFrom('application_forms')
      .select(['id', 'status'])
      .where('id', '=', change.id)
      .forUpdate()
      .executeTakeFirst();
    if (!form || form.status === 'draft') throw problem(404, 'no-such-application', { id: change.id });
    if (change.from !== undefined && form.status !== change.from) throw problem(412, 'application-changed-meanwhile');
    if (!canBecome(form.status, change.status)) throw conflict('application-status', { from: form.status, to: change.status });
    await setFormStatus(trx, form.id, change.status, change.note);
    await notifyApplicant(trx, form.id, change.status);
    await audit(trx, {
      action: `application-form.${change.status}`,
      objectType: 'application_form',
      objectId: form.id,
      ...(change.actorId !== undefined && { actorId: change.actorId }),
      details: { before: { status: form.status }, after: { status: change.status }, reason: change.note },
    });
  });
}

/** Undecided applications, oldest first. */
export const listUndecided = (ctx: Context, limit: number) =>
  ctx.db
    .selectFrom('application_forms')
    .innerJoin(programRows(ctx).as('programs'), 'programs.id', 'application_forms.program_id')
    .select(['application_forms.id', 'application_forms.status', 'submitted_at', 'programs.title', 'programs.provider'])
    .where('application_forms.status', 'in', ['submitted', 'under_review', 'offered'])
    .orderBy('submitted_at')
    .orderBy('application_forms.id')
    .limit(limit)
    .execute();
