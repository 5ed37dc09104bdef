import { audit } from '#features/base/accounts/server/index.ts';
import { companyRows, today } from '#features/catalogue/jobs/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { Finding } from '../contract.ts';
import { findFaults } from './ad/find-faults.ts';
import { findAddressFaults } from './find-address-faults.ts';
import { checkAd } from './check-ad.ts';
import { loadHiringJob, presentHiringJob, reload, type Draft } from './get-hiring-job.ts';
import { publishDraft } from './publish-draft.ts';
import { checkVersion, getEditable } from './save-job.ts';

/**
 * Publishes a job or its changes. What staff have to look at first is held, unless they have released the same sentence of this
 * job before. Publishing what is published or held changes nothing.
 */
export const publishHiringJob: UseCase<'POST /api/hiring/jobs/{id}/publish'> = async (ctx, { params, body }) => {
  signedIn(ctx);
  const job = await loadHiringJob(ctx, params.id, 'recruit');
  const draft = getEditable(job);
  checkVersion(draft, body.version);
  if (draft.state === 'published' || draft.state === 'held') return presentHiringJob(ctx, job);
  const faults = [...findFaults(draft.content, today(ctx)), ...(await findAddressFaults(ctx, job.companyId, draft.content))];
  if (faults.length > 0) throw invalid(...faults);
  const company = await companyRows(ctx).where('id', '=', job.companyId).executeTakeFirstOrThrow();
  const findings = (await checkAd(ctx, company, draft.content)).filter((finding) => !wasReleased(draft, finding));
  if (findings.length > 0) await hold(ctx, draft, findings);
  else await publishDraft(ctx, draft, []);
  return reload(ctx, params.id);
};

const wasReleased = ({ released }: Draft, { kind, quote }: Finding): boolean =>
  released.some((before) => before.kind === kind && before.quote === quote);

async function hold(ctx: Context, { id }: Draft, findings: Finding[]): Promise<void> {
  await ctx.db
    .updateTable('job_drafts')
    .set({ state: 'held', findings: JSON.stringify(findings), held_at: ctx.clock.now() })
    .where('id', '=', id)
    .execute();
  await audit(ctx, { action: 'job.held', objectType: 'job', objectId: id, details: { kinds: findings.map(({ kind }) => kind) } });
}
