import { signedIn, type Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getOpenProgram } from './load-form.ts';
import { presentForm } from './present-forms.ts';

/** Starts an application, or returns the open one. */
export const startForm: UseCase<'POST /api/application_forms'> = async (ctx, { body }) => {
  const viewer = signedIn(ctx);
  const program = await getOpenProgram(ctx, body.program_code);
  const now = ctx.clock.now();
  const created = await ctx.db
    .insertInto('application_forms')
    .values({ user_id: viewer.id, program_id: program.id, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'program_id']).where('status', 'not in', ['withdrawn', 'rejected']).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  const form = created ?? (await findLatestForm(ctx, viewer.id, program.id));
  if (!form) throw new Error('the open application was not found');
  return presentForm(ctx, form.id);
};

/** The latest application of a member for a program, which is the open one if there is one. */
export const findLatestForm = (ctx: Context, userId: string, programId: string) =>
  ctx.db
    .selectFrom('application_forms')
    .selectAll()
    .where('user_id', '=', userId)
    .where('program_id', '=', programId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
