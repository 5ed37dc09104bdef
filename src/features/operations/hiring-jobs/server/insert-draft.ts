import { audit } from '#features/base/accounts/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import type { AdContent } from '../contract.ts';
import { reload } from './get-hiring-job.ts';

/** Adds a draft to a company and presents it. */
export async function insertDraft(ctx: Context, companyId: string, content: AdContent) {
  const at = ctx.clock.now();
  const { id } = await ctx.db
    .insertInto('job_drafts')
    .values({
      company_id: companyId,
      content: JSON.stringify(content),
      author_id: signedIn(ctx).id,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await audit(ctx, { action: 'job.drafted', objectType: 'job', objectId: id, details: { company_id: companyId } });
  return reload(ctx, id);
}
