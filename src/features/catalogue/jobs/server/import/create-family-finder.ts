import type { Context } from '#platform/http/context.ts';

const normalize = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()} `;

/**
 * Returns a function that finds the family of a job by the longest known role name in its title; an empty string if the title
 * contains none.
 */
export async function createFamilyFinder(ctx: Context): Promise<(title: string) => string> {
  const templates = await ctx.db.selectFrom('job_templates').select(['name', 'aliases', 'family']).execute();
  const names = templates
    .flatMap(({ name, aliases, family }) => [name, ...aliases].map((alias) => ({ name: normalize(alias), family })))
    .toSorted((a, b) => b.name.length - a.name.length);
  return (title) => {
    const text = normalize(title);
    return names.find(({ name }) => text.includes(name))?.family ?? '';
  };
}
