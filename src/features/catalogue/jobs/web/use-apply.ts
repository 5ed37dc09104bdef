import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { recordEvent } from '#features/base/analytics/web/index.ts';
import { countWords } from '#platform/contract/count-words.ts';
import { Problem } from '#platform/contract/problem.ts';
import { m } from '#platform/messages/messages.js';
import { formatBytes } from '#platform/language/format.ts';
import { upload, type UploadProgress } from '#platform/browser/upload.ts';
import { applicationPath } from './job-labels.ts';
import { clearDraft, useLetterDraft } from './letter-draft.ts';
import { jobQuery, refetchJobLists, type Job } from './queries.ts';

export type Limits = { cover_letter_words: number; file_bytes: number; file_types: string[] };
type Errors = { letter?: string; file?: string; form?: string; code?: string };

/** The state of the application form. Errors, a lost connection and closing the form preserve the input. */
export function useApply(job: Job['attributes'], limits: Limits | undefined) {
  const { letter, write } = useLetterDraft(job.slug);
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [errors, setErrors] = useState<Errors>({});
  const uploadController = useRef<AbortController | null>(null);
  const client = useQueryClient();
  const navigate = useNavigate();

  const send = async () => {
    if (uploadController.current) return;
    const fieldErrors = validate(letter, file, limits);
    setErrors(fieldErrors);
    if (!file || fieldErrors.letter || fieldErrors.file) return;
    uploadController.current = new AbortController();
    setProgress({ loaded: 0, total: file.size });
    try {
      const multipart = { job_slug: job.slug, cover_letter: letter, file };
      const { data } = await upload(
        'POST /api/job_applications',
        { multipart },
        { onProgress: setProgress, signal: uploadController.current.signal },
      );
      clearDraft(job.slug);
      recordEvent({ actionable_action: 'apply', actionable_type: 'job', actionable_id: job.slug });
      await navigate({ href: applicationPath(job, data.id), replace: true });
      await Promise.all([client.invalidateQueries({ queryKey: jobQuery(job.slug).queryKey }), refetchJobLists(client)]);
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
    choose: (newFile: File | null) => {
      setFile(newFile);
      setErrors({ ...errors, file: (newFile && fileProblem(newFile, limits)) ?? '', form: '' });
    },
  };
}

function validate(letter: string, file: File | null, limits: Limits | undefined): Errors {
  const words = countWords(letter);
  const limit = limits?.cover_letter_words ?? Number.POSITIVE_INFINITY;
  return {
    letter: words > limit ? m.problems_letter_too_long({ words, limit, over: words - limit }) : '',
    file: file ? (fileProblem(file, limits) ?? '') : m.jobs_apply_no_file(),
  };
}

/** Client-side checks of a file; the server checks its content. */
function fileProblem(file: File, limits: Limits | undefined): string | null {
  const name = file.name.toLowerCase();
  if (name.endsWith('.doc')) return m.problems_file_old_word();
  if (limits && !limits.file_types.some((type) => name.endsWith(type))) return m.problems_file_type();
  if (file.size === 0) return m.problems_file_empty();
  return limits && file.size > limits.file_bytes ? tooLargeMessage(file, limits) : null;
}

const tooLargeMessage = (file: File, limits: Limits) =>
  m.problems_file_too_large({ size: formatBytes(file.size), limit: formatBytes(limits.file_bytes) });

const problemCode = (error: unknown) => (error instanceof Problem ? error.body.code : undefined);

/** Assigns the errors of the server to the fields of the form. */
function toErrors(error: unknown, file: File, limits: Limits | undefined): Errors {
  if (error instanceof DOMException && error.name === 'AbortError') return {};
  if (!(error instanceof Problem)) return { form: error instanceof Error ? error.message : m.kit_error_text() };
  if (error.status === 401) return { form: m.jobs_apply_signed_out(), code: 'sign-in' };
  // The platform's upload limit is higher and not specific to résumés.
  if (error.body.code === 'too-large' && limits) return { file: tooLargeMessage(file, limits) };
  const messageFor = (path: string) => error.body.errors?.find((issue) => issue.path === path)?.message ?? '';
  const fieldErrors = { letter: messageFor('cover_letter'), file: messageFor('file') };
  const { code } = error.body;
  return {
    ...fieldErrors,
    ...(fieldErrors.letter || fieldErrors.file ? {} : { form: error.message }),
    ...(code ? { code } : {}),
  };
}

/** "PDF, Word or plain text, up to 5 MB." */
export const fileHint = (limits: Limits | undefined): string =>
  limits ? m.jobs_apply_file_hint({ limit: formatBytes(limits.file_bytes) }) : '';
