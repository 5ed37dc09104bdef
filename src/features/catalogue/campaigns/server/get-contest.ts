import type { UseCase } from '#platform/http/http.ts';
import { findContests } from './find-contests.ts';

/** The contest of the campaign page, and those that are decided; invented ones only where the demo is shown. */
export const getContest: UseCase<'GET /api/contest'> = async (ctx, { query: { preview } }) => ({
  data: { id: 'contest', type: 'contest', attributes: await findContests(ctx, preview) },
});
