import CalendarClock from 'lucide-react/icons/calendar-clock';
import ChartColumn from 'lucide-react/icons/chart-column';
import MessageCircle from 'lucide-react/icons/message-circle';
import StickyNote from 'lucide-react/icons/sticky-note';
import TimerReset from 'lucide-react/icons/timer-reset';
import { m } from '#platform/messages/messages.js';
import { formatDateTime, formatNumber, formatTime } from '#platform/language/format.ts';
import { Icon, type IconShape } from '#platform/ui/icon.tsx';
import type { ApplicantCard } from './queries.ts';
import './applicants.css';

/** What is to be known of an applicant at a glance; nothing where there is nothing. */
export function ApplicantMarks({ card: { attributes } }: { card: Pick<ApplicantCard, 'attributes'> }) {
  const { notes, unread, report_shared, interview_at, rejection_due_at } = attributes;
  if (!notes && !unread && !report_shared && !interview_at && !rejection_due_at) return null;
  return (
    <p className="row applicant-marks">
      {rejection_due_at && <Mark icon={TimerReset} text={m.applicants_held({ time: formatTime(rejection_due_at) })} shown />}
      {interview_at && (
        <Mark icon={CalendarClock} text={m.applicants_interview_mark({ when: formatDateTime(interview_at) })} shown />
      )}
      {unread > 0 && <Mark icon={MessageCircle} text={m.applicants_unread_count({ count: unread })} count={unread} />}
      {notes > 0 && <Mark icon={StickyNote} text={m.applicants_notes_count({ count: notes })} count={notes} />}
      {report_shared && <Mark icon={ChartColumn} text={m.applicants_report_mark()} />}
    </p>
  );
}

type MarkProps = { icon: IconShape; text: string; count?: number; shown?: boolean };

function Mark({ icon, text, count, shown = false }: MarkProps) {
  return (
    <span className="applicant-mark" title={text}>
      <Icon of={icon} small />
      {count !== undefined && <span aria-hidden="true">{formatNumber(count)}</span>}
      <span className={shown ? undefined : 'visually-hidden'}>{text}</span>
    </span>
  );
}
