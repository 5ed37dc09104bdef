import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleX from 'lucide-react/icons/circle-x';
import Eye from 'lucide-react/icons/eye';
import Inbox from 'lucide-react/icons/inbox';
import ListChecks from 'lucide-react/icons/list-checks';
import Reply from 'lucide-react/icons/reply';
import Undo2 from 'lucide-react/icons/undo-2';
import type { StateTone } from '#features/operations/staff/web/index.ts';
import type { IconShape } from '#platform/ui/icon.tsx';
import type { ApplicationStatus } from './job-application-queries.ts';

export const APPLICATION_LOOKS: Record<ApplicationStatus, { tone: StateTone; icon: IconShape }> = {
  submitted: { tone: 'warn', icon: Inbox },
  viewed: { tone: 'busy', icon: Eye },
  shortlisted: { tone: 'busy', icon: ListChecks },
  interview: { tone: 'busy', icon: CalendarClock },
  offered: { tone: 'good', icon: Reply },
  rejected: { tone: 'soft', icon: CircleX },
  withdrawn: { tone: 'soft', icon: Undo2 },
};
