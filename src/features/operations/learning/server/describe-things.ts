import { loadBank, loadResourceBank, skillCatalogue, type StoredMistake } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { matches } from './page-of.ts';

type Thing = Pick<StoredMistake, 'kind' | 'thing_id'>;
/** What a thing says, and the skill that it belongs to. */
export type Description = { title: string; skill: { id: string; name: string }; /** Of a resource. */ resourceId?: string };
export type Descriptions = {
  describe: (thing: Thing) => Description | undefined;
  /** The ids of the things that say it, or whose skill is named so. */
  find: (text: string) => string[];
};

/** What members can report mistakes in, by their kind and id. */
export async function loadDescriptions(ctx: Context): Promise<Descriptions> {
  const [bank, resources, { skills, taxonomy }] = await Promise.all([loadBank(ctx), loadResourceBank(ctx), skillCatalogue()]);
  const things = new Map<string, Description & { id: string }>();
  const keyOf = (kind: string, id: string) => `${kind} ${id}`;
  for (const { id, name, work } of skills) {
    const skill = { id, name };
    if (work) things.set(keyOf('work', id), { id, title: work.title, skill });
  }
  for (const { id: resourceId, stated, url, skills: owners } of resources)
    for (const address of [stated.url, url]) {
      const [skill] = owners;
      if (skill) things.set(keyOf('resource', address), { id: address, title: stated.title, skill, resourceId });
    }
  for (const { id, skillId, question } of bank) {
    const skill = { id: skillId, name: taxonomy.byId.get(skillId)?.name ?? skillId };
    things.set(keyOf('question', id), { id, title: question, skill });
  }
  return {
    describe: ({ kind, thing_id }) => things.get(keyOf(kind, thing_id)),
    find: (text) => [...things.values()].flatMap(({ id, title, skill }) => (matches(text, [title, skill.name]) ? [id] : [])),
  };
}
