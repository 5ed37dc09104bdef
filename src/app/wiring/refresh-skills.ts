/** What follows from changes of skills by editors: everything that keeps something of skills is brought up to date. */
import { refreshSkillNames } from '#features/catalogue/programs/server/index.ts';
import { rereadForSkills } from '#features/member/job-matches/server/index.ts';
import { enqueueForSearch } from '#features/base/search/server/index.ts';
import { loadSkills } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';

type ChangedSkills = { ids: string[]; names: string[] };

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'skills.refresh': ChangedSkills;
  }
}

/** Drops the pages that show the skills, and brings the rest up to date in the background. */
export async function followSkills(ctx: Context, changed: ChangedSkills): Promise<void> {
  await enqueueForSearch(ctx, 'skill', changed.ids);
  await ctx.enqueue('skills.refresh', changed);
}

/** Loads the changed skills first, because the signal that they changed may not have come yet. */
export async function refreshSkills(ctx: Context, changed: ChangedSkills): Promise<void> {
  await loadSkills(ctx);
  await ctx.inTransaction(async (trx) => {
    await enqueueForSearch(trx, 'skill', changed.ids);
    await refreshSkillNames(trx, changed.ids);
    await rereadForSkills(trx, changed);
  });
}
