import { Link } from '@tanstack/react-router';
import X from 'lucide-react/icons/x';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { setCompared, toggleCompared, type ComparedCourse } from './compared.ts';

/** The content of the tray: the selected courses and a link to their comparison. Loaded when a course is selected. */
export function ComparedCourses({ compared }: { compared: readonly ComparedCourse[] }) {
  return (
    <aside className="compare-tray float no-print" aria-label={m.programs_tray()}>
      <ul className="row gap-1.5">
        {compared.map((course) => (
          <li key={course.id} className="compare-tray-course" title={course.title}>
            <Cover slug={course.id} thumb={40} />
            <span className="small only-wide clamp-2">{course.title}</span>
            <Button
              variant="quiet"
              small
              iconOnly
              icon={X}
              label={m.programs_compare_remove({ title: course.title })}
              onClick={() => toggleCompared(course)}
            />
          </li>
        ))}
      </ul>
      <div className="row push-end gap-1">
        <Button variant="bare" small onClick={() => setCompared([])}>
          {m.programs_tray_clear()}
        </Button>
        <ButtonLink small render={<Link to="/compare-courses" search={{ ids: compared.map(({ id }) => id).join(',') }} />}>
          {m.programs_tray_compare({ count: compared.length })}
        </ButtonLink>
      </div>
    </aside>
  );
}
