import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { refreshResumes } from '#features/base/resumes/web/index.ts';
import { recordEvent } from '#features/base/analytics/web/index.ts';
import { Problem } from '#platform/contract/problem.ts';
import { upload } from '#platform/browser/upload.ts';
import type { Limits } from './application-limits.ts';
import { applicationPath } from './job-labels.ts';
import { clearDraft, useAnswersDraft, useLetterDraft } from './letter-draft.ts';
import { applicationQuery, jobQuery, refetchJobLists, type Job } from './queries.ts';
import { useApplicationForm } from './use-application-form.ts';

/** The state of the form that applies for a job. */
export function useApply(job: Job['attributes'], limits: Limits | undefined) {
  const before = useQuery({ ...applicationQuery(job.application_id ?? ''), enabled: job.application_id !== null });
  const form = useApplicationForm({ ...useLetterDraft(job.slug, before.data?.data.attributes.cover_letter), limits });
  const { answers, answer } = useAnswersDraft(job.slug);
  const client = useQueryClient();
  const navigate = useNavigate();
  const refetchJob = () => client.invalidateQueries({ queryKey: jobQuery(job.slug).queryKey });

  const send = () =>
    form.send(
      async (source, options) => {
        const multipart = { job_slug: job.slug, cover_letter: form.letter, answers: JSON.stringify(answers), ...source };
        const { data } = await upload('POST /api/job_applications', { multipart }, options);
        clearDraft(job.slug);
        recordEvent({ actionable_action: 'apply', actionable_type: 'job', actionable_id: job.slug });
        await navigate({ href: applicationPath(job, data.id), replace: true });
        await Promise.all([refetchJob(), refetchJobLists(client), refreshResumes(client)]);
      },
      async (error) => {
        if (error instanceof Problem && error.body.code === 'already-applied') await refetchJob();
      },
    );
  const answerQuestion = (id: string, text: string) => {
    answer(id, text);
    form.clearAnswerError(id);
  };
  return { ...form, answers, answerQuestion, send };
}
