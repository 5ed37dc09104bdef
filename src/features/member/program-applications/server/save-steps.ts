import { type Context } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';

/** Throws 409 unless the first step is complete. */
export function requireBasicStep(basic: unknown): void {
  if (basic === null) throw conflict('basic-details-first', {}, { code: 'step-order' });
}

/** Updates a draft, which then needs to be confirmed again. */
export async function changeDraft(
  ctx: Context,
  id: string,
  changes: { basic?: string; additional?: string } = {},
): Promise<void> {
  await ctx.db
    .updateTable('application_forms')
    .set({ ...changes, confirmed_at: null, updated_at: ctx.clock.now() })
    .where('id', '=', id)
    .execute();
}
