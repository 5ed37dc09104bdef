import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Avatar } from '#platform/ui/art/avatar.tsx';
import { Button } from '#platform/ui/button.tsx';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { Segmented } from '#platform/ui/segmented.tsx';
import { SkeletonList } from '#platform/ui/skeleton.tsx';
import { DEFAULT_SORT, threadsQuery, type Sort, type Subject } from './queries.ts';
import { Thread } from './thread.tsx';
import { NewCommentComposer } from './new-comment-composer.tsx';
import './discussion.css';

const MIN_THREADS_TO_SORT = 3;

/** The discussion of an item; `type` and `id` are those of the commentables. */
export function Discussion(subject: Subject) {
  const user = useCurrentUser();
  const headingId = useId();
  const [sort, setSort] = useState<Sort>(DEFAULT_SORT);
  const query = useInfiniteQuery(threadsQuery(subject, sort));
  const threads = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const total = query.data?.pages[0]?.meta.total;
  useScrollToLinkedComment(threads.length > 0);
  return (
    <section className="stack discussion no-print gap-5" aria-labelledby={headingId}>
      <div className="row">
        <h2 id={headingId}>{total ? m.discussion_comments({ count: total }) : m.discussion_title()}</h2>
        {threads.length >= MIN_THREADS_TO_SORT && (
          <div className="push-end">
            <Segmented
              label={m.discussion_sort()}
              value={sort}
              onValueChange={setSort}
              options={[
                { value: 'newest', label: m.discussion_newest() },
                { value: 'oldest', label: m.discussion_oldest() },
              ]}
            />
          </div>
        )}
      </div>
      {user ? (
        <div className="comment">
          <Avatar name={user.attributes.name} size={36} />
          <NewCommentComposer subject={subject} />
        </div>
      ) : (
        <NewCommentComposer subject={subject} />
      )}
      {query.isPending && <SkeletonList rows={3} />}
      {query.isError && !query.data && (
        <ErrorState level={3} title={m.discussion_error()} onRetry={() => void query.refetch()} retrying={query.isRefetching} />
      )}
      {query.data && threads.length === 0 && <p className="muted">{m.discussion_empty()}</p>}
      <ul className="stack gap-5">
        {threads.map((thread) => (
          <Thread key={thread.id} subject={subject} thread={thread} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="quiet"
          className="discussion-more"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {m.discussion_show_more()}
        </Button>
      )}
    </section>
  );
}

/** Scrolls to the comment that a notification links to, once it is rendered. */
function useScrollToLinkedComment(ready: boolean): void {
  useEffect(() => {
    if (ready && location.hash.startsWith('#comment-')) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [ready]);
}
