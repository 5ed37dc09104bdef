import { findUnlockedScores } from '#features/member/fitment/server/index.ts';
import { listResumes } from '#features/catalogue/jobs/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';

/** The viewer's résumés with their applications and, for unlocked reports, scores. */
export const listMyResumes: UseCase<'GET /api/users/resumes'> = async (ctx) => {
  const resumes = await listResumes(ctx, signedIn(ctx).id);
  const scores = await findUnlockedScores(
    ctx,
    resumes.flatMap(({ applications }) => applications.map(({ id }) => id)),
  );
  const data = resumes.map(({ id, fileName, fileKind, bytes, sentAt, applications }) => ({
    id,
    type: 'resume' as const,
    attributes: {
      file_name: fileName,
      file_kind: fileKind,
      bytes,
      sent_at: sentAt.toISOString(),
      applications: applications.map((application) => ({
        id: application.id,
        job_title: application.jobTitle,
        company_name: application.companyName,
        score: scores.get(application.id) ?? null,
      })),
    },
  }));
  return { data, meta: { next_cursor: null } };
};
