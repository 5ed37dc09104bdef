import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { authorize, signedIn } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { fitmentFacts, getFitment } from './load-fitment.ts';
import { makeReport } from './make-report.ts';
import { fitmentPolicy } from './policy.ts';
import { presentFitment } from './present-fitment.ts';

const MAX_ATTACHED = 30;

/** Removes a misread skill or adds a sentence of evidence, and rescores; both can be undone. */
export const changeEvidence: UseCase<'PATCH /api/fitment_scores/{id}/evidence'> = async (ctx, { params, body }) => {
  const fitment = await getFitment(ctx, params);
  authorize(fitmentPolicy.change(signedIn(ctx), fitmentFacts(fitment)), 'corrections-locked');
  const { taxonomy } = await skillCatalogue();
  const submitted = [
    ...body.strike.map((id) => ['strike', id] as const),
    ...(body.attach ? [['attach.skill_id', body.attach.skill_id] as const] : []),
  ];
  for (const [path, id] of submitted) if (!taxonomy.byId.has(id)) throw invalid({ path, code: 'skill-unknown' });

  const struck = new Set([...fitment.struck, ...body.strike]);
  for (const id of body.unstrike) struck.delete(id);
  const attached = fitment.attached.filter(({ skill_id }) => skill_id !== body.detach && skill_id !== body.attach?.skill_id);
  if (body.attach) attached.push(body.attach);
  if (attached.length > MAX_ATTACHED)
    throw invalid({ path: 'attach', code: 'too-much-evidence', params: { most: MAX_ATTACHED } });

  await ctx.db
    .updateTable('fitment_scores')
    .set({ struck: [...struck], attached: JSON.stringify(attached) })
    .where('id', '=', fitment.id)
    .execute();
  const changed = await getFitment(ctx, params);
  const { isNew } = await makeReport(ctx, changed, body.attach || body.detach ? 'attached' : 'struck');
  return { data: await presentFitment(ctx, await getFitment(ctx, params)), meta: { v: isNew ? 'new' : 'old' } };
};
