import type { z } from 'zod';
import { signedIn, type Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { ResumeUses } from '../contract.ts';
import { outlineText } from './outline-page.ts';
import { presentResume } from './present-resume.ts';

type Uses = z.input<typeof ResumeUses>;
/** Finds the uses of a member's versions, by version. */
export type FindResumeUses = (ctx: Context, resumeIds: readonly string[]) => Promise<ReadonlyMap<string, Uses>>;

/** The viewer's versions with their uses, newest first, with those that can be restored. */
export const listResumes =
  (findUses: FindResumeUses): UseCase<'GET /api/resumes'> =>
  async (ctx) => {
    const rows = await ctx.db
      .selectFrom('resumes')
      .selectAll()
      .where('user_id', '=', signedIn(ctx).id)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute();
    const uses = await findUses(
      ctx,
      rows.map(({ id }) => id),
    );
    const data = rows.map((row) => {
      const { attributes, ...resume } = presentResume(row);
      const page = { first_page: row.first_page ?? outlineText(row.text) };
      return { ...resume, attributes: { ...attributes, ...page, uses: uses.get(row.id) ?? { applications: [], scores: [] } } };
    });
    return { data, meta: { next_cursor: null } };
  };
