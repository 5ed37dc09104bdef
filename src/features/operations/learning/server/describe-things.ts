import {
  loadBank,
  loadResourceBank,
  loadWorkBank,
  skillCatalogue,
  type StoredMistake,
} from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { matches } from './page-of.ts';

type Thing = Pick<StoredMistake, 'kind' | 'thing_id'>;
/** What a thing says, and the skill that it belongs to. */
export type Description = {
  title: string;
  skill: { id: string; name: string };
  /** Of a resource, and of a piece of work. */ resourceId?: string;
  workId?: string;
};
export type Descriptions = {
  describe: (thing: Thing) => Description | undefined;
  /** The ids of the things that say it, or whose skill is named so. */
  find: (text: string) => string[];
};

/** What members can report mistakes in, by their kind and id. */
export async function loadDescriptions(ctx: Context): Promise<Descriptions> {
  const [bank, resources, works, { taxonomy }] = await Promise.all([
    loadBank(ctx),
    loadResourceBank(ctx),
    loadWorkBank(ctx),
    skillCatalogue(),
  ]);
  const things = new Map<string, Description & { id: string }>();
  const keyOf = (kind: string, id: string) => `${kind} ${id}`;
  // Last those whose skill was not merged, because members report them by it.
  for (const { id, skill, work } of works.toSorted((a, b) => Number(a.id === a.skill.id) - Number(b.id === b.skill.id)))
    for (const key of [id, skill.id]) things.set(keyOf('work', key), { id: key, title: work.title, skill, workId: id });
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
