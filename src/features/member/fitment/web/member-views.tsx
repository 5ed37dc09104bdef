import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react';
import { Loading, SkeletonText } from '#platform/ui/skeleton.tsx';
// The sheets are loaded with the page, because a sheet that comes with a lazy component comes after its first paint.
import './fitment.css';
import './free-look.css';
import './report.css';

const LazyFreeLook = lazy(async () => ({ default: (await import('./free-look.tsx')).FreeLook }));
const LazyVisitorFreeLook = lazy(async () => ({ default: (await import('./visitor-free-look.tsx')).VisitorFreeLook }));
const LazyScoreReport = lazy(async () => ({ default: (await import('./score-report.tsx')).ScoreReport }));
const LazyNoScoreState = lazy(async () => ({ default: (await import('./no-score-state.tsx')).NoScoreState }));

/** The views of a score: their scripts are loaded when there is one to show. */
export const FreeLook = (props: ComponentProps<typeof LazyFreeLook>) => (
  <Awaited>
    <LazyFreeLook {...props} />
  </Awaited>
);

export const VisitorFreeLook = (props: ComponentProps<typeof LazyVisitorFreeLook>) => (
  <Awaited>
    <LazyVisitorFreeLook {...props} />
  </Awaited>
);

export const ScoreReport = (props: ComponentProps<typeof LazyScoreReport>) => (
  <Awaited>
    <LazyScoreReport {...props} />
  </Awaited>
);

export const NoScoreState = (props: ComponentProps<typeof LazyNoScoreState>) => (
  <Awaited>
    <LazyNoScoreState {...props} />
  </Awaited>
);

function Awaited({ children }: { children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <Loading>
          <SkeletonText lines={8} />
        </Loading>
      }
    >
      {children}
    </Suspense>
  );
}
