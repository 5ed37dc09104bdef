/**
 * The places of the staff's console, in the order of the rail. A new place is an entry here, a line in `place-leads.ts`,
 * and one in `src/app/wiring/staff-places.ts` where something may wait in it.
 */
import AtSign from 'lucide-react/icons/at-sign';
import Award from 'lucide-react/icons/award';
import BadgePercent from 'lucide-react/icons/badge-percent';
import BookOpenCheck from 'lucide-react/icons/book-open-check';
import Briefcase from 'lucide-react/icons/briefcase';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import Building2 from 'lucide-react/icons/building-2';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import FileUser from 'lucide-react/icons/file-user';
import Flag from 'lucide-react/icons/flag';
import FlaskConical from 'lucide-react/icons/flask-conical';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Hand from 'lucide-react/icons/hand';
import History from 'lucide-react/icons/history';
import LibraryBig from 'lucide-react/icons/library-big';
import Lightbulb from 'lucide-react/icons/lightbulb';
import ListRestart from 'lucide-react/icons/list-restart';
import MailWarning from 'lucide-react/icons/mail-warning';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageCircleWarning from 'lucide-react/icons/message-circle-warning';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Newspaper from 'lucide-react/icons/newspaper';
import ReceiptIndianRupee from 'lucide-react/icons/receipt-indian-rupee';
import Quote from 'lucide-react/icons/quote';
import Rss from 'lucide-react/icons/rss';
import Scale from 'lucide-react/icons/scale';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Tags from 'lucide-react/icons/tags';
import TextSearch from 'lucide-react/icons/text-search';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';
import WebhookIcon from 'lucide-react/icons/webhook';
import { m } from '#platform/messages/messages.js';
import { LEARNING_PLACES } from './learning-places.ts';
import type { PlaceFacts } from './place-facts.ts';

const LISTED = [
  {
    id: 'members',
    to: '/staff/members',
    scopes: ['support', 'moderator'],
    group: 'support',
    label: m.members_title,
    icon: Users,
  },
  {
    id: 'leads',
    to: '/staff/leads',
    scopes: ['support'],
    group: 'support',
    label: m.support_leads,
    icon: MessageSquareText,
  },
  {
    id: 'program-applications',
    to: '/staff/program-applications',
    scopes: ['support'],
    group: 'support',
    label: m.support_forms,
    icon: FileUser,
  },
  {
    id: 'job-applications',
    to: '/staff/job-applications',
    scopes: ['support'],
    group: 'support',
    label: m.support_job_applications,
    icon: BriefcaseBusiness,
  },
  {
    id: 'mail',
    to: '/staff/mail',
    scopes: ['support'],
    group: 'support',
    label: m.system_mail,
    icon: MailWarning,
  },
  {
    id: 'reports',
    to: '/staff/reports',
    scopes: ['moderator'],
    group: 'safety',
    label: m.staff_place_reports,
    icon: Flag,
  },
  {
    id: 'appeals',
    to: '/staff/appeals',
    scopes: ['moderator'],
    group: 'safety',
    label: m.moderation_appeals,
    icon: Scale,
  },
  {
    id: 'held-jobs',
    to: '/staff/held-jobs',
    scopes: ['moderator'],
    group: 'safety',
    label: m.hiring_staff_held,
    icon: Hand,
  },
  {
    id: 'company-requests',
    to: '/staff/company-requests',
    scopes: ['moderator'],
    group: 'safety',
    label: m.staff_place_companies,
    icon: FileUser,
  },
  {
    id: 'apply-addresses',
    to: '/staff/apply-addresses',
    scopes: ['moderator'],
    group: 'safety',
    label: m.apply_addresses_title,
    icon: AtSign,
  },
  {
    id: 'announcements',
    to: '/staff/announcements',
    scopes: ['editor'],
    group: 'content',
    label: m.announcements_title,
    icon: Megaphone,
  },
  {
    id: 'articles',
    to: '/staff/articles',
    scopes: ['editor'],
    group: 'content',
    label: m.articles_title,
    icon: Newspaper,
  },
  {
    id: 'insights',
    to: '/staff/insights',
    scopes: ['editor'],
    group: 'content',
    label: m.insights_title,
    icon: Lightbulb,
  },
  {
    id: 'packs',
    to: '/staff/packs',
    scopes: ['editor'],
    group: 'content',
    label: m.boards_title,
    icon: LibraryBig,
  },
  { id: 'stories', to: '/staff/stories', scopes: ['editor'], group: 'content', label: m.stories_title, icon: Quote },
  { id: 'campaigns', to: '/staff/campaigns', scopes: ['editor'], group: 'content', label: m.campaigns_title, icon: Award },
  {
    id: 'communities',
    to: '/staff/communities',
    scopes: ['editor'],
    group: 'content',
    label: m.communities_title,
    icon: MessagesSquare,
  },
  {
    id: 'suggestions',
    to: '/staff/topics',
    scopes: ['editor'],
    group: 'content',
    label: m.content_topics,
    icon: Tags,
  },
  {
    id: 'search-words',
    to: '/staff/search-words',
    scopes: ['editor'],
    group: 'content',
    label: m.search_words_title,
    icon: TextSearch,
  },
  ...LEARNING_PLACES,
  {
    id: 'companies',
    to: '/staff/companies',
    scopes: ['editor'],
    group: 'catalogue',
    label: m.listings_companies,
    icon: Building2,
  },
  {
    id: 'jobs',
    to: '/staff/jobs',
    scopes: ['editor'],
    group: 'catalogue',
    label: m.listings_jobs_title,
    icon: Briefcase,
  },
  {
    id: 'universities',
    to: '/staff/universities',
    scopes: ['editor'],
    group: 'catalogue',
    label: m.listings_universities,
    icon: GraduationCap,
  },
  {
    id: 'programs',
    to: '/staff/programs',
    scopes: ['editor'],
    group: 'catalogue',
    label: m.listings_programs,
    icon: GraduationCap,
  },
  {
    id: 'sources',
    to: '/staff/sources',
    scopes: ['editor'],
    group: 'catalogue',
    label: m.staff_place_sources,
    icon: Rss,
  },
  {
    id: 'purchases',
    to: '/staff/purchases',
    scopes: ['finance'],
    group: 'money',
    label: m.money_purchases,
    icon: ReceiptIndianRupee,
  },
  {
    id: 'contests',
    to: '/staff/contests',
    scopes: ['finance', 'support'],
    group: 'money',
    label: m.money_contests,
    icon: MessageCircleWarning,
  },
  {
    id: 'offers',
    to: '/staff/offers',
    scopes: ['finance'],
    group: 'money',
    label: m.money_offers,
    icon: BadgePercent,
  },
  {
    id: 'cashbacks',
    to: '/staff/cashbacks',
    scopes: ['finance'],
    group: 'money',
    label: m.money_cashbacks,
    icon: Wallet,
  },
  {
    id: 'books',
    to: '/staff/books',
    scopes: ['finance'],
    group: 'money',
    label: m.money_books,
    icon: BookOpenCheck,
  },
  {
    id: 'tasks',
    to: '/staff/tasks',
    scopes: ['administrator'],
    group: 'system',
    label: m.system_tasks,
    icon: ListRestart,
  },
  {
    id: 'experiments',
    to: '/staff/experiments',
    scopes: ['administrator'],
    group: 'system',
    label: m.system_experiments,
    icon: FlaskConical,
  },
  {
    id: 'webhooks',
    to: '/staff/webhooks',
    scopes: ['administrator'],
    group: 'system',
    label: m.webhooks_title,
    icon: WebhookIcon,
  },
  {
    id: 'settings',
    to: '/staff/settings',
    scopes: ['administrator'],
    group: 'system',
    label: m.system_settings,
    icon: SlidersHorizontal,
  },
  {
    id: 'journeys',
    to: '/reports/journeys',
    scopes: ['administrator'],
    group: 'system',
    label: m.staff_place_journeys,
    icon: ChartNoAxesColumn,
  },
  {
    id: 'audit-log',
    to: '/staff/audit-log',
    scopes: ['administrator'],
    group: 'system',
    label: m.staff_place_audit,
    icon: History,
  },
] as const satisfies readonly PlaceFacts[];

export type PlaceId = (typeof LISTED)[number]['id'];
export type Place = PlaceFacts & { id: PlaceId };
const PLACES: readonly Place[] = LISTED;

/** The places that these scopes open. */
export const placesFor = (scopes: readonly string[]): readonly Place[] =>
  PLACES.filter((place) => scopes.includes('administrator') || place.scopes.some((scope) => scopes.includes(scope)));
