import { m } from '#platform/messages/messages.js';
import type { CallOutput } from '#platform/browser/api.ts';
import { GRADES } from './grade-text.ts';

export type Weights = CallOutput<'GET /api/fitment_scores/weights'>['data']['weights'];
/** A line of a table of the formula: its label and its value, points or a share. */
export type FormulaLine = { label: string; value: number };

const TOTAL = 100;

/** A weight by its name, and its group if it is in one. Throws for a name that the formula does not have. */
export function weightOf(weights: Weights, name: string, group?: string): number {
  const table = group === undefined ? weights : weights[group];
  const value = typeof table === 'object' ? table[name] : undefined;
  if (typeof value !== 'number') throw new Error(`the formula has no weight ${group ?? ''} ${name}`);
  return value;
}

/** How 100 points are divided in an ad that has every part: what the other parts leave is for the core skills. */
export function dividePoints(weights: Weights): FormulaLine[] {
  const points = (name: string) => weightOf(weights, name, 'points');
  const start = { label: m.fitment_formula_points_start(), value: points('start') };
  const fixed = [
    { label: m.fitment_formula_points_experience(), value: points('experience') },
    { label: m.fitment_formula_points_education(), value: points('education') },
    { label: m.fitment_formula_points_wording(), value: points('wording') },
    { label: m.fitment_formula_points_further({ each: points('each_further') }), value: points('further') },
  ];
  const rest = TOTAL - [start, ...fixed].reduce((sum, { value }) => sum + value, 0);
  return [start, { label: m.fitment_formula_points_core(), value: rest }, ...fixed];
}

const GRADE_TEXTS: Record<string, () => string> = {
  none: m.fitment_grade_none_text,
  related: m.fitment_grade_related_text,
  claimed: m.fitment_grade_claimed_text,
  listed: m.fitment_grade_listed_text,
  implied: m.fitment_grade_implied_text,
  studied: m.fitment_grade_studied_text,
  strong: m.fitment_grade_strong_text,
  checked: m.fitment_grade_checked_text,
  shown: m.fitment_grade_shown_text,
  used: m.fitment_grade_used_text,
  held: m.fitment_grade_held_text,
};

/** The steps of credit with their names, highest first. */
export function listGrades(weights: Weights): (FormulaLine & { text: string })[] {
  const { long_use: longUse } = weights;
  const long = typeof longUse === 'object' ? { months: longUse['months'] ?? 0, within: longUse['within_months'] ?? 0 } : null;
  return entries(weights, 'credit')
    .map(([key, value]) => ({
      label: GRADES[key]?.() ?? key,
      text: key === 'long' && long ? m.fitment_grade_long_text(long) : (GRADE_TEXTS[key]?.() ?? ''),
      value,
    }))
    .toSorted((a, b) => b.value - a.value);
}

/** What a skill counts through its relation to one that the résumé shows. */
export const listRelations = (weights: Weights): FormulaLine[] => [
  { label: m.fitment_relation_implied(), value: weightOf(weights, 'implied', 'credit') },
  { label: m.fitment_relation_told(), value: weightOf(weights, 'shown', 'credit') },
  { label: m.fitment_relation_words(), value: weightOf(weights, 'implied', 'credit') },
  { label: m.fitment_relation_near(), value: weightOf(weights, 'related', 'credit') },
];

/**
 * The points of years that the ad only prefers; when a role is old, in months before the last one, what it then counts, what one
 * outside the field asked for counts, and how far more months than asked for fill the row.
 */
export const lessForRoles = (weights: Weights, formatShare: (share: number) => string) => ({
  preferred: weightOf(weights, 'preferred_experience', 'points'),
  months: weightOf(weights, 'months', 'old_role'),
  share: formatShare(weightOf(weights, 'counts', 'old_role')),
  outside: formatShare(weightOf(weights, 'outside_field')),
  from: formatShare(weightOf(weights, 'from', 'more_months')),
  full: formatShare(weightOf(weights, 'up_to', 'more_months')),
  same: formatShare(weightOf(weights, 'same_work', 'more_months')),
});

const ROLE_TITLES: Record<string, () => string> = {
  same_work: m.fitment_role_same_work,
  same_field: m.fitment_role_same_field,
  near_field: m.fitment_role_near_field,
  other: m.fitment_role_other,
};

/** What a month in a role counts by its title. */
export const listRoleTitles = (weights: Weights): FormulaLine[] =>
  entries(weights, 'role_title').map(([key, value]) => ({ label: ROLE_TITLES[key]?.() ?? key, value }));

/** What a month in a role counts besides, by the share of the core skills that it shows. */
export function listRoleSkills(weights: Weights, formatShare: (share: number) => string): FormulaLine[] {
  const from = (name: string) => formatShare(weightOf(weights, name, 'role_shows_from'));
  const share = (name: string) => weightOf(weights, name, 'role_shows');
  return [
    { label: m.fitment_role_shows_from({ from: from('most') }), value: share('most') },
    { label: m.fitment_role_shows_from({ from: from('some') }), value: share('some') },
    { label: m.fitment_role_shows_little(), value: share('little') },
  ];
}

const EDUCATION: Record<string, () => string> = {
  met: m.fitment_education_met,
  in_progress: m.fitment_education_in_progress,
  related_field: m.fitment_education_related_field,
  field_not_stated: m.fitment_education_field_not_stated,
  unrelated_field: m.fitment_education_unrelated_field,
  experience_instead: m.fitment_education_experience_instead,
  one_level_below: m.fitment_education_one_level_below,
};

/** The shares of the row about a degree, highest first. */
export const listEducation = (weights: Weights): FormulaLine[] =>
  entries(weights, 'education')
    .map(([key, value]) => ({ label: EDUCATION[key]?.() ?? key, value }))
    .toSorted((a, b) => b.value - a.value);

function entries(weights: Weights, name: string): [string, number][] {
  const group = weights[name];
  return typeof group === 'object' ? Object.entries(group) : [];
}
