import { getStoredProfile, profilePolicy } from '#features/member/profiles/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { MEDIA_TYPE } from '#platform/files/uploads.ts';
import type { StoredWork } from './load-work.ts';
import { checkPolicy } from './policy.ts';

/** A piece of work that is a file or a text, as a download. Others may open one that is kept in a showcase they may see. */
export const getWorkFile: UseCase<'GET /api/checks/work/{id}/file'> = async (ctx, { params }) => {
  const work = await ctx.db.selectFrom('shown_works').selectAll().where('id', '=', params.id).executeTakeFirst();
  if (!work || !(await mayOpen(ctx, work))) throw notFound('work');
  if (work.body !== null)
    return { file: new TextEncoder().encode(work.body), name: `${work.skill_id}.txt`, type: MEDIA_TYPE.txt };
  if (work.file_key === null || work.file_kind === null) throw notFound('work');
  return { file: await ctx.files.open(work.file_key), name: work.file_name ?? work.skill_id, type: MEDIA_TYPE[work.file_kind] };
};

async function mayOpen(ctx: Context, { user_id: userId, kept, complete }: StoredWork): Promise<boolean> {
  const { profile } = await getStoredProfile(ctx, { id: userId });
  const inPublicShowcase = profilePolicy.see(ctx.viewer, { userId, hidden: profile.hidden }, 'showcase');
  return checkPolicy.openWork(ctx.viewer, { userId, kept: kept && complete, inPublicShowcase });
}
