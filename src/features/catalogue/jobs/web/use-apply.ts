import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { refreshResumes } from '#features/base/resumes/web/index.ts';
import { recordEvent } from '#features/base/analytics/web/index.ts';
import { Problem } from '#platform/contract/problem.ts';
import { m } from '#platform/messages/messages.js';
import { upload, type UploadProgress } from '#platform/browser/upload.ts';
import { applicationPath } from './job-labels.ts';
import { clearDraft, useLetterDraft } from './letter-draft.ts';
import { fileProblem, letterProblem, tooLargeMessage, type Limits } from './application-limits.ts';
import { applicationQuery, jobQuery, refetchJobLists, type Job } from './queries.ts';
import { sourceOf, useResume } from './use-resume.ts';

export type Errors = { letter?: string; file?: string; form?: string; code?: string };

/** The state of the application form. Errors, a lost connection and closing the form preserve the input. */
export function useApply(job: Job['attributes'], limits: Limits | undefined) {
  const before = useQuery({ ...applicationQuery(job.application_id ?? ''), enabled: job.application_id !== null });
  const { letter, write } = useLetterDraft(job.slug, before.data?.data.attributes.cover_letter);
  const { file, resume, chooseFile, chooseResume } = useResume();
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [errors, setErrors] = useState<Errors>({});
  const uploadController = useRef<AbortController | null>(null);
  const client = useQueryClient();
  const navigate = useNavigate();

  const send = async () => {
    if (uploadController.current) return;
    const source = sourceOf(resume, file);
    const fieldErrors = {
      letter: letterProblem(letter, limits),
      file: source ? fileProblem(file, limits) : m.jobs_apply_no_file(),
    };
    setErrors(fieldErrors);
    if (!source || fieldErrors.letter || fieldErrors.file) return;
    uploadController.current = new AbortController();
    setProgress({ loaded: 0, total: file?.size ?? 0 });
    try {
      const multipart = { job_slug: job.slug, cover_letter: letter, ...source };
      const { data } = await upload(
        'POST /api/job_applications',
        { multipart },
        { onProgress: setProgress, signal: uploadController.current.signal },
      );
      clearDraft(job.slug);
      recordEvent({ actionable_action: 'apply', actionable_type: 'job', actionable_id: job.slug });
      await navigate({ href: applicationPath(job, data.id), replace: true });
      await Promise.all([
        client.invalidateQueries({ queryKey: jobQuery(job.slug).queryKey }),
        refetchJobLists(client),
        refreshResumes(client),
      ]);
    } catch (error) {
      setErrors(toErrors(error, file, limits));
      if (problemCode(error) === 'already-applied') await client.invalidateQueries({ queryKey: jobQuery(job.slug).queryKey });
    } finally {
      uploadController.current = null;
      setProgress(null);
    }
  };

  return {
    letter,
    file,
    progress,
    errors,
    send,
    stop: () => uploadController.current?.abort(),
    write: (text: string) => {
      write(text);
      if (errors.letter) setErrors({ ...errors, letter: '' });
    },
    resume,
    choose: (newFile: File | null) => {
      chooseFile(newFile);
      setErrors({ ...errors, file: fileProblem(newFile, limits), form: '' });
    },
    chooseResume: (value: string) => {
      chooseResume(value);
      setErrors({ ...errors, file: '', form: '' });
    },
  };
}

const problemCode = (error: unknown) => (error instanceof Problem ? error.body.code : undefined);

/** Assigns the errors of the server to the fields of the form. */
export function toErrors(error: unknown, file: File | null, limits: Limits | undefined): Errors {
  if (error instanceof DOMException && error.name === 'AbortError') return {};
  if (!(error instanceof Problem)) return { form: error instanceof Error ? error.message : m.kit_error_text() };
  if (error.status === 401) return { form: m.jobs_apply_signed_out(), code: 'sign-in' };
  // The platform's upload limit is higher and not specific to résumés.
  if (error.body.code === 'too-large' && limits && file) return { file: tooLargeMessage(file, limits) };
  const messageFor = (path: string) => error.body.errors?.find((issue) => issue.path === path)?.message ?? '';
  const fieldErrors = { letter: messageFor('cover_letter'), file: messageFor('file') || messageFor('resume_id') };
  const { code } = error.body;
  return {
    ...fieldErrors,
    ...(fieldErrors.letter || fieldErrors.file ? {} : { form: error.message }),
    ...(code ? { code } : {}),
  };
}
