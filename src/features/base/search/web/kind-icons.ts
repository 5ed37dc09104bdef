import BookOpen from 'lucide-react/icons/book-open';
import Briefcase from 'lucide-react/icons/briefcase';
import Building from 'lucide-react/icons/building-2';
import FileText from 'lucide-react/icons/file-text';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Hash from 'lucide-react/icons/hash';
import Landmark from 'lucide-react/icons/landmark';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Lightbulb from 'lucide-react/icons/lightbulb';
import MessageCircle from 'lucide-react/icons/message-circle';
import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';
import Wrench from 'lucide-react/icons/wrench';
import type { IconShape } from '#platform/ui/icon.tsx';
import type { Kind } from './queries.ts';

const ICONS: Record<Kind, IconShape> = {
  job: Briefcase,
  course: GraduationCap,
  insight: Lightbulb,
  skill: Wrench,
  user: User,
  board: LayoutGrid,
  company: Building,
  university: Landmark,
  community: Users,
  question: MessageCircle,
  article: BookOpen,
  topic: Hash,
  page: FileText,
};

export const kindIcon = (kind: Kind): IconShape => ICONS[kind];
