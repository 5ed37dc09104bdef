/**
 * What a badge is for, as stored with it: a plan, or a skill with the grade of its proof. Badges for claims alone, issued before
 * December 2026, have the bare id of their plan.
 */
export const badgeSource = {
  plan: (roadmapId: string) => `plan:${roadmapId}`,
  skill: (skillId: string, grade: 'checked' | 'shown') => `skill:${skillId}:${grade}`,
};

export const kindOfSource = (source: string): 'plan' | 'skill' => (source.startsWith('skill:') ? 'skill' : 'plan');
