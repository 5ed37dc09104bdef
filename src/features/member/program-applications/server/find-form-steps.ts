import { programRows } from '#features/catalogue/programs/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { FormStep } from '../contract.ts';
import { computeTerms, findDocuments, computeStep } from './load-form.ts';

/** The current step of each application, in three queries. Checks no permission. */
export async function findFormSteps(ctx: Context, ids: readonly string[]): Promise<Map<string, FormStep>> {
  if (ids.length === 0) return new Map();
  const [forms, programs, documents] = await Promise.all([
    ctx.db
      .selectFrom('application_forms')
      .selectAll()
      .where('id', 'in', [...ids])
      .execute(),
    ctx.db
      .selectFrom(programRows(ctx).as('programs'))
      .selectAll('programs')
      .where(
        'id',
        'in',
        ctx.db
          .selectFrom('application_forms')
          .select('program_id')
          .where('id', 'in', [...ids]),
      )
      .execute(),
    findDocuments(ctx, ids),
  ]);
  const byProgram = new Map(programs.map((program) => [program.id, computeTerms(ctx, program)]));
  const byForm = Map.groupBy(documents, ({ application_form_id }) => application_form_id);
  return new Map(
    forms.flatMap((form) => {
      const terms = byProgram.get(form.program_id);
      return terms ? [[form.id, computeStep(form, byForm.get(form.id) ?? [], terms)] as const] : [];
    }),
  );
}
