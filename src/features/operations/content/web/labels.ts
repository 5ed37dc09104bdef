import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleCheck from 'lucide-react/icons/circle-check';
import FilePen from 'lucide-react/icons/file-pen';
import Hourglass from 'lucide-react/icons/hourglass';
import Trash2 from 'lucide-react/icons/trash-2';
import type { StateTone } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import type { Publication } from '#platform/contract/publication.ts';
import type { IconShape } from '#platform/ui/icon.tsx';
import type { AnnouncementInput } from './queries.ts';

export const STATES: readonly Publication[] = ['draft', 'scheduled', 'shown', 'ended', 'deleted'];

export const STATE_LABELS: Record<Publication, { label: () => string; tone: StateTone; icon: IconShape }> = {
  draft: { label: m.content_state_draft, tone: 'soft', icon: FilePen },
  scheduled: { label: m.content_state_scheduled, tone: 'busy', icon: CalendarClock },
  shown: { label: m.content_state_shown, tone: 'good', icon: CircleCheck },
  ended: { label: m.content_state_ended, tone: 'soft', icon: Hourglass },
  deleted: { label: m.content_state_deleted, tone: 'bad', icon: Trash2 },
};

export const AUDIENCES: Record<AnnouncementInput['audience'], () => string> = {
  everyone: m.announcements_audience_everyone,
  visitors: m.announcements_audience_visitors,
  members: m.announcements_audience_members,
  employers: m.announcements_audience_employers,
};

export const PARTS: Record<AnnouncementInput['part'], () => string> = {
  all: m.announcements_part_all,
  home: m.announcements_part_home,
  jobs: m.announcements_part_jobs,
  learning: m.announcements_part_learning,
  communities: m.announcements_part_communities,
  hiring: m.announcements_part_hiring,
};

/** Where it comes from, and what that means for who changes it. */
export const describeSource = (isFromFile: boolean): string => (isFromFile ? m.articles_from_files() : m.articles_by_staff());

/** A list as it is typed, separated by commas. */
export const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** A list as it is typed, one a line. */
export const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
