import type { FitReport, ProjectedScore } from '#features/member/fitment/server/index.ts';
import type { Skill, SkillResource, Taxonomy } from '#features/base/skills/server/index.ts';

export type PlanInput = {
  report: FitReport;
  taxonomy: Taxonomy;
  /** Skills with learning elements, hours and resources. */
  catalogue: readonly Skill[];
  /** Skills the member has, so that they are not taught as prerequisites. */
  known_skill_ids: readonly string[];
  /** More than 0; at most 80. */
  hours_per_week: number;
  /** ISO date of the first day of learning. */
  start_date: string;
  /** The points these skills would add when fully shown; the basis for choosing. `planGain` of the same input. */
  gain: (skillIds: readonly string[]) => number;
  /** The promised score once these skills are finished. `scoreWithFinished` of the same input. */
  finished: (skillIds: readonly string[]) => ProjectedScore;
};

/** Why a skill is in the plan; `chosen`: a card of a learning pack. */
export type PlanReason = 'missing' | 'weak' | 'prerequisite' | 'strengthen' | 'chosen';
export type ResourceGroup = { kind: SkillResource['kind']; resources: SkillResource[] };

export type PlannedSkill = {
  skill_id: string;
  name: string;
  reason: PlanReason;
  /** The wanted skills it covers; a different id when the wanted one has no resources of its own. */
  for_skill_ids: string[];
  /** What finishing it adds to the score after the skills before it, with one decimal. */
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
  /** Wanted skills for which neither they nor a near relative have resources. */
  unplanned: { skill_id: string; name: string }[];
  hours: number;
  start_on: string;
  due_on: string;
  current_score: number | null;
  projected_score: number | null;
  projected_band: ProjectedScore['band'];
};
