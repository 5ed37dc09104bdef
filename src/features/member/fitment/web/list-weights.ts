import { m } from '#platform/messages/messages.js';
import type { CallOutput } from '#platform/browser/api.ts';

type Table = CallOutput<'GET /api/fitment_scores/weights'>['data']['weights'];
type Line = [label: string, value: number];

const PARTS: Record<string, () => string> = {
  skills: m.fitment_part_skills,
  experience: m.fitment_part_experience,
  education: m.fitment_part_education,
  goals: m.fitment_part_goals,
  similarity: m.fitment_part_similarity,
};
const GRADES: Record<string, () => string> = {
  held: m.fitment_grade_held,
  ticked: m.fitment_grade_ticked,
  used: m.fitment_grade_used,
  project: m.fitment_grade_project,
  attached: m.fitment_grade_attached,
  completed: m.fitment_grade_completed,
  certified: m.fitment_grade_certified,
  stated: m.fitment_grade_stated,
  listed: m.fitment_grade_listed,
  studied: m.fitment_grade_studied,
  familiar: m.fitment_grade_familiar,
  learning: m.fitment_grade_learning,
  wished: m.fitment_grade_wished,
  copied: m.fitment_grade_copied,
};
const RELATIONS: Record<string, () => string> = {
  implied: m.fitment_relation_implied,
  child: m.fitment_relation_child,
  sibling: m.fitment_relation_sibling,
  parent: m.fitment_relation_parent,
};

const EXPERIENCE: Record<string, () => string> = {
  by_title: m.fitment_experience_by_title,
  by_skills: m.fitment_experience_by_skills,
  skills_full_at: m.fitment_experience_skills_full_at,
  related_from: m.fitment_experience_related_from,
  unrelated: m.fitment_experience_unrelated,
  claimed: m.fitment_experience_claimed,
};
const ROLE: Record<string, () => string> = {
  same_family: m.fitment_role_same_family,
  near_family: m.fitment_role_near_family,
};
const EDUCATION: Record<string, () => string> = {
  related_field: m.fitment_education_related_field,
  other_field: m.fitment_education_other_field,
  one_level_below: m.fitment_education_one_level_below,
  in_progress: m.fitment_education_in_progress,
  experience_instead: m.fitment_education_experience_instead,
};

/** The engine's weights as labelled lines for the formula page. */
export function listWeights(weights: Table) {
  const table = (name: string) => entriesOf(weights, name);
  const number = (name: string, key: string) => table(name).find(([entryKey]) => entryKey === key)?.[1] ?? 0;
  const lines = (name: string, labels: Record<string, () => string>): Line[] =>
    table(name).map(([key, value]) => [labels[key]?.() ?? key, value]);
  return {
    parts: lines('parts', PARTS),
    evidence: lines('evidence', GRADES),
    inferred: lines('inferred', RELATIONS),
    experience: [...lines('experience', EXPERIENCE), ...lines('role', ROLE)].filter(([label]) => label !== 'related'),
    education: lines('education', EDUCATION),
    skillsAt: number('skills_curve', 'at'),
    skillsWorth: number('skills_curve', 'worth'),
    required: number('requirement', 'required'),
    preferred: number('requirement', 'preferred'),
    good: number('bands', 'good'),
    moderate: number('bands', 'moderate'),
    bonus: number('used_bonus', 'duration') + number('used_bonus', 'recency'),
  };
}

function entriesOf(weights: Table, name: string): Line[] {
  const group = weights[name];
  return typeof group === 'object' ? Object.entries(group) : [];
}
