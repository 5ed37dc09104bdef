import type { CardDetails } from '#features/catalogue/boards/server/index.ts';
import { resourceId, skillCatalogue, type Skill, type SkillResource } from '#features/base/skills/server/index.ts';
import { m } from '#platform/messages/messages.js';
import type { Context } from '#platform/http/context.ts';
import { hasPage } from './skill-card.ts';

/** Skills as cards for boards, by id; skills without a page are left out. */
export async function findSkillCards(_ctx: Context, ids: readonly string[]): Promise<Map<string, CardDetails>> {
  const skills = await findSkills(ids);
  return new Map(
    [...skills].map(([ref, { id, name, summary = '', resources = [] }]) => [
      ref,
      {
        title: name,
        url: `/skills/${id}`,
        summary,
        cover: id,
        meta: [m.skill_pages_resources_count({ count: resources.length })],
      },
    ]),
  );
}

/** Resources as cards for boards, by `<skill id>:<resource id>`. */
export async function findResourceCards(_ctx: Context, refs: readonly string[]): Promise<Map<string, CardDetails>> {
  const requested = new Set(refs);
  const skills = await findSkills(refs.map((ref) => ref.slice(0, ref.lastIndexOf(':'))));
  const cards = [...skills].flatMap(([id, skill]) =>
    (skill.resources ?? []).flatMap((resource): [string, CardDetails][] => {
      const ref = `${id}:${resourceId(id, resource.url)}`;
      return requested.has(ref) ? [[ref, presentResource(skill, resource)]] : [];
    }),
  );
  return new Map(cards);
}

const presentResource = (skill: Skill, { title, url, provider, kind }: SkillResource): CardDetails => ({
  title,
  url,
  summary: m.skill_pages_teaches({ skill: skill.name }),
  cover: `${skill.id}-${kind}`,
  meta: [provider],
});

/** By the ids that the cards name, also those of skills that were merged into another one. */
async function findSkills(ids: readonly string[]): Promise<Map<string, Skill>> {
  const { taxonomy } = await skillCatalogue();
  const found = new Map<string, Skill>();
  for (const id of ids) {
    const skill = taxonomy.byId.get(id);
    if (skill && hasPage(skill)) found.set(id, skill);
  }
  return found;
}
