/** What a badge says about its achievement. Pure: a signed badge is compared with these words, so they never change. */
import type { z } from 'zod';
import type { BadgeSkill } from '../contract.ts';

type Skill = z.output<typeof BadgeSkill>;
type Achievement = { type: string; description: string; narrative: string; describeSkill: (skill: Skill) => string };

/** Whether a badge was issued for claims alone, as badges were before December 2026. */
export const isClaimedOnly = (skills: readonly Skill[]): boolean => skills.some(({ grade }) => grade === undefined);

export function describeAchievement(kind: 'plan' | 'skill', skills: readonly Skill[]): Achievement {
  if (isClaimedOnly(skills)) return describeClaims(skills);
  return kind === 'plan' ? describePlan(skills) : describeSkill(skills);
}

const CHECK =
  'eight questions, drawn at random and with others at a second attempt, were answered online without supervision, at least six of them right';
const WORK = 'the holder handed in a piece of work and confirmed each of its published criteria; nobody else marked it';

const describeProof = ({ grade, done_on }: Skill) =>
  grade === 'shown' ? `Shown by a piece of work on ${done_on}.` : `Checked by questions on ${done_on}.`;

const describePlan = (skills: readonly Skill[]): Achievement => ({
  type: 'LearningProgram',
  description: `A personal learning plan of ${skills.length} skills, each of them checked or shown.`,
  narrative: `Every skill of the plan is checked or shown; its alignment says which. Checked: ${CHECK}. Shown: ${WORK}.`,
  describeSkill: describeProof,
});

function describeSkill([skill]: readonly Skill[]): Achievement {
  const isShown = skill?.grade === 'shown';
  return {
    type: 'Competency',
    description: `${skill?.name ?? ''}, ${isShown ? 'shown by a piece of work' : 'checked by eight questions'}.`,
    narrative: isShown ? `Shown: ${WORK}.` : `Checked: ${CHECK}.`,
    describeSkill: describeProof,
  };
}

function describeClaims(skills: readonly Skill[]): Achievement {
  const hours = Math.round(skills.reduce((sum, skill) => sum + skill.hours, 0));
  return {
    type: 'LearningProgram',
    description: `A personal learning plan of ${skills.length} skills and about ${hours} hours, finished.`,
    narrative:
      'Every skill of the plan was worked through and marked as finished by the learner. Nobody examined it: it shows what was studied, not a grade.',
    describeSkill: (skill) => `Finished on ${skill.done_on}, about ${skill.hours} hours.`,
  };
}
