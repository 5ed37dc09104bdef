/** Labels of the answers. */
import { formatList } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import type { AnswersSearch } from './answers-search.ts';

type Answer<K extends keyof AnswersSearch> = NonNullable<AnswersSearch[K]>;

export const LEVEL_LABELS: Record<Answer<'level'>, { label: () => string; text: () => string }> = {
  beginner: { label: m.recommendations_beginner, text: m.recommendations_beginner_text },
  intermediate: { label: m.recommendations_intermediate, text: m.recommendations_intermediate_text },
  advanced: { label: m.recommendations_advanced, text: m.recommendations_advanced_text },
};
export const GOAL_LABELS: Record<Answer<'goal'>, { label: () => string; fit: () => string }> = {
  'first-job': { label: m.recommendations_goal_first_job, fit: m.recommendations_goal_fit_first_job },
  change: { label: m.recommendations_goal_change, fit: m.recommendations_goal_fit_change },
  grow: { label: m.recommendations_goal_grow, fit: m.recommendations_goal_fit_grow },
  curious: { label: m.recommendations_goal_curious, fit: m.recommendations_goal_fit_curious },
};
export const BUDGET_LABELS: Record<Answer<'budget'>, () => string> = {
  free: m.recommendations_budget_free,
  'free-lessons': m.recommendations_budget_free_lessons,
  any: m.recommendations_budget_any,
};
export const FORMAT_LABELS: Record<Answer<'format'>, () => string> = {
  online: m.recommendations_format_online,
  campus: m.recommendations_format_campus,
  any: m.recommendations_format_any,
};

const MAX_NAMES = 4;

/** Joins names to a list such as "SQL, Excel, Python, Tableau and 3 more". */
export function joinNames(names: readonly string[]): string {
  const hidden = names.length - MAX_NAMES;
  if (hidden <= 1) return formatList(names);
  return formatList([...names.slice(0, MAX_NAMES), m.recommendations_and_more({ count: hidden })]);
}
