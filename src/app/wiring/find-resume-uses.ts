import { findEntryTitles, findResumeApplications } from '#features/catalogue/jobs/server/index.ts';
import { findResumeScores } from '#features/member/fitment/server/index.ts';
import type { FindResumeUses } from '#features/base/resumes/server/index.ts';

/** The applications that versions of a résumé were sent with, and the scores made from them. */
export const findResumeUses: FindResumeUses = async (ctx, resumeIds) => {
  const [applications, scores] = await Promise.all([findResumeApplications(ctx, resumeIds), findResumeScores(ctx, resumeIds)]);
  const titles = await findEntryTitles(
    ctx,
    scores.map(({ applicationId }) => applicationId),
  );
  return new Map(
    resumeIds.map((id) => [
      id,
      {
        applications: applications
          .filter(({ resumeId }) => resumeId === id)
          .map((entry) => ({
            id: entry.id,
            stage: entry.status,
            job_title: entry.jobTitle,
            company_name: entry.companyName,
            company_slug: entry.companySlug,
          })),
        scores: scores
          .filter(({ resumeId }) => resumeId === id)
          .flatMap(({ applicationId, band, score }) => {
            const entry = titles.get(applicationId);
            if (!entry) return [];
            return [
              { job_application_id: applicationId, job_title: entry.jobTitle, company_name: entry.companyName, band, score },
            ];
          }),
      },
    ]),
  );
};
