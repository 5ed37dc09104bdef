import AtSign from 'lucide-react/icons/at-sign';
import Briefcase from 'lucide-react/icons/briefcase';
import Building2 from 'lucide-react/icons/building-2';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import FileCheck from 'lucide-react/icons/file-check';
import Gauge from 'lucide-react/icons/gauge';
import Gift from 'lucide-react/icons/gift';
import IdCard from 'lucide-react/icons/id-card';
import Heart from 'lucide-react/icons/heart';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageCircle from 'lucide-react/icons/message-circle';
import ReceiptIndianRupee from 'lucide-react/icons/receipt-indian-rupee';
import Reply from 'lucide-react/icons/reply';
import Search from 'lucide-react/icons/search';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import { m } from '#platform/messages/messages.js';
import type { IconShape } from '#platform/ui/icon.tsx';
import type { Category } from '../contract.ts';

/** The icon and label of each category. */
export const CATEGORY_LABELS: Record<Category, { icon: IconShape; title: () => string; hint: () => string }> = {
  purchases: {
    icon: ReceiptIndianRupee,
    title: m.notifications_category_purchases,
    hint: m.notifications_category_purchases_hint,
  },
  applications: {
    icon: FileCheck,
    title: m.notifications_category_applications,
    hint: m.notifications_category_applications_hint,
  },
  'saved-searches': { icon: Search, title: m.notifications_category_searches, hint: m.notifications_category_searches_hint },
  scores: { icon: Gauge, title: m.notifications_category_scores, hint: m.notifications_category_scores_hint },
  'plan-reminders': { icon: CalendarClock, title: m.notifications_category_plans, hint: m.notifications_category_plans_hint },
  mentions: { icon: AtSign, title: m.notifications_category_mentions, hint: m.notifications_category_mentions_hint },
  replies: { icon: Reply, title: m.notifications_category_replies, hint: m.notifications_category_replies_hint },
  comments: { icon: MessageCircle, title: m.notifications_category_comments, hint: m.notifications_category_comments_hint },
  likes: { icon: Heart, title: m.notifications_category_likes, hint: m.notifications_category_likes_hint },
  followers: { icon: UserPlus, title: m.notifications_category_followers, hint: m.notifications_category_followers_hint },
  boards: { icon: LayoutGrid, title: m.notifications_category_boards, hint: m.notifications_category_boards_hint },
  companies: { icon: Building2, title: m.notifications_category_companies, hint: m.notifications_category_companies_hint },
  hiring: { icon: Briefcase, title: m.notifications_category_hiring, hint: m.notifications_category_hiring_hint },
  communities: { icon: Users, title: m.notifications_category_communities, hint: m.notifications_category_communities_hint },
  'own-posts': { icon: Megaphone, title: m.notifications_category_posts, hint: m.notifications_category_posts_hint },
  account: { icon: ShieldAlert, title: m.notifications_category_account, hint: m.notifications_category_account_hint },
  staff: { icon: IdCard, title: m.notifications_category_staff, hint: m.notifications_category_staff_hint },
  referrals: { icon: Gift, title: m.notifications_category_referrals, hint: m.notifications_category_referrals_hint },
};
