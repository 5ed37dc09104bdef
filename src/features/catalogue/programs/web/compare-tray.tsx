import { Link, useLocation } from '@tanstack/react-router';
import X from 'lucide-react/icons/x';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { MAX_COMPARED, setCompared, toggleCompared, useCompared, useComparingOffered } from './compared.ts';

/** What is chosen to be compared; follows on every page that has courses, and says aloud what changed. */
export function CompareTray() {
  const compared = useCompared();
  const offered = useComparingOffered();
  const { pathname } = useLocation();
  const shown = offered && compared.length > 0 && pathname !== '/compare-courses';
  return (
    <>
      <output className="visually-hidden">
        {offered && m.programs_tray_said({ count: compared.length, most: MAX_COMPARED })}
      </output>
      {shown && (
        <aside className="compare-tray float no-print" aria-label={m.programs_tray()}>
          <ul className="row" style={{ '--gap': '6px' }}>
            {compared.map((course) => (
              <li key={course.id} className="compare-pick" title={course.title}>
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
          <div className="row push" style={{ '--gap': '4px' }}>
            <Button variant="bare" small onClick={() => setCompared([])}>
              {m.programs_tray_clear()}
            </Button>
            <ButtonLink small render={<Link to="/compare-courses" search={{ ids: compared.map(({ id }) => id).join(',') }} />}>
              {m.programs_tray_compare({ count: compared.length })}
            </ButtonLink>
          </div>
        </aside>
      )}
    </>
  );
}
