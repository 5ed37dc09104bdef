import { m } from '#platform/messages/messages.js';
import { authorize } from '#platform/http/context.ts';
import { unavailable } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadPlanSheet } from './load-plan-sheet.ts';
import { roadmapFacts, getRoadmapRow } from './load-roadmap.ts';
import { renderPlanInWorker } from './pdf/render-plan-in-worker.ts';
import { roadmapPolicy } from './policy.ts';
import { presentRoadmap } from './present-roadmap.ts';

const RETRY_AFTER_SECONDS = 60;

/** The whole plan as a PDF in the language of the request, once purchased. */
export const getRoadmapPdf: UseCase<'GET /api/roadmaps/{id}/pdf'> = async (ctx, { params }) => {
  const roadmap = await getRoadmapRow(ctx, { id: params.id });
  authorize(roadmapPolicy.openPdf(roadmapFacts(roadmap)), 'pdf-locked');
  const { attributes: plan } = await presentRoadmap(ctx, roadmap);
  const result = await renderPlanInWorker(await loadPlanSheet(ctx, roadmap, plan));
  if (result.ok) return { file: result.result, name: `${m.roadmaps_title()} ${plan.subject}.pdf`, inline: true };
  if (result.reason === 'busy') throw unavailable('pdf-busy', RETRY_AFTER_SECONDS);
  ctx.log.error({ err: result.error, roadmap: roadmap.id }, 'a plan could not be rendered');
  throw unavailable('pdf-failed', RETRY_AFTER_SECONDS);
};
