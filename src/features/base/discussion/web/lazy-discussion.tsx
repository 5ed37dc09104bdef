import { lazy, Suspense, type ComponentProps } from 'react';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { SkeletonList } from '#platform/ui/skeleton.tsx';
import { m } from '#platform/messages/messages.js';
import type { Discussion } from './discussion.tsx';
import './discussion.css';

const Loaded = lazy(async () => {
  try {
    return { default: (await import('./discussion.tsx')).Discussion };
  } catch {
    return { default: () => <ErrorState level={2} title={m.discussion_error()} onRetry={() => location.reload()} /> };
  }
});

/** The discussion below a page: in what the server sends, but its script is no part of the page's first load. */
export function LazyDiscussion(props: ComponentProps<typeof Discussion>) {
  return (
    <Suspense fallback={<SkeletonList rows={3} />}>
      <Loaded {...props} />
    </Suspense>
  );
}
