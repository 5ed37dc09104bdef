import type { CardFacts } from '#features/boards/server/index.ts';
import { m } from '#platform/messages/messages.js';
import type { Context } from '#platform/server/context.ts';
import { readPrograms } from './read-programs.ts';

/** What a board shows of courses, by id. */
export async function findProgramCards(_ctx: Context, ids: readonly string[]): Promise<Map<string, CardFacts>> {
  const wanted = new Set(ids);
  const found = (await readPrograms()).filter(({ id }) => wanted.has(id));
  return new Map(
    found.map(({ id, attributes: { title, url, provider, level, skills } }) => [
      id,
      {
        title,
        url,
        summary: m.programs_teaches({ skills: skills.map(({ name }) => name).join(', ') }),
        cover: id,
        meta: [provider, level],
      },
    ]),
  );
}
