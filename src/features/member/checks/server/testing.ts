/** Helpers for tests: skills with a check, and taking it. */
import type { TestApp, TestUser } from '#app/boot/testing.ts';
import type { Endpoints, InputOf } from '#platform/contract/endpoint.ts';
import type { Context } from '#platform/http/context.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import { findQuestions, loadBank, skillCatalogue, type Skill } from '#features/base/skills/server/index.ts';
import { PASS_FROM, DRAWN } from './draw-questions.ts';

export type SkillWithBoth = Skill & { work: NonNullable<Skill['work']> };
type WorkForm = InputOf<Endpoints['PUT /api/checks/{skill_id}/work']>['multipart'];

/** The skills that have both a check and a piece of work. */
export async function skillsWithBoth(ctx: Context): Promise<SkillWithBoth[]> {
  const [{ skills }, bank] = await Promise.all([skillCatalogue(), loadBank(ctx)]);
  const checked = new Set(bank.map(({ skillId }) => skillId));
  return skills.flatMap((skill) => (skill.work && checked.has(skill.id) ? [{ ...skill, work: skill.work }] : []));
}

/** Makes skills count as checked, as passing their checks does. */
export async function proveSkills(ctx: Context, userId: string, skillIds: readonly string[]): Promise<void> {
  for (const skillId of skillIds)
    await ctx.publish('skill.checked', { userId, skillId, checkedOn: calendarDay(ctx.clock.now()) });
}

/** A form that hands in the piece of work of a skill; with `complete` it meets all its criteria. */
export function aWorkForm({ work }: SkillWithBoth, { complete = true } = {}): WorkForm {
  const [kind = 'link'] = work.show;
  const content = {
    link: { link: 'https://code.example/work' },
    text: { text: 'What I made.' },
    file: { file: new File(['What I made.'], 'work.txt', { type: 'text/plain' }) },
  };
  return { kind, ...content[kind], criteria: complete ? [...work.criteria.keys()] : [0] };
}

/** Answers all questions of an attempt, so many of them right, and returns the last feedback. */
export async function takeCheck(app: TestApp, member: TestUser, skillId: string, right = PASS_FROM) {
  const { data: attempt } = await app.call(member, 'POST /api/checks/{skill_id}/attempts', {
    params: { skill_id: skillId },
    json: {},
  });
  const questions = (await findQuestions(app.context(), skillId)) ?? [];
  let question = attempt.attributes.question;
  for (let number = attempt.attributes.answers.length + 1; number <= DRAWN; number++) {
    const asked = questions.find(({ id }) => id === question?.id);
    if (!question || !asked) throw new Error(`${skillId}: question ${number} is missing`);
    const key = question.options.indexOf(asked.options[asked.answer] ?? '');
    const { data } = await app.call(member, 'PUT /api/checks/attempts/{id}/answers', {
      params: { id: attempt.id },
      json: { question: question.id, option: number <= right ? key : (key + 1) % question.options.length },
    });
    if (data.attributes.result) return data;
    question = data.attributes.attempt.attributes.question;
  }
  throw new Error(`the attempt at ${skillId} did not end`);
}
