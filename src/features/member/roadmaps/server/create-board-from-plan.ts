import { createFilledBoard } from '#features/catalogue/boards/server/index.ts';
import { resourceId, skillCatalogue } from '#features/base/skills/server/index.ts';
import { m } from '#platform/messages/messages.js';
import { signedIn } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getOwnRoadmap } from './load-roadmap.ts';
import { presentRoadmap } from './present-roadmap.ts';

const MAX_TITLE_LENGTH = 120;
const MAX_HEADING_LENGTH = 80;

/** Creates a private board of the plan's unlocked resources, skill by skill; repeating it adds newly unlocked ones. */
export const createBoardFromPlan: UseCase<'POST /api/roadmaps/{id}/board'> = async (ctx, { params }) => {
  signedIn(ctx);
  const row = await getOwnRoadmap(ctx, params);
  // `presentRoadmap` leaves out locked resources.
  const { attributes: plan } = await presentRoadmap(ctx, row);
  const unlocked = plan.skills.filter(({ locked, resources }) => !locked && resources.length > 0);
  if (unlocked.length === 0) throw conflict('nothing-open');
  const { taxonomy } = await skillCatalogue();
  const refOf = (skillId: string, url: string) => {
    const isListed = taxonomy.byId.get(skillId)?.resources?.some((resource) => resource.url === url) ?? false;
    return isListed ? `${skillId}:${resourceId(skillId, url)}` : null;
  };
  const { slug, path } = await createFilledBoard(ctx, {
    title: m.roadmaps_board_title({ subject: plan.subject }).slice(0, MAX_TITLE_LENGTH),
    description: m.roadmaps_board_text(),
    privacy: true,
    source: `roadmap:${row.id}`,
    sections: unlocked.map(({ skill_id, skill_name, resources }) => ({
      title: skill_name.slice(0, MAX_HEADING_LENGTH),
      cards: resources.map(({ meta_title, url }) => ({ ref: refOf(skill_id, url), title: meta_title, url })),
    })),
  });
  return { data: { id: slug, type: 'board', attributes: { slug, path } } };
};
