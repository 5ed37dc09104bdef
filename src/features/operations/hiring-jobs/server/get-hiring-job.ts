import type { Selectable } from 'kysely';
import { companyRows, jobRows, today } from '#features/catalogue/jobs/server/index.ts';
import { authorizeCompany, type CompanyAct } from '#features/operations/hiring-teams/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { AdContent } from '../contract.ts';
import { jobPolicy, type JobState } from './policy.ts';
import { presentContent } from './present-content.ts';
import type { JobDraftsTable } from './tables.ts';

export type Draft = Selectable<JobDraftsTable>;
type LiveJob = NonNullable<Awaited<ReturnType<typeof findLiveJob>>>;
export type HiringJobRow = { id: string; companyId: string; draft: Draft | null; live: LiveJob | null; state: JobState };

/** A job of one of the viewer's companies. */
export const getHiringJob: UseCase<'GET /api/hiring/jobs/{id}'> = async (ctx, { params }) =>
  presentHiringJob(ctx, await loadHiringJob(ctx, params.id, 'view'));

const findLiveJob = (ctx: Context, id: string) => jobRows(ctx).where('id', '=', id).executeTakeFirst();

/**
 * Loads a job with its draft, and locks the draft so that two changes follow one another; 404 for anybody who does not work for
 * its company, as for a job that does not exist.
 */
export async function loadHiringJob(ctx: Context, id: string, act: CompanyAct): Promise<HiringJobRow> {
  signedIn(ctx);
  const drafts = ctx.db.selectFrom('job_drafts').selectAll().where('id', '=', id);
  const draft = (await (act === 'view' ? drafts : drafts.forUpdate()).executeTakeFirst()) ?? null;
  const live = (await findLiveJob(ctx, id)) ?? null;
  const companyId = draft?.company_id ?? live?.company_id;
  if (companyId === undefined) throw notFound('job');
  await authorizeCompany(ctx, companyId, act).catch((error: unknown) => {
    throw isMissing(error) ? notFound('job') : error;
  });
  return { id, companyId, draft, live, state: stateOf(ctx, draft, live) };
}

const isMissing = (error: unknown): boolean => (error as { status?: number }).status === 404;

export const stateOf = (
  ctx: Context,
  draft: Pick<Draft, 'state'> | null,
  live: Pick<LiveJob, 'closed_at' | 'valid_until' | 'source'> | null,
): JobState => ({
  draft: draft?.state ?? 'published',
  status: live && liveStatus(live, today(ctx)),
  source: live?.source ?? null,
});

function liveStatus({ closed_at, valid_until }: Pick<LiveJob, 'closed_at' | 'valid_until'>, day: string) {
  if (closed_at) return 'closed' as const;
  return valid_until && valid_until < day ? ('expired' as const) : ('open' as const);
}

export async function presentHiringJob(ctx: Context, { id, companyId, draft, live, state }: HiringJobRow) {
  const company = await companyRows(ctx).where('id', '=', companyId).executeTakeFirstOrThrow();
  return {
    data: {
      id,
      type: 'hiring_job' as const,
      attributes: {
        company: { slug: company.slug, name: company.name },
        content: contentOf(draft, live),
        version: draft?.version ?? 0,
        state: state.draft,
        findings: draft?.findings ?? [],
        reason: draft?.reason ?? '',
        updated_at: (draft?.updated_at ?? live?.created_at ?? ctx.clock.now()).toISOString(),
        live: live &&
          state.status && {
            slug: live.slug,
            status: state.status,
            posted_on: live.posted_on,
            close_reason: live.close_reason,
          },
        imported: jobPolicy.imported(state),
        can: {
          edit: jobPolicy.edit(state),
          close: jobPolicy.close(state),
          reopen: jobPolicy.reopen(state),
          remove: jobPolicy.remove(state),
        },
      },
    },
  };
}

function contentOf(draft: Draft | null, live: LiveJob | null): AdContent {
  if (draft) return draft.content;
  if (!live) throw new Error('a job without a draft is live');
  return presentContent(live);
}

/** The job again, after a change. */
export const reload = async (ctx: Context, id: string) => presentHiringJob(ctx, await loadHiringJob(ctx, id, 'view'));
