import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';

type Feed = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };

/** Loads the next page of an infinite list; renders nothing at its end. */
export function MoreButton({ feed }: { feed: Feed }) {
  if (!feed.hasNextPage) return null;
  return (
    <div className="row feed-more">
      <Button variant="quiet" loading={feed.isFetchingNextPage} onClick={() => void feed.fetchNextPage()}>
        {m.communities_more()}
      </Button>
    </div>
  );
}
