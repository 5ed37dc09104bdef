import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { audit } from '#features/base/accounts/server/index.ts';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { loadFinishedSkills, type FinishedGrade } from '#features/member/fitment/server/index.ts';
import { learningProgress } from '#features/member/roadmaps/server/index.ts';
import { m } from '#platform/messages/messages.js';
import { signedIn, type Context } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { badgeSource, kindOfSource } from './badge-source.ts';
import { presentBadge } from './get-badge.ts';
import { jwtPayload, type BadgeData } from './open-badge.ts';
import { ALGORITHM, loadSigningKey } from './load-signing-key.ts';

type Achievement = Pick<BadgeData, 'title' | 'skills'> & { source: string };

/** Issues the badge of the viewer's proved plan or skill, or returns the existing one. What is only claimed earns none. */
export const issueBadge: UseCase<'POST /api/credentials'> = async (ctx, { body }) => {
  const viewer = signedIn(ctx);
  const { source, title, skills } =
    'roadmap_id' in body ? await getPlan(ctx, viewer.id, body.roadmap_id) : await getSkill(ctx, viewer.id, body.skill_id);
  const badge: BadgeData = {
    id: randomUUID(),
    origin: ctx.config.APP_ORIGIN,
    issuerName: ctx.config.BRAND_NAME,
    recipient: { name: viewer.name, slug: viewer.slug },
    kind: kindOfSource(source),
    title,
    skills,
    issuedAt: ctx.clock.now(),
  };
  const inserted = await ctx.db
    .insertInto('credentials')
    .values({
      id: badge.id,
      user_id: viewer.id,
      source_id: source,
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
      .where('source_id', '=', source)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirstOrThrow());
  return { data: await presentBadge(ctx, id) };
};

/** A finished plan whose skills are all at least checked. */
async function getPlan(ctx: Context, userId: string, roadmapId: string): Promise<Achievement> {
  const plan = (await learningProgress(ctx, userId)).find((candidate) => candidate.roadmapId === roadmapId);
  if (!plan) throw notFound('learning-plan');
  if (!plan.finished) throw conflict('plan-open');
  const skills = plan.skills.flatMap(({ skillId, name, hours, doneOn, grade }) =>
    isProved(grade) ? [{ skill_id: skillId, name, hours, done_on: doneOn, grade }] : [],
  );
  if (skills.length < plan.skills.length) throw conflict('plan-claimed');
  return { source: badgeSource.plan(roadmapId), title: plan.title, skills };
}

/** A skill that is at least checked. */
async function getSkill(ctx: Context, userId: string, skillId: string): Promise<Achievement> {
  const skill = (await skillCatalogue()).taxonomy.byId.get(skillId);
  if (!skill) throw notFound('skill');
  const finished = (await loadFinishedSkills(ctx, userId)).find(({ skill_id }) => skill_id === skillId);
  const { grade = null, finished_on = '' } = finished ?? {};
  if (!isProved(grade)) throw conflict('skill-claimed');
  return {
    source: badgeSource.skill(skillId, grade),
    title: grade === 'shown' ? m.badges_title_shown({ skill: skill.name }) : m.badges_title_checked({ skill: skill.name }),
    skills: [{ skill_id: skillId, name: skill.name, hours: skill.hours ?? 0, done_on: finished_on, grade }],
  };
}

const isProved = (grade: FinishedGrade | null): grade is 'checked' | 'shown' => grade === 'checked' || grade === 'shown';

export async function sign(ctx: Context, badge: BadgeData): Promise<string> {
  const { privateKey, publicJwk } = await loadSigningKey(ctx);
  return new SignJWT(jwtPayload(badge)).setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', jwk: publicJwk }).sign(privateKey);
}
