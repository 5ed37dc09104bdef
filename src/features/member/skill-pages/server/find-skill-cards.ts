import type { CardDetails } from '#features/catalogue/boards/server/index.ts';
import { resourceId, skillCatalogue, type Skill, type SkillResource } from '#features/base/skills/server/index.ts';
import { m } from '#platform/messages/messages.js';
import type { Context } from '#platform/http/context.ts';
import { hasPage } from './skill-card.ts';

/** Skills as cards for boards, by id; skills without a page are left out. */
export async function findSkillCards(_ctx: Context, ids: readonly string[]): Promise<Map<string, CardDetails>> {
  const skills = await findSkills(ids);
  return new Map(
    skills.map(({ id, name, summary = '', resources = [] }) => [
      id,
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
  const cards = skills.flatMap((skill) =>
    (skill.resources ?? []).flatMap((resource): [string, CardDetails][] => {
      const ref = `${skill.id}:${resourceId(skill.id, resource.url)}`;
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

async function findSkills(ids: readonly string[]): Promise<Skill[]> {
  const { taxonomy } = await skillCatalogue();
  return [...new Set(ids)].flatMap((id) => {
    const skill = taxonomy.byId.get(id);
    return skill && hasPage(skill) ? [skill] : [];
  });
}
