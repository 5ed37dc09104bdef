import { invalid } from '#platform/http/errors.ts';
import { skillCatalogue } from './skill-catalogue.ts';

/** The ids of skills by id or name, as a form names them; 422 about the field `skills` for an unknown one. */
export async function getSkillIds(skills: readonly string[]): Promise<string[]> {
  const { taxonomy } = await skillCatalogue();
  const byName = new Map(taxonomy.skills.map(({ id, name }) => [name.toLowerCase(), id]));
  return skills.map((skill) => {
    const named = taxonomy.byId.get(skill);
    const id = named && !named.out_of_use ? named.id : byName.get(skill.toLowerCase());
    if (id === undefined) throw invalid({ path: 'skills', code: 'skill-unknown', params: { skill } });
    return id;
  });
}
