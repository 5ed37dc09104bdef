/** The links of the member's menu, which are loaded when it opens. */
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

/** For staff, in the member menu; the console shows each the places that their scopes open. */
export const STAFF_LINKS: readonly NavLink[] = [{ to: '/staff', label: m.staff_title }];
