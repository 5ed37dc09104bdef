import type { CardDetails } from '#features/catalogue/boards/server/index.ts';
import { m } from '#platform/messages/messages.js';
import type { Context } from '#platform/http/context.ts';
import { findPrograms } from './find-programs.ts';

/** Courses as board cards, by id. */
export async function findProgramCards(ctx: Context, ids: readonly string[]): Promise<Map<string, CardDetails>> {
  const programs = await findPrograms(ctx, ids);
  return new Map(
    programs.map(({ id, attributes: { title, url, provider, level, skills } }) => [
      id,
      {
        title,
        url,
        summary: skills.length > 0 ? m.programs_teaches({ skills: skills.map(({ name }) => name).join(', ') }) : '',
        cover: id,
        meta: [provider, level],
      },
    ]),
  );
}
