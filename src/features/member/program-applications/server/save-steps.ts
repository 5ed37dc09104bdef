import { type Context } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';

/** Steps are taken in their order. */
export function requireBasic(basic: unknown): void {
  if (basic === null) throw conflict('basic-details-first', {}, { code: 'step-order' });
}

/** Changes a draft; what was confirmed before has to be looked through again. */
export async function change(ctx: Context, id: string, what: { basic?: string; additional?: string } = {}): Promise<void> {
  await ctx.db
    .updateTable('application_forms')
    .set({ ...what, confirmed_at: null, updated_at: ctx.clock.now() })
    .where('id', '=', id)
    .execute();
}
