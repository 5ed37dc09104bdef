import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FeedShelf, markSeen } from '#features/base/ranking/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { List } from '#platform/ui/list.tsx';
import { SkeletonList } from '#platform/ui/skeleton.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { JobItem } from './job-item.tsx';
import { jobFeedQuery } from './queries.ts';

/** Jobs recommended to the member, a few at a time; `more` offers the next ones, otherwise the way to all of them is shown. */
export function JobsForMe({ count, more = false }: { count: number; more?: boolean }) {
  const rounds = useInfiniteQuery(jobFeedQuery(count));
  const pages = rounds.data?.pages ?? [];
  const jobs = pages.flatMap(({ data, algorithm, bucket }) => data.map((job) => ({ job, how: { algorithm, bucket } })));
  const once = [...new Map(jobs.map((one) => [one.job.id, one])).values()];
  const next = () => {
    markSeen(
      'job',
      once.map(({ job }) => job.id),
    );
    void rounds.fetchNextPage();
  };
  return (
    <FeedShelf
      id="jobs-for-me"
      title={m.feeds_jobs()}
      aside={
        !more && (
          <TextLink className="push" render={<Link to="/jobs-apprenticeships" />}>
            {m.feeds_jobs_all()}
          </TextLink>
        )
      }
      feed={{ ...rounds, items: rounds.data && once }}
      loading={<SkeletonList rows={count} />}
      empty={<p className="soft">{m.feeds_jobs_none()}</p>}
    >
      {(items) => (
        <>
          <List>
            {items.map(({ job, how }) => (
              <JobItem key={job.id} job={job} recommended={{ how, reason: job.attributes.reason }} level={3} />
            ))}
          </List>
          {more && rounds.hasNextPage && (
            <Button variant="quiet" small className="start" loading={rounds.isFetchingNextPage} onClick={next}>
              {m.feeds_jobs_more()}
            </Button>
          )}
        </>
      )}
    </FeedShelf>
  );
}
