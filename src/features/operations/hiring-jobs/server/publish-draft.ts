import { audit } from '#features/base/accounts/server/index.ts';
import { companyRows, publishJob } from '#features/catalogue/jobs/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { AdContent, Finding } from '../contract.ts';
import type { Draft } from './get-hiring-job.ts';

/** Publishes the content of a draft, 409 while its company is not on the site; `released` are the findings that staff let pass. */
export async function publishDraft(ctx: Context, draft: Draft, released: readonly Finding[]): Promise<void> {
  const company = await companyRows(ctx).where('id', '=', draft.company_id).executeTakeFirstOrThrow();
  if (company.hidden_at) throw conflict('company-unpublished');
  await publishJob(ctx, company, toAd(draft.id, draft.content));
  await ctx.db
    .updateTable('job_drafts')
    .set({
      state: 'published',
      findings: '[]',
      released: JSON.stringify([...draft.released, ...released]),
      reason: '',
      held_at: null,
    })
    .where('id', '=', draft.id)
    .execute();
  await audit(ctx, {
    action: 'job.published',
    objectType: 'job',
    objectId: draft.id,
    details: { before: draft.state, after: 'published', version: draft.version },
  });
}

const toAd = (id: string, content: AdContent) => ({
  id,
  title: content.title,
  roleType: content.role_type,
  workMode: content.work_mode,
  places: content.places,
  applyUrl: content.apply === 'address' ? content.apply_url : null,
  applyEmail: content.apply === 'email' ? content.apply_email : null,
  questions: content.apply === 'address' ? [] : content.questions,
  experience: { min: content.experience_min, max: content.experience_max },
  pay: content.pay.min === null && content.pay.max === null ? null : content.pay,
  description: content.description,
  validUntil: content.closes_on,
});
