import Activity from 'lucide-react/icons/activity';
import Bell from 'lucide-react/icons/bell';
import Bookmark from 'lucide-react/icons/bookmark';
import Bot from 'lucide-react/icons/bot';
import Briefcase from 'lucide-react/icons/briefcase';
import Building from 'lucide-react/icons/building';
import Building2 from 'lucide-react/icons/building-2';
import Columns3 from 'lucide-react/icons/columns-3';
import Compass from 'lucide-react/icons/compass';
import FileText from 'lucide-react/icons/file-text';
import Gauge from 'lucide-react/icons/gauge';
import Gift from 'lucide-react/icons/gift';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Hammer from 'lucide-react/icons/hammer';
import HandCoins from 'lucide-react/icons/hand-coins';
import House from 'lucide-react/icons/house';
import Info from 'lucide-react/icons/info';
import Landmark from 'lucide-react/icons/landmark';
import Layers from 'lucide-react/icons/layers';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Lightbulb from 'lucide-react/icons/lightbulb';
import LogIn from 'lucide-react/icons/log-in';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question';
import Newspaper from 'lucide-react/icons/newspaper';
import PenLine from 'lucide-react/icons/pen-line';
import Plus from 'lucide-react/icons/plus';
import Receipt from 'lucide-react/icons/receipt-indian-rupee';
import Rocket from 'lucide-react/icons/rocket';
import Route from 'lucide-react/icons/route';
import Scale from 'lucide-react/icons/scale';
import School from 'lucide-react/icons/school';
import Search from 'lucide-react/icons/search';
import Send from 'lucide-react/icons/send';
import Settings from 'lucide-react/icons/settings';
import Shield from 'lucide-react/icons/shield';
import Sparkles from 'lucide-react/icons/sparkles';
import Tags from 'lucide-react/icons/tags';
import TextSearch from 'lucide-react/icons/text-search';
import Trophy from 'lucide-react/icons/trophy';
import Undo2 from 'lucide-react/icons/undo-2';
import User from 'lucide-react/icons/user';
import UserSearch from 'lucide-react/icons/user-search';
import Users from 'lucide-react/icons/users';
import Wrench from 'lucide-react/icons/wrench';
import type { IconShape } from '#platform/ui/icon.tsx';

const ICONS: Record<string, IconShape> = {
  '/': House,
  '/jobs-apprenticeships': Briefcase,
  '/jobs-apprenticeships?role_type=Apprenticeship': Hammer,
  '/check': TextSearch,
  '/companies': Building2,
  '/tech-incubator-for-Individuals': Rocket,
  '/how-the-score-works': Gauge,
  '/courses': GraduationCap,
  '/personalize-recommendation': Compass,
  '/learning-packs': Layers,
  '/skills': Wrench,
  '/universities': Landmark,
  '/compare-courses': Columns3,
  '/funding-options': HandCoins,
  '/funding-options/scholarship': HandCoins,
  '/insights': Lightbulb,
  '/insights/browse': Tags,
  '/insights/search': Search,
  '/insights/create': PenLine,
  '/insights/mine': PenLine,
  '/communities': Users,
  '/communities/suggestions': Tags,
  '/forum': MessageCircle,
  '/forum/ask': MessageCircleQuestion,
  '/blog': Newspaper,
  '/campaigns/entrepreneurship-insights-contest': Trophy,
  '/you': User,
  '/notifications': Bell,
  '/applications': Send,
  '/plans': Route,
  '/resumes': FileText,
  '/tailor': FileText,
  '/boards': LayoutDashboard,
  '/boards/create': LayoutDashboard,
  '/saved-searches': Bookmark,
  '/purchases': Receipt,
  '/referral': Gift,
  '/settings': Settings,
  '/settings/notifications': Bell,
  '/settings/decisions': Scale,
  '/settings/activity': Activity,
  '/applications?stage=saved': Bookmark,
  '/sign-in': LogIn,
  '/hiring': UserSearch,
  '/hiring/jobs/new': Plus,
  '/tech-incubator-for-Employers': Rocket,
  '/for-corporates': Building,
  '/for-corporates/enterprise-AI': Bot,
  '/for-educators': School,
  '/early-adopters-program': Sparkles,
  '/search': Search,
  '/about-us': Info,
  '/contact-us': Mail,
  '/privacy-policy': Shield,
  '/terms-and-conditions': Scale,
  '/cancellation-policy': Undo2,
};

/** The icon of a place; a compass for one without its own. */
export const placeIcon = (to: string): IconShape => ICONS[to] ?? Compass;
