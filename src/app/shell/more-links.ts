/** The links of menus and the command palette, which are loaded when they open; the sitemap lists those to public pages. */
import { m } from '#platform/messages/messages.js';
import type { NavLink } from './nav-links.ts';

export const MEMBER_LINKS: readonly NavLink[] = [
  { to: '/notifications', label: m.notifications_title },
  { to: '/applications', label: m.accounts_menu_applications },
  { to: '/resumes', label: m.resumes_title },
  { to: '/plans', label: m.accounts_menu_plans },
  { to: '/boards', label: m.accounts_menu_boards },
  { to: '/saved-searches', label: m.saved_searches_title },
  { to: '/purchases', label: m.accounts_menu_purchases },
  { to: '/referral', label: m.referrals_title },
];

/** Found by the command palette in addition to those of the header. */
export const MORE_LINKS: readonly NavLink[] = [
  { to: '/search', label: m.search_title },
  { to: '/forum', label: m.shell_forum },
  { to: '/forum/ask', label: m.forum_ask },
  { to: '/skills', label: m.shell_skills },
  { to: '/personalize-recommendation', label: m.course_finder_title },
  { to: '/companies', label: m.companies_title },
  { to: '/universities', label: m.shell_universities },
  { to: '/compare-courses', label: m.shell_compare },
  { to: '/blog', label: m.blog_title },
  { to: '/tech-incubator-for-Individuals', label: m.incubator_title },
  { to: '/tech-incubator-for-Employers', label: m.shell_incubator_employers },
  { to: '/funding-options', label: m.pages_funding },
  { to: '/funding-options/scholarship', label: m.pages_scholarship },
  { to: '/for-educators', label: m.pages_educators },
  { to: '/for-corporates', label: m.pages_corporates },
  { to: '/for-corporates/enterprise-AI', label: m.pages_enterprise },
  { to: '/early-adopters-program', label: m.pages_early },
  { to: '/campaigns/entrepreneurship-insights-contest', label: m.pages_contest },
  { to: '/about-us', label: m.pages_about },
  { to: '/contact-us', label: m.pages_contact },
];

/** For staff, in the member menu; the console shows each the places that their scopes open. */
export const STAFF_LINKS: readonly NavLink[] = [{ to: '/staff', label: m.staff_title }];
