import type { QueryClient } from '@tanstack/react-query';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { BoardsToFollow, boardsToFollowQuery } from '#features/catalogue/boards/web/index.ts';
import { jobFeedQuery, JobsForMe } from '#features/catalogue/jobs/web/index.ts';
import { overviewQuery, WhatGoesOn } from '#features/member/overview/web/index.ts';
import { PeopleToFollow, peopleToFollowQuery } from '#features/member/profiles/web/index.ts';
import { ProgramsForMe, programsForMeQuery } from '#features/catalogue/programs/web/index.ts';
import { CheckAnyAd } from '#features/site/marketing/web/index.ts';
import { m } from '#platform/messages/messages.js';

const JOB_COUNT = 4;

/** Loads the data of `ForMe` for the page's loader. */
export const loadForMe = (client: QueryClient) =>
  Promise.all([
    client.prefetchQuery(overviewQuery()),
    client.prefetchInfiniteQuery(jobFeedQuery(JOB_COUNT)),
    client.prefetchQuery(programsForMeQuery()),
    client.prefetchQuery(peopleToFollowQuery()),
    client.prefetchQuery(boardsToFollowQuery()),
  ]);

/** What goes on for a member, then recommended jobs, courses, people and boards. */
export function ForMe() {
  const user = useCurrentUser();
  if (!user) return null;
  return (
    <div className="container page-top stack gap-9">
      <div className="stack gap-5">
        <h1>{m.ranking_hello({ name: user.attributes.name })}</h1>
        <WhatGoesOn />
        <CheckAnyAd />
      </div>
      <p className="lead muted">{m.ranking_hello_lead()}</p>
      <div className="with-aside [--aside:360px]">
        <JobsForMe count={JOB_COUNT} />
        <PeopleToFollow />
      </div>
      <ProgramsForMe />
      <BoardsToFollow />
    </div>
  );
}
