import { m } from '#platform/messages/messages.js';
import { authorize, signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { renderRoadmap } from './pdf/render-roadmap.ts';
import { roadmapFacts, getRoadmapRow } from './load-roadmap.ts';
import { roadmapPolicy } from './policy.ts';
import { presentRoadmap } from './present-roadmap.ts';

/** The whole plan as a PDF, once purchased. */
export const getRoadmapPdf: UseCase<'GET /api/roadmaps/{id}/pdf'> = async (ctx, { params }) => {
  const roadmap = await getRoadmapRow(ctx, { id: params.id });
  authorize(roadmapPolicy.openPdf(signedIn(ctx), roadmapFacts(roadmap)), 'pdf-locked');
  const { attributes } = await presentRoadmap(ctx, roadmap);
  const file = await renderRoadmap(attributes, {
    brand: ctx.config.BRAND_NAME,
    origin: ctx.config.APP_ORIGIN,
    id: roadmap.id,
    madeAt: ctx.clock.now(),
  });
  return { file, name: `${m.roadmaps_title()} ${attributes.subject}.pdf`, inline: true };
};
