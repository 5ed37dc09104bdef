/** The links of the footer, which is on every page; the sitemap lists those to public pages. */
import { m } from '#platform/messages/messages.js';
import type { NavLink } from './nav-links.ts';

export const FOOTER_LINKS: readonly { title: () => string; links: readonly NavLink[] }[] = [
  {
    title: m.shell_find_work,
    links: [
      { to: '/jobs-apprenticeships', label: m.shell_jobs },
      { to: '/check', label: m.shell_check_ad },
      { to: '/jobs-apprenticeships?role_type=Apprenticeship', label: m.shell_apprenticeships },
      { to: '/companies', label: m.companies_title },
      { to: '/tech-incubator-for-Individuals', label: m.incubator_title },
      { to: '/applications', label: m.accounts_menu_applications },
    ],
  },
  {
    title: m.shell_learn,
    links: [
      { to: '/courses', label: m.shell_courses },
      { to: '/personalize-recommendation', label: m.course_finder_title },
      { to: '/universities', label: m.shell_universities },
      { to: '/compare-courses', label: m.shell_compare },
      { to: '/skills', label: m.shell_skills },
      { to: '/learning-packs', label: m.shell_packs },
      { to: '/plans', label: m.accounts_menu_plans },
      { to: '/funding-options', label: m.pages_funding },
      { to: '/funding-options/scholarship', label: m.pages_scholarship },
    ],
  },
  {
    title: m.shell_know,
    links: [
      { to: '/insights', label: m.shell_insights },
      { to: '/blog', label: m.blog_title },
      { to: '/communities', label: m.shell_communities },
      { to: '/forum', label: m.shell_forum },
      { to: '/campaigns/entrepreneurship-insights-contest', label: m.pages_contest },
      { to: '/how-the-score-works', label: m.shell_score_works },
    ],
  },
  {
    title: m.shell_together,
    links: [
      { to: '/about-us', label: m.pages_about },
      { to: '/for-educators', label: m.pages_educators },
      { to: '/for-corporates', label: m.pages_corporates },
      { to: '/for-corporates/enterprise-AI', label: m.pages_enterprise },
      { to: '/tech-incubator-for-Employers', label: m.shell_incubator_employers },
      { to: '/early-adopters-program', label: m.pages_early },
    ],
  },
];

export const LEGAL_LINKS: readonly NavLink[] = [
  { to: '/privacy-policy', label: m.shell_privacy },
  { to: '/terms-and-conditions', label: m.shell_terms },
  { to: '/cancellation-policy', label: m.shell_refunds },
];
