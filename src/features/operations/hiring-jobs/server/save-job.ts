import { isDeepStrictEqual } from 'node:util';
import { audit } from '#features/base/accounts/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import { conflict, problem } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { AdContent } from '../contract.ts';
import { loadHiringJob, presentHiringJob, reload, type Draft, type HiringJobRow } from './get-hiring-job.ts';
import { jobPolicy } from './policy.ts';

/** Saves a draft, or changes of a live job, which visitors see once they are published. Saving the same again changes nothing. */
export const saveJob: UseCase<'PUT /api/hiring/jobs/{id}'> = async (ctx, { params, body }) => {
  const viewer = signedIn(ctx);
  const job = await loadHiringJob(ctx, params.id, 'recruit');
  const draft = getEditable(job);
  if (isDeepStrictEqual(draft.content, body.content)) return presentHiringJob(ctx, job);
  checkVersion(draft, body.version);
  await ctx.db
    .updateTable('job_drafts')
    .set({
      content: JSON.stringify(body.content),
      version: draft.version + 1,
      state: 'draft',
      findings: '[]',
      reason: '',
      held_at: null,
      author_id: viewer.id,
      updated_at: ctx.clock.now(),
    })
    .where('id', '=', params.id)
    .execute();
  const changed = changedFields(draft.content, body.content);
  await audit(ctx, {
    action: 'job.saved',
    objectType: 'job',
    objectId: params.id,
    details: { version: draft.version + 1, changed },
  });
  return reload(ctx, params.id);
};

/** The draft of a job that is written here; 409 for a job that comes from elsewhere. */
export function getEditable({ draft, state }: HiringJobRow): Draft {
  if (!draft || !jobPolicy.edit(state)) throw conflict('job-from-elsewhere');
  return draft;
}

/** 412 if a colleague has saved since the viewer loaded the job. */
export function checkVersion(draft: Pick<Draft, 'version'>, version: number): void {
  if (draft.version !== version) throw problem(412, 'job-changed-meanwhile');
}

/** The fields that differ, with their values before and after; of the text only that it was changed. */
function changedFields(before: AdContent, after: AdContent): Record<string, unknown> {
  const names = Object.keys(after) as (keyof AdContent)[];
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  return Object.fromEntries(
    changed.map((name) => [name, name === 'description' ? true : { before: before[name], after: after[name] }]),
  );
}
