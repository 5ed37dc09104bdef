/** The main navigation links. */
import { m } from '#platform/messages/messages.js';

export type NavLink = { to: string; label: () => string };

export const MAIN_LINKS: readonly NavLink[] = [
  { to: '/jobs-apprenticeships', label: m.shell_jobs },
  { to: '/check', label: m.shell_check_ad },
  { to: '/courses', label: m.shell_courses },
  { to: '/insights', label: m.shell_insights },
  { to: '/learning-packs', label: m.shell_packs },
  { to: '/communities', label: m.shell_communities },
];

export const JOBS_PATH: string = '/jobs-apprenticeships';
export const QUESTIONNAIRE_PATH: string = '/personalize-recommendation';
export const SCORE_FORMULA_PATH: string = '/how-the-score-works';
