import type { UseCase } from '#platform/http/http.ts';
import { computeTerms, getOpenProgram } from './load-form.ts';
import { presentForms, presentTerms } from './present-forms.ts';
import { findLatestForm } from './start-form.ts';

/** A program's terms and the viewer's latest application. */
export const getTerms: UseCase<'GET /api/application_forms/start/{program_code}'> = async (ctx, { params }) => {
  const program = await getOpenProgram(ctx, params.program_code);
  const latest = ctx.viewer && (await findLatestForm(ctx, ctx.viewer.id, program.id));
  const [form = null] = latest ? await presentForms(ctx, [latest]) : [];
  const attributes = { ...presentTerms(program, computeTerms(ctx, program)), form };
  return { data: { id: program.id, type: 'program_terms', attributes } };
};
