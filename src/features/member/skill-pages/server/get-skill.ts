import { findInsightsAbout } from '#features/catalogue/insights/server/index.ts';
import { findJobsMentioning } from '#features/catalogue/jobs/server/index.ts';
import { findProgramsTeaching } from '#features/catalogue/programs/server/index.ts';
import {
  sortResources,
  loadHealth,
  RESOURCE_KINDS,
  resourceId,
  skillCatalogue,
  type Skill,
  type Taxonomy,
} from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { hasPage, presentSkillCard, presentSkillCards } from './skill-card.ts';

const LIMITS = { related: 8, jobs: 5, insights: 4, programs: 4, candidates: 24 };

/** One skill with resources and related content; for a merged one the skill that was kept. 404 for a skill without resources. */
export const getSkill: UseCase<'GET /api/skills/{id}'> = async (ctx, { params }) => {
  const { taxonomy } = await skillCatalogue();
  const skill = taxonomy.byId.get(params.id);
  if (!skill || !hasPage(skill)) throw notFound('skill');
  const names = [skill.name, ...skill.aliases];
  const [resources, jobs, insights, programs] = await Promise.all([
    loadResources(ctx, skill),
    findJobsMentioning(ctx, { skillId: skill.id, names, limit: LIMITS.jobs }),
    findInsightsAbout(ctx, names, LIMITS.insights),
    findProgramsTeaching(ctx, [skill.id], LIMITS.candidates),
  ]);
  const { attributes, ...card } = presentSkillCard(skill);
  return {
    data: {
      ...card,
      attributes: {
        ...attributes,
        aliases: skill.aliases,
        learning_elements: skill.learning_elements ?? [],
        resources,
        before: presentSkillCards(taxonomy, skill.prerequisites),
        related: presentSkillCards(taxonomy, findRelated(taxonomy, skill)).slice(0, LIMITS.related),
        jobs,
        insights,
        programs: programs.filter((program) => program.attributes.skills.length > 1).slice(0, LIMITS.programs),
      },
    },
  };
};

/** Resources not known to be broken, by kind, best first. */
async function loadResources(ctx: Context, { id: skillId, resources = [] }: Skill) {
  const getHealth = await loadHealth(
    ctx,
    resources.map(({ url }) => url),
    null,
  );
  const working = resources.filter(({ url }) => !getHealth(url).broken);
  return RESOURCE_KINDS.flatMap((kind) =>
    sortResources(working.filter((resource) => resource.kind === kind)).map((resource) => ({
      ...resource,
      id: resourceId(skillId, resource.url),
      checked_on: getHealth(resource.url).checkedOn,
    })),
  );
}

/** Related skills: first those that build on it, then siblings, then children and parents, then others of the field. */
function findRelated(taxonomy: Taxonomy, skill: Skill): string[] {
  const dependents = taxonomy.skills.filter(({ prerequisites }) => prerequisites.includes(skill.id));
  const field = taxonomy.skills.filter(({ family }) => family === skill.family);
  return [
    ...dependents.map(({ id }) => id),
    ...(taxonomy.siblings.get(skill.id) ?? []),
    ...(taxonomy.children.get(skill.id) ?? []),
    ...skill.parents,
    ...field.map(({ id }) => id),
  ].filter((id) => id !== skill.id && !skill.prerequisites.includes(id));
}
