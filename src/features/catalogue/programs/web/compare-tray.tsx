import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { m } from '#platform/messages/messages.js';
import { MAX_COMPARED, useCompared, useIsComparingOffered } from './compared.ts';

const ComparedCourses = lazy(async () => ({ default: (await import('./compared-courses.tsx')).ComparedCourses }));

/** The courses selected for comparison; shown on pages with courses that can be compared. Changes are announced to screen readers. */
export function CompareTray() {
  const compared = useCompared();
  const isOffered = useIsComparingOffered();
  const { pathname } = useLocation();
  const isShown = isOffered && compared.length > 0 && pathname !== '/compare-courses';
  return (
    <>
      <output className="visually-hidden">
        {isOffered && m.programs_tray_count({ count: compared.length, max: MAX_COMPARED })}
      </output>
      {isShown && (
        <Suspense>
          <ComparedCourses compared={compared} />
        </Suspense>
      )}
    </>
  );
}
