import { createFilledBoard } from '#features/catalogue/boards/server/index.ts';
import { resourceId, skillCatalogue } from '#features/base/skills/server/index.ts';
import { m } from '#platform/messages/messages.js';
import { signedIn } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getOwnRoadmap } from './load-roadmap.ts';
import { presentRoadmap } from './present-roadmap.ts';

const TITLE = 120;
const HEADING = 80;

/** Creates a private board of the plan's unlocked resources, skill by skill; repeating it adds newly unlocked ones. */
export const boardFromPlan: UseCase<'POST /api/roadmaps/{id}/board'> = async (ctx, { params }) => {
  signedIn(ctx);
  const row = await getOwnRoadmap(ctx, params);
  // Contains no locked resources: presentRoadmap leaves them out.
  const { attributes: plan } = await presentRoadmap(ctx, row);
  const open = plan.skills.filter(({ locked, resources }) => !locked && resources.length > 0);
  if (open.length === 0) throw conflict('nothing-open');
  const { taxonomy } = await skillCatalogue();
  const refOf = (skillId: string, url: string) => {
    const known = taxonomy.byId.get(skillId)?.resources?.some((resource) => resource.url === url) ?? false;
    return known ? `${skillId}:${resourceId(skillId, url)}` : null;
  };
  const { slug, path } = await createFilledBoard(ctx, {
    title: m.roadmaps_board_title({ subject: plan.subject }).slice(0, TITLE),
    description: m.roadmaps_board_text(),
    privacy: true,
    source: `roadmap:${row.id}`,
    sections: open.map(({ skill_id, skill_name, resources }) => ({
      title: skill_name.slice(0, HEADING),
      cards: resources.map(({ meta_title, url }) => ({ ref: refOf(skill_id, url), title: meta_title, url })),
    })),
  });
  return { data: { id: slug, type: 'board', attributes: { slug, path } } };
};
