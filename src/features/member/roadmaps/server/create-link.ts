import { audit, hashSecret, newSecret } from '#features/base/accounts/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getOwnRoadmap } from './load-roadmap.ts';
import { presentRoadmap } from './present-roadmap.ts';

const PATHS = {
  calendar: (secret: string) => `/api/plan_feeds/${secret}/plan.ics`,
  share: (secret: string) => `/shared-plans/${secret}`,
};

/** Creates a secret link of a plan, which replaces the earlier one. Only this response contains it; only its hash is stored. */
export const createLink: UseCase<'POST /api/roadmaps/{id}/links/{kind}'> = async (ctx, { params: { id, kind }, body }) => {
  signedIn(ctx);
  const row = await getOwnRoadmap(ctx, { id });
  const secret = newSecret();
  const link = {
    secret_hash: hashSecret(secret),
    with_score: kind === 'share' && body.with_score,
    created_at: ctx.clock.now(),
  };
  await ctx.db
    .insertInto('roadmap_links')
    .values({ roadmap_id: id, kind, ...link })
    .onConflict((conflict) => conflict.columns(['roadmap_id', 'kind']).doUpdateSet(link))
    .execute();
  await audit(ctx, { action: `roadmap.link-${kind}`, objectType: 'roadmap', objectId: id });
  const url = `${ctx.config.APP_ORIGIN}${PATHS[kind](secret)}`;
  return { data: { id, type: 'plan_link', attributes: { kind, url, roadmap: await presentRoadmap(ctx, row) } } };
};
