import { useQuery } from '@tanstack/react-query';
import { m } from '#platform/messages/messages.js';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { Loading, SkeletonText } from '#platform/ui/skeleton.tsx';
import { FreshSearches } from './fresh-searches.tsx';
import { LatestApplications } from './latest-applications.tsx';
import { LatestScores } from './latest-scores.tsx';
import { NextStep } from './next-step.tsx';
import { PlanWeek } from './plan-week.tsx';
import { OneQuestion } from './one-question.tsx';
import { overviewQuery } from './queries.ts';
import { WaitingList } from './waiting-list.tsx';

/** What goes on for a member: the next step, what waits, applications, scores and searches with news. */
export function WhatGoesOn() {
  const { data, error, refetch, isFetching } = useQuery(overviewQuery());
  if (error)
    return <ErrorState title={m.overview_failed()} onRetry={() => void refetch()} retrying={isFetching} code={error.message} />;
  if (!data)
    return (
      <Loading>
        <div className="panel">
          <SkeletonText lines={5} />
        </div>
      </Loading>
    );
  const overview = data.data.attributes;
  const hasAside = overview.scores.length > 0 || overview.searches.length > 0 || overview.plan?.week != null;
  return (
    <div className={hasAside ? 'with-aside overview [--aside:320px]' : 'stack gap-5'}>
      <div className="stack gap-5">
        <NextStep overview={overview} />
        <WaitingList waiting={overview.waiting} />
        <LatestApplications overview={overview} />
        <OneQuestion question={overview.question} />
      </div>
      {hasAside && (
        <div className="stack gap-5">
          <LatestScores overview={overview} />
          <FreshSearches searches={overview.searches} />
          <PlanWeek plan={overview.plan} />
        </div>
      )}
    </div>
  );
}
