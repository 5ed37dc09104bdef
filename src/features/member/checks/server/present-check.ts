import type { z } from 'zod';
import {
  criteriaForReader,
  findQuestions,
  skillCatalogue,
  workForReader,
  type Skill,
} from '#features/base/skills/server/index.ts';
import { computeSkillGain, loadFinishedSkills, WEIGHTS } from '#features/member/fitment/server/index.ts';
import { findPlanWithSkill } from '#features/member/roadmaps/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { Check } from '../contract.ts';
import { DRAWN, PASS_FROM } from './draw-questions.ts';
import { canGoOn, findWait, loadAttempts, loadDrawn, type StoredAttempt } from './load-attempts.ts';
import { findWork, type StoredWork } from './load-work.ts';
import { presentResult } from './present-attempt.ts';

type CheckView = z.input<typeof Check>;

/** What most people need for eight questions. */
const MINUTES = 10;
const STEPS = ['claimed', 'listed', 'checked', 'shown', 'used', 'long'] as const;

/** A skill with a check or a piece of work, for a merged one the skill that was kept; 404 for any other and for one out of use. */
export async function getCheckedSkill(ctx: Context, skillId: string): Promise<Skill> {
  const skill = (await skillCatalogue()).taxonomy.byId.get(skillId);
  if (!skill || skill.out_of_use || !(skill.work || (await findQuestions(ctx, skillId)))) throw notFound('check');
  return skill;
}

/** Presents a skill's check and piece of work to a member. */
export async function presentCheck(ctx: Context, userId: string, id: string): Promise<CheckView> {
  const skill = await getCheckedSkill(ctx, id);
  const skillId = skill.id;
  const [questions, attempts, work, finished, gain] = await Promise.all([
    findQuestions(ctx, skillId),
    loadAttempts(ctx, userId, skillId),
    findWork(ctx, userId, skillId),
    loadFinishedSkills(ctx, userId),
    loadGain(ctx, userId, skillId),
  ]);
  const { last, passed } = attempts;
  const running = await findRunning(ctx, attempts.running);
  const wait = findWait(attempts, ctx.clock.now());
  return {
    id: skillId,
    type: 'check',
    attributes: {
      skill_name: skill.name,
      check: presentRules(questions?.length ?? running?.total),
      passed_at: passed?.finished_at?.toISOString() ?? null,
      running,
      again_at: wait?.toISOString() ?? null,
      reminder: wait !== null && (last?.remind ?? false),
      last: last && presentResult(last),
      steps: STEPS.map((grade) => ({ grade, share: WEIGHTS.credit[grade] })),
      grade: finished.find(({ skill_id }) => skill_id === skillId)?.grade ?? null,
      gain,
      work: skill.work ? workForReader(skill.work) : null,
      shown: work && presentWork(work, criteriaForReader(skill.work, work.criteria)),
    },
  };
}

/** What a check asks; null for one that is closed, unless it is being finished by somebody who has begun it. */
const presentRules = (questions: number | undefined): CheckView['attributes']['check'] =>
  questions === undefined ? null : { questions, drawn: DRAWN, pass_from: PASS_FROM, minutes: MINUTES };

/** How far a running attempt is; null where its questions no longer exist. */
async function findRunning(ctx: Context, attempt: StoredAttempt | null): Promise<CheckView['attributes']['running']> {
  if (!attempt || !canGoOn(attempt, await loadDrawn(attempt, ctx))) return null;
  return { answered: attempt.answers.length, total: attempt.questions.length };
}

/** What the check and the work earn on the application of the member's latest plan with the skill; null without one. */
async function loadGain(ctx: Context, userId: string, skillId: string): Promise<CheckView['attributes']['gain']> {
  const plan = await findPlanWithSkill(ctx, userId, skillId);
  if (!plan) return null;
  const gain = await computeSkillGain(ctx, plan.fitmentId, skillId);
  return gain && { roadmap_id: plan.roadmapId, user_slug: plan.userSlug, title: plan.subject, ...gain };
}

const presentWork = (work: StoredWork, criteria: string[]): CheckView['attributes']['shown'] => ({
  id: work.id,
  kind: work.kind,
  link: work.link,
  text: work.body,
  file: work.file_name === null ? null : { name: work.file_name, bytes: work.file_bytes ?? 0 },
  criteria,
  complete: work.complete,
  kept: work.kept,
  shown_at: work.shown_at.toISOString(),
});
