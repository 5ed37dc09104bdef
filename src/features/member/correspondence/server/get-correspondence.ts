import type { UseCase } from '#platform/http/http.ts';
import { presentCorrespondence, type Employers } from './present-correspondence.ts';

/** What the employer and the viewer wrote to each other about one of the viewer's applications. */
export const getCorrespondence =
  (employers: Employers): UseCase<'GET /api/job_applications/{id}/correspondence'> =>
  (ctx, { params }) =>
    presentCorrespondence(ctx, employers, params.id);
