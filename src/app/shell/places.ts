/**
 * Every page with a fixed address that a person may want to open, by subject: the page Explore and the command palette list
 * them, and the sitemap those that are public. `tests/e2e/phone-menu.test.ts` compares them with the route table.
 */
import { m } from '#platform/messages/messages.js';
import type { NavLink } from './nav-links.ts';

export type PlaceGroup = { title: () => string; links: readonly NavLink[] };

export const PLACES: readonly PlaceGroup[] = [
  {
    title: m.shell_find_work,
    links: [
      { to: '/jobs-apprenticeships', label: m.shell_jobs },
      { to: '/jobs-apprenticeships?role_type=Apprenticeship', label: m.shell_apprenticeships },
      { to: '/check', label: m.shell_check_ad },
      { to: '/companies', label: m.companies_title },
      { to: '/tech-incubator-for-Individuals', label: m.incubator_title },
      { to: '/how-the-score-works', label: m.shell_score_works },
    ],
  },
  {
    title: m.shell_learn,
    links: [
      { to: '/courses', label: m.shell_courses },
      { to: '/personalize-recommendation', label: m.course_finder_title },
      { to: '/learning-packs', label: m.shell_packs },
      { to: '/skills', label: m.shell_skills },
      { to: '/universities', label: m.shell_universities },
      { to: '/compare-courses', label: m.shell_compare },
      { to: '/funding-options', label: m.pages_funding },
      { to: '/funding-options/scholarship', label: m.pages_scholarship },
    ],
  },
  {
    title: m.shell_read_and_talk,
    links: [
      { to: '/insights', label: m.shell_insights },
      { to: '/insights/browse', label: m.insights_browse_title },
      { to: '/insights/search', label: m.insights_search_title },
      { to: '/insights/create', label: m.shell_write_insight },
      { to: '/communities', label: m.shell_communities },
      { to: '/forum', label: m.shell_forum },
      { to: '/forum/ask', label: m.forum_ask },
      { to: '/blog', label: m.blog_title },
      { to: '/campaigns/entrepreneurship-insights-contest', label: m.pages_contest },
    ],
  },
];

/** Pages of what is a member's own; visitors read there what they are for. */
export const OWN_PLACES: PlaceGroup = {
  title: m.shell_yours,
  links: [
    { to: '/you', label: m.shell_you },
    { to: '/notifications', label: m.notifications_title },
    { to: '/applications', label: m.accounts_menu_applications },
    { to: '/plans', label: m.accounts_menu_plans },
    { to: '/resumes', label: m.resumes_title },
    { to: '/tailor', label: m.tailoring_clean_title },
    { to: '/boards', label: m.accounts_menu_boards },
    { to: '/boards/create', label: m.boards_new },
    { to: '/insights/mine', label: m.insights_mine },
    { to: '/saved-searches', label: m.saved_searches_title },
    { to: '/communities/suggestions', label: m.communities_suggestions_title },
    { to: '/purchases', label: m.accounts_menu_purchases },
    { to: '/referral', label: m.referrals_title },
    { to: '/settings', label: m.accounts_menu_settings },
    { to: '/settings/notifications', label: m.notifications_preferences },
    { to: '/settings/decisions', label: m.moderation_decisions_title },
    { to: '/settings/activity', label: m.analytics_mine },
  ],
};

/** For those who hire, teach or work with us, and about the site. */
export const SITE_PLACES: readonly PlaceGroup[] = [
  {
    title: m.shell_together,
    links: [
      { to: '/hiring', label: m.hiring_title },
      { to: '/hiring/jobs/new', label: m.hiring_new_job },
      { to: '/tech-incubator-for-Employers', label: m.shell_incubator_employers },
      { to: '/for-corporates', label: m.pages_corporates },
      { to: '/for-corporates/enterprise-AI', label: m.pages_enterprise },
      { to: '/for-educators', label: m.pages_educators },
      { to: '/early-adopters-program', label: m.pages_early },
    ],
  },
  {
    title: m.shell_about_and_help,
    links: [
      { to: '/search', label: m.search_title },
      { to: '/about-us', label: m.pages_about },
      { to: '/contact-us', label: m.pages_contact },
      { to: '/privacy-policy', label: m.shell_privacy },
      { to: '/terms-and-conditions', label: m.shell_terms },
      { to: '/cancellation-policy', label: m.shell_refunds },
    ],
  },
];
