import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { lazy, memo, Suspense, type ComponentProps } from 'react';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { SkeletonList } from '#platform/ui/skeleton.tsx';
import { m } from '#platform/messages/messages.js';
import type { Discussion } from './discussion.tsx';
import './discussion.css';

type DiscussionProps = ComponentProps<typeof Discussion>;

/** How far below the view a discussion begins to load. */
const NEAR_VIEW = '600px 0px';

let begin = (): void => {};
const begun = new Promise<void>((resolve) => {
  begin = resolve;
});

const Loaded = lazy(async () => {
  if (!import.meta.env.SSR) await begun;
  try {
    return { default: (await import('./discussion.tsx')).Discussion };
  } catch {
    return { default: () => <ErrorState level={2} title={m.discussion_error()} onRetry={() => location.reload()} /> };
  }
});

/** Comments that the server rendered must still be there when they are hydrated: the cache drops them after five minutes. */
async function load(client: QueryClient, subject: DiscussionProps): Promise<void> {
  try {
    const { DEFAULT_SORT, threadsQuery } = await import('./queries.ts');
    await client.ensureInfiniteQueryData(threadsQuery(subject, DEFAULT_SORT));
  } catch {
    // The discussion says what failed.
  }
  begin();
}

/** Loads a discussion once it is near the view, or at once where the address leads to it. */
function loadNearView(element: HTMLElement, onNear: () => void): () => void {
  const isLinked = location.hash.startsWith('#comment');
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting && !isLinked) return;
      observer.disconnect();
      element.removeAttribute('data-deferred');
      onNear();
    },
    { rootMargin: NEAR_VIEW },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * The discussion below a page: in what the server sends, but its script is fetched when it comes near the view. It renders only for
 * another subject, because React replaces what the server sent by the fallback where it renders anew before it is hydrated.
 */
export const LazyDiscussion = memo(
  function LazyDiscussion(props: DiscussionProps) {
    const client = useQueryClient();
    return (
      <div data-deferred="" ref={(element) => (element ? loadNearView(element, () => void load(client, props)) : undefined)}>
        <Suspense fallback={<SkeletonList rows={3} />}>
          <Loaded {...props} />
        </Suspense>
      </div>
    );
  },
  (before, after) => before.type === after.type && before.id === after.id,
);
