import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { refreshResumes } from '#features/base/resumes/web/index.ts';
import { upload, type UploadProgress } from '#platform/browser/upload.ts';
import { m } from '#platform/messages/messages.js';
import { useToast } from '#platform/ui/toast.tsx';
import { fileProblem, letterProblem, type Limits } from './application-limits.ts';
import { refetchJobLists, type JobApplication } from './queries.ts';
import { toErrors, type Errors } from './use-apply.ts';
import { sourceOf, useResume } from './use-resume.ts';

/** The choice of the file as it was sent, when its version was deleted since. */
export const AS_SENT = 'as-sent';

/** The state of the form that replaces an application's letter and résumé; sends what differs. */
export function useChangeApplication({ id, attributes }: JobApplication, limits: Limits | undefined, onDone: () => void) {
  const [letter, setLetter] = useState(attributes.cover_letter);
  const { file, resume, chooseFile, chooseResume } = useResume(attributes.resume_id ?? AS_SENT);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [errors, setErrors] = useState<Errors>({});
  const controller = useRef<AbortController | null>(null);
  const client = useQueryClient();
  const toast = useToast();
  const isResumeKept = resume === (attributes.resume_id ?? AS_SENT);

  const send = async () => {
    if (controller.current) return;
    const source = isResumeKept ? {} : sourceOf(resume, file);
    const fieldErrors = {
      letter: letterProblem(letter, limits),
      file: source ? fileProblem(file, limits) : m.jobs_apply_no_file(),
    };
    setErrors(fieldErrors);
    if (!source || fieldErrors.letter || fieldErrors.file) return;
    if (isResumeKept && letter === attributes.cover_letter) return onDone();
    controller.current = new AbortController();
    setProgress({ loaded: 0, total: file?.size ?? 0 });
    try {
      await upload(
        'PATCH /api/job_applications/{id}',
        { params: { id }, multipart: { cover_letter: letter, ...source } },
        { onProgress: setProgress, signal: controller.current.signal },
      );
      toast.show(m.jobs_change_done({ company: attributes.job.attributes.company_name }));
      onDone();
      await Promise.all([refetchJobLists(client), refreshResumes(client)]);
    } catch (error) {
      setErrors(toErrors(error, file, limits));
    } finally {
      controller.current = null;
      setProgress(null);
    }
  };

  return {
    letter,
    file,
    resume,
    progress,
    errors,
    send,
    stop: () => controller.current?.abort(),
    write: (text: string) => {
      setLetter(text);
      setErrors({ ...errors, letter: '' });
    },
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
