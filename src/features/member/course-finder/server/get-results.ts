import { findInsightsAbout } from '#features/catalogue/insights/server/index.ts';
import { findJobsMentioning } from '#features/catalogue/jobs/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findCourses, LIMITS, toNamedTopic } from './find-courses.ts';

/** Ranked programs with reasons, plus jobs and insights on the same topics. */
export const getResults: UseCase<'GET /api/recommendations/interests/{id}/results'> = async (ctx, { params, query }) => {
  const { topics, picked, interest, ...results } = await findCourses(ctx, params.id, query);
  const relatedTopics = topics.slice(0, LIMITS.relatedTopics);
  const [insights, ...jobs] = await Promise.all([
    findInsightsAbout(
      ctx,
      relatedTopics.map(({ name }) => name),
      LIMITS.insights,
    ),
    ...relatedTopics.map(({ id, name, aliases }) =>
      findJobsMentioning(ctx, { skillId: id, names: [name, ...aliases], limit: LIMITS.jobsPerTopic }),
    ),
  ]);
  const uniqueJobs = new Map(jobs.flat().map((job) => [job.id, job]));
  const attributes = { interest, ...results, topics: picked.map(toNamedTopic), insights, jobs: [...uniqueJobs.values()] };
  return { data: { id: interest.slug, type: 'recommendation', attributes } };
};
