import type { ReactNode } from 'react';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { TitledSection } from '#platform/ui/titled-section.tsx';

type Feed<T> = {
  items: readonly T[] | undefined;
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

type FeedShelfProps<T> = {
  id: string;
  title: string;
  aside?: ReactNode;
  feed: Feed<T>;
  /** Shown while loading. */
  loading: ReactNode;
  /** Shown when the feed is empty. */
  empty: ReactNode;
  children: (items: readonly T[]) => ReactNode;
};

/** A row of recommendations with its loading, error and empty states. */
export function FeedShelf<T>({ id, title, aside, feed, loading, empty, children }: FeedShelfProps<T>) {
  const { items } = feed;
  return (
    <TitledSection id={id} title={title} aside={aside}>
      {feed.isPending && loading}
      {feed.isError && !items && <ErrorState onRetry={() => void feed.refetch()} retrying={feed.isFetching} />}
      {items && (items.length > 0 ? children(items) : empty)}
    </TitledSection>
  );
}
