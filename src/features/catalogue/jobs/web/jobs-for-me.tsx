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

/** Jobs recommended to the member, a few at a time; with `more` a button loads the next ones, else a link leads to all jobs. */
export function JobsForMe({ count, more = false }: { count: number; more?: boolean }) {
  const feed = useInfiniteQuery(jobFeedQuery(count));
  const pages = feed.data?.pages ?? [];
  const jobs = pages.flatMap(({ data, algorithm, bucket }) => data.map((job) => ({ job, source: { algorithm, bucket } })));
  const uniqueJobs = [...new Map(jobs.map((entry) => [entry.job.id, entry])).values()];
  const next = () => {
    markSeen(
      'job',
      uniqueJobs.map(({ job }) => job.id),
    );
    void feed.fetchNextPage();
  };
  return (
    <FeedShelf
      id="jobs-for-me"
      title={m.ranking_jobs()}
      aside={
        !more && (
          <TextLink className="push-end" render={<Link to="/jobs-apprenticeships" />}>
            {m.ranking_jobs_all()}
          </TextLink>
        )
      }
      feed={{ ...feed, items: feed.data && uniqueJobs }}
      loading={<SkeletonList rows={count} />}
      empty={<p className="muted">{m.ranking_jobs_none()}</p>}
    >
      {(items) => (
        <>
          <List>
            {items.map(({ job, source }) => (
              <JobItem key={job.id} job={job} recommended={{ source, reason: job.attributes.reason }} level={3} />
            ))}
          </List>
          {more && feed.hasNextPage && (
            <Button variant="quiet" small className="start" loading={feed.isFetchingNextPage} onClick={next}>
              {m.ranking_jobs_more()}
            </Button>
          )}
        </>
      )}
    </FeedShelf>
  );
}
