import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { describeResume } from './describe-resume.ts';
import { renderPdfInWorker } from './files/render-pdf-in-worker.ts';
import { isEmpty, loadResumeFacts } from './load-resume-facts.ts';

/** The texts of the viewer's clean résumé, and how many pages its PDF file has. */
export const getCleanResume: UseCase<'GET /api/clean_resume'> = async (ctx, { query }) => {
  const { id } = signedIn(ctx);
  const { facts, tailored } = await loadResumeFacts(ctx, query.job_application_id);
  const { languageTag: _, ...sheet } = describeResume(facts, query.language);
  const empty = isEmpty(facts);
  const { pages, complete } = empty
    ? { pages: 1, complete: true }
    : await renderPdfInWorker(ctx, { sheet: { ...sheet, languageTag: _ }, design: query.design, maxPages: query.pages });
  return { data: { id, type: 'clean_resume', attributes: { ...sheet, empty, tailored, pages, complete } } };
};
