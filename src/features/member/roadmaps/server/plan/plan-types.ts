import type { PathEntry, PieceOfWork, SkillResource } from '#features/base/skills/server/index.ts';
import type { Projection } from '#features/member/fitment/server/index.ts';
import type { Aim, StopReason } from '#features/member/plan-offers/server/index.ts';

/** Why a skill is in the plan; `chosen`: a card of a learning pack; `strengthen`: only in plans made before December 2026. */
export type PlanReason = StopReason | 'strengthen' | 'chosen';
export type ResourceGroup = { kind: SkillResource['kind']; resources: SkillResource[] };

export type PlannedSkill = {
  skill_id: string;
  name: string;
  reason: PlanReason;
  /** The required skills that it covers. */
  for_skill_ids: string[];
  /** The points that showing it adds after all earlier skills of the plan, with one decimal. */
  points: number;
  hours: number;
  summary: string;
  learning_elements: string[];
  resources: ResourceGroup[];
  start_on: string;
  due_on: string;
  /** What to take, in order; plans made before December 2026 have none, like plans from learning packs. */
  path?: PathEntry[];
  work?: PieceOfWork;
  /** The ids of the skills of the plan that cannot be learnt without it. */
  needed_by?: string[];
  /** The sentence of the ad that asks for it; null for a prerequisite. */
  ad?: string | null;
};

export type Plan = {
  skills: PlannedSkill[];
  /** How far it goes; plans made before December 2026 have no aim. */
  aim?: Aim;
  /** Required skills that nothing in the catalogue teaches. */
  unplanned: { skill_id: string; name: string }[];
  hours: number;
  start_on: string;
  due_on: string;
  current_score: number | null;
  projected_score: number | null;
  projected_band: Projection['band'] | null;
};
