/** Factories for tests: plans of members, bought or not. */
import type { TestApp } from '#app/boot/testing.ts';
import type { TestMember } from '#features/base/accounts/server/testing.ts';
import { aScoredApplication } from '#features/member/fitment/server/testing.ts';
import { unlockFitment } from '#features/member/fitment/server/index.ts';
import type { Plan } from './plan/plan-types.ts';
import { unlockRoadmap } from './sell-roadmap.ts';

type PlanOptions = {
  bought?: boolean;
  reportBought?: boolean;
  member?: TestMember;
  resume?: string;
  /** The aim of the plan: the next band by default. */
  choice?: { aim: 'next_band' | 'everything' };
};

/** A member's plan for an application; `bought` unlocks the plan, `reportBought` the fitment report. */
export async function aPlan(app: TestApp, options: PlanOptions = {}) {
  const ctx = app.context();
  const application = await aScoredApplication(ctx, {
    ...(options.member && { member: options.member }),
    ...(options.resume && { resume: options.resume }),
  });
  const query = { source_type: 'JobApplication', source_id: application.applicationId } as const;
  const { data } = await app.call(application.member, 'POST /api/roadmaps/by_source', { query: { ...query, ...options.choice } });
  if (options.bought) await unlockRoadmap(ctx, data.id);
  if (options.reportBought) await unlockFitment(ctx, application.fitmentId);
  const params = { id: data.id };
  const read = async () => (await app.call(application.member, 'GET /api/roadmaps/{id}', { params })).data.attributes;
  return { ...application, query, params, read, plan: await read(), id: data.id };
}

/** The stored URLs and titles of a plan's locked content. */
export async function lockedContent(app: TestApp, id: string): Promise<string[]> {
  const { plan } = await app.context().db.selectFrom('roadmaps').select('plan').where('id', '=', id).executeTakeFirstOrThrow();
  return lockedTexts(plan);
}

/** The URLs, titles and summaries of the steps after the first. */
export function lockedTexts(plan: Plan): string[] {
  const textsOf = ({ resources, learning_elements, summary }: Plan['skills'][number]) => [
    ...resources.flatMap((group) => group.resources.flatMap(({ url, title }) => [url, title])),
    ...learning_elements,
    summary,
  ];
  const [first, ...others] = plan.skills;
  // Skill names are always visible, and a course may be named like its skill.
  const visible = [...(first ? textsOf(first) : []), ...plan.skills.map(({ name }) => name)];
  return others.flatMap(textsOf).filter((text) => text.length > 8 && !visible.some((shown) => shown.includes(text)));
}
