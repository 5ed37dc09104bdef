import { lazy, Suspense } from 'react';
import type { UnderstoodPartsProps } from './understood-parts.tsx';

// Most lists are browsed without a text.
const Parts = lazy(async () => ({ default: (await import('./understood-parts.tsx')).UnderstoodParts }));

/** What a list understood of its search text; nothing without one. */
export function UnderstoodInList({ query, ...props }: Omit<UnderstoodPartsProps, 'query'> & { query: string | undefined }) {
  if (!query) return null;
  return (
    <Suspense>
      <Parts query={query} {...props} />
    </Suspense>
  );
}
