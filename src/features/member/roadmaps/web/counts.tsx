import BookOpen from 'lucide-react/icons/book-open';
import CirclePlay from 'lucide-react/icons/circle-play';
import FileText from 'lucide-react/icons/file-text';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { m } from '#platform/messages/messages.js';
import { Icon } from '#platform/ui/icon.tsx';
import type { PlanSkill } from './queries.ts';
import './plan.css';

export const CATEGORIES = [
  { id: 'video', one: m.skills_format_video, label: m.roadmaps_videos, icon: CirclePlay },
  { id: 'course', one: m.skills_format_course, label: m.roadmaps_courses, icon: GraduationCap },
  { id: 'pdf', one: m.skills_format_book, label: m.roadmaps_books, icon: BookOpen },
  { id: 'documentation', one: m.skills_format_document, label: m.roadmaps_documents, icon: FileText },
] as const;

/** The number of resources of each kind. */
export function Counts({ counts }: { counts: PlanSkill['resource_counts_by_category'] }) {
  return (
    <p className="resource-counts num">
      {CATEGORIES.map(({ id, label, icon }) => (
        <span key={id} title={label()}>
          <Icon of={icon} small />
          <span className="visually-hidden">{label()} </span>
          {counts[id]}
        </span>
      ))}
    </p>
  );
}
