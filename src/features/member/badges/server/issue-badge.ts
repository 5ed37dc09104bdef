import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { audit } from '#features/base/accounts/server/index.ts';
import { learningProgress } from '#features/member/roadmaps/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentBadge } from './get-badge.ts';
import { jwtPayload, type BadgeData } from './open-badge.ts';
import { ALGORITHM, loadSigningKey } from './load-signing-key.ts';

/** Issues the badge of the viewer's finished plan, or returns the existing one. */
export const issueBadge: UseCase<'POST /api/credentials'> = async (ctx, { body }) => {
  const viewer = signedIn(ctx);
  const plan = (await learningProgress(ctx, viewer.id)).find(({ roadmapId }) => roadmapId === body.roadmap_id);
  if (!plan) throw notFound('learning-plan');
  if (!plan.finished) throw conflict('plan-open');
  const badge: BadgeData = {
    id: randomUUID(),
    origin: ctx.config.APP_ORIGIN,
    issuerName: ctx.config.BRAND_NAME,
    recipient: { name: viewer.name, slug: viewer.slug },
    title: plan.title,
    skills: plan.skills.map(({ skillId, name, hours, doneOn }) => ({ skill_id: skillId, name, hours, done_on: doneOn })),
    issuedAt: ctx.clock.now(),
  };
  const inserted = await ctx.db
    .insertInto('credentials')
    .values({
      id: badge.id,
      user_id: viewer.id,
      source_id: plan.roadmapId,
      title: badge.title,
      skills: JSON.stringify(badge.skills),
      jwt: await sign(ctx, badge),
      issued_at: badge.issuedAt,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'source_id']).where('withdrawn_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) await audit(ctx, { action: 'credential.issue', objectType: 'credential', objectId: badge.id });
  const { id } =
    inserted ??
    (await ctx.db
      .selectFrom('credentials')
      .select('id')
      .where('user_id', '=', viewer.id)
      .where('source_id', '=', plan.roadmapId)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirstOrThrow());
  return { data: await presentBadge(ctx, id) };
};

async function sign(ctx: Context, badge: BadgeData): Promise<string> {
  const { privateKey, publicJwk } = await loadSigningKey(ctx);
  return new SignJWT(jwtPayload(badge)).setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', jwk: publicJwk }).sign(privateKey);
}
