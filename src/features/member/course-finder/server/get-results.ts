import { findInsightsAbout } from '#features/catalogue/insights/server/index.ts';
import { findJobsMentioning } from '#features/catalogue/jobs/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findCourses, LIMITS, nameTopics } from './find-courses.ts';

/** Ranked programs with reasons, plus jobs and insights on the same topics. */
export const getResults: UseCase<'GET /api/recommendations/interests/{id}/results'> = async (ctx, { params, query }) => {
  const { topics, picked, interest, ...found } = await findCourses(ctx, params.id, query);
  const beside = topics.slice(0, LIMITS.topicsBeside);
  const [insights, ...jobs] = await Promise.all([
    findInsightsAbout(
      ctx,
      beside.map(({ name }) => name),
      LIMITS.insights,
    ),
    ...beside.map(({ id, name, aliases }) =>
      findJobsMentioning(ctx, { skillId: id, names: [name, ...aliases], limit: LIMITS.jobsOfTopic }),
    ),
  ]);
  const once = new Map(jobs.flat().map((job) => [job.id, job]));
  const attributes = { interest, ...found, topics: picked.map(nameTopics), insights, jobs: [...once.values()] };
  return { data: { id: interest.slug, type: 'recommendation', attributes } };
};
