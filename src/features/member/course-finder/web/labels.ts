/** Labels of the answers. */
import { formatList } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import type { AnswersSearch } from './answers-search.ts';

type Answer<K extends keyof AnswersSearch> = NonNullable<AnswersSearch[K]>;

export const LEVEL_LABELS: Record<Answer<'level'>, { label: () => string; text: () => string }> = {
  beginner: { label: m.course_finder_beginner, text: m.course_finder_beginner_text },
  intermediate: { label: m.course_finder_intermediate, text: m.course_finder_intermediate_text },
  advanced: { label: m.course_finder_advanced, text: m.course_finder_advanced_text },
};
export const GOAL_LABELS: Record<Answer<'goal'>, { label: () => string; fit: () => string }> = {
  'first-job': { label: m.course_finder_goal_first_job, fit: m.course_finder_goal_fit_first_job },
  change: { label: m.course_finder_goal_change, fit: m.course_finder_goal_fit_change },
  grow: { label: m.course_finder_goal_grow, fit: m.course_finder_goal_fit_grow },
  curious: { label: m.course_finder_goal_curious, fit: m.course_finder_goal_fit_curious },
};
export const BUDGET_LABELS: Record<Answer<'budget'>, () => string> = {
  free: m.course_finder_budget_free,
  'free-lessons': m.course_finder_budget_free_lessons,
  any: m.course_finder_budget_any,
};
export const FORMAT_LABELS: Record<Answer<'format'>, () => string> = {
  online: m.course_finder_format_online,
  campus: m.course_finder_format_campus,
  any: m.course_finder_format_any,
};

const MAX_NAMES = 4;

/** Joins names to a list such as "SQL, Excel, Python, Tableau and 3 more". */
export function joinNames(names: readonly string[]): string {
  const hidden = names.length - MAX_NAMES;
  if (hidden <= 1) return formatList(names);
  return formatList([...names.slice(0, MAX_NAMES), m.course_finder_and_more({ count: hidden })]);
}
