import type { FitReport, ProjectedScore } from '#features/member/fitment/server/index.ts';
import type { Skill, SkillResource, Taxonomy } from '#features/base/skills/server/index.ts';

export type PlanInput = {
  report: FitReport;
  taxonomy: Taxonomy;
  /** Skills with learning elements, hours and resources. */
  catalogue: readonly Skill[];
  /** Skills the member has, so that they are not taught as prerequisites. */
  known_skill_ids: readonly string[];
  /** More than 0 and at most 80. */
  hours_per_week: number;
  /** ISO date of the first day of learning. */
  start_date: string;
  /** The points that learning these skills would add; used to choose skills. Made by `prepareGain` from the same input. */
  gain: (skillIds: readonly string[]) => number;
  /**
   * The score once these skills are finished; used for the points of each skill and the projected score. Made
   * with `scoreWithFinished` from the same input.
   */
  scoreAfter: (skillIds: readonly string[]) => ProjectedScore;
};

/** Why a skill is in the plan; `chosen`: a card of a learning pack. */
export type PlanReason = 'missing' | 'weak' | 'prerequisite' | 'strengthen' | 'chosen';
export type ResourceGroup = { kind: SkillResource['kind']; resources: SkillResource[] };

export type PlannedSkill = {
  skill_id: string;
  name: string;
  reason: PlanReason;
  /** The required skills that it covers. They differ from the skill itself when they have no resources of their own. */
  for_skill_ids: string[];
  /** The points that finishing it adds after all earlier skills of the plan, with one decimal. */
  points: number;
  hours: number;
  summary: string;
  learning_elements: string[];
  resources: ResourceGroup[];
  start_on: string;
  due_on: string;
};

export type Plan = {
  skills: PlannedSkill[];
  /** Required skills that are not teachable, not even through a related skill. */
  unplanned: { skill_id: string; name: string }[];
  hours: number;
  start_on: string;
  due_on: string;
  current_score: number | null;
  projected_score: number | null;
  projected_band: ProjectedScore['band'];
};
