import { findInsightsAbout } from '#features/catalogue/insights/server/index.ts';
import { findJobsNaming } from '#features/catalogue/jobs/server/index.ts';
import { findProgramsTeaching } from '#features/catalogue/programs/server/index.ts';
import {
  bestFirst,
  readHealth,
  RESOURCE_KINDS,
  resourceId,
  skillCatalogue,
  type Skill,
  type Taxonomy,
} from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { isTaught, skillCard, taughtSkills } from './skill-card.ts';

const LIMITS = { related: 8, jobs: 5, insights: 4, programs: 4, looked: 24 };

/** One skill with what teaches it and where it leads. A skill that nothing here teaches has no page. */
export const getSkill: UseCase<'GET /api/skills/{id}'> = async (ctx, { params }) => {
  const { taxonomy } = await skillCatalogue();
  const skill = taxonomy.byId.get(params.id);
  if (!skill || !isTaught(skill)) throw notFound('skill');
  const names = [skill.name, ...skill.aliases];
  const [resources, jobs, insights, programs] = await Promise.all([
    readResources(ctx, skill),
    findJobsNaming(ctx, { skillId: skill.id, names, limit: LIMITS.jobs }),
    findInsightsAbout(ctx, names, LIMITS.insights),
    findProgramsTeaching(ctx, [skill.id], LIMITS.looked),
  ]);
  const { attributes, ...card } = skillCard(skill);
  return {
    data: {
      ...card,
      attributes: {
        ...attributes,
        aliases: skill.aliases,
        learning_elements: skill.learning_elements ?? [],
        resources,
        before: taughtSkills(taxonomy, skill.prerequisites),
        related: taughtSkills(taxonomy, relatives(taxonomy, skill)).slice(0, LIMITS.related),
        jobs,
        insights,
        programs: programs.filter((program) => program.attributes.skills.length > 1).slice(0, LIMITS.programs),
      },
    },
  };
};

/** The resources that still open, as far as is known, by kind and the best first. */
async function readResources(ctx: Context, { id: skillId, resources = [] }: Skill) {
  const healthOf = await readHealth(
    ctx,
    resources.map(({ url }) => url),
    null,
  );
  const alive = resources.filter(({ url }) => !healthOf(url).broken);
  return RESOURCE_KINDS.flatMap((kind) =>
    bestFirst(alive.filter((resource) => resource.kind === kind)).map((resource) => ({
      ...resource,
      id: resourceId(skillId, resource.url),
      checked_on: healthOf(resource.url).checkedOn,
    })),
  );
}

/** What builds on it first, then its neighbours, then the rest of its field. */
function relatives(taxonomy: Taxonomy, skill: Skill): string[] {
  const next = taxonomy.skills.filter(({ prerequisites }) => prerequisites.includes(skill.id));
  const field = taxonomy.skills.filter(({ family }) => family === skill.family);
  return [
    ...next.map(({ id }) => id),
    ...(taxonomy.siblings.get(skill.id) ?? []),
    ...(taxonomy.children.get(skill.id) ?? []),
    ...skill.parents,
    ...field.map(({ id }) => id),
  ].filter((id) => id !== skill.id && !skill.prerequisites.includes(id));
}
