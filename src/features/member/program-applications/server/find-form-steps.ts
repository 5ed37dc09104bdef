import type { Context } from '#platform/http/context.ts';
import type { FormStep } from '../contract.ts';
import { currentStep } from './find-form.ts';

/** Where drafts stand, by form; whose they are has been decided before. */
export async function findFormSteps(ctx: Context, ids: readonly string[]): Promise<Map<string, FormStep>> {
  if (ids.length === 0) return new Map();
  const forms = await ctx.db
    .selectFrom('application_forms')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return new Map(await Promise.all(forms.map(async (form) => [form.id, (await currentStep(ctx, form)).step] as const)));
}
