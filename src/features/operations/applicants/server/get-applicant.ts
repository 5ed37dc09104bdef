import type { UseCase } from '#platform/http/http.ts';
import { presentApplicant } from './present-applicant.ts';

/** One applicant of a company of the viewer. */
export const getApplicant: UseCase<'GET /api/hiring/applicants/{id}'> = (ctx, { params }) => presentApplicant(ctx, params.id);
