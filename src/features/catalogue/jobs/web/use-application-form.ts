import { useRef, useState } from 'react';
import { Problem } from '#platform/contract/problem.ts';
import { m } from '#platform/messages/messages.js';
import type { UploadOptions, UploadProgress } from '#platform/browser/upload.ts';
import { fileProblem, letterProblem, tooLargeMessage, type Limits } from './application-limits.ts';
import { sourceOf, useResume } from './use-resume.ts';

type Errors = { letter?: string; file?: string; form?: string; code?: string; answers?: Record<string, string> };
/** The path of an answer in the errors of the server, before the id of its question. */
const ANSWER_PATH = 'answers.';

type Source = NonNullable<ReturnType<typeof sourceOf>> | Record<string, never>;
/** Sends a form whose fields are right; an empty source leaves the résumé as it is. */
type Post = (source: Source, options: UploadOptions) => Promise<unknown>;

type Form = {
  letter: string;
  write: (text: string) => void;
  /** The choice that leaves the résumé as it was sent. */
  sentResume?: string;
  limits: Limits | undefined;
};

/** The letter and the résumé of an application. Errors, a lost connection and closing the form preserve the input. */
export function useApplicationForm({ letter, write, sentResume, limits }: Form) {
  const { file, resume, isUnknown, chooseFile, chooseResume } = useResume(sentResume);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [errors, setErrors] = useState<Errors>({});
  const controller = useRef<AbortController | null>(null);
  const isResumeSent = sentResume !== undefined && resume === sentResume;

  const send = async (post: Post, onError?: (error: unknown) => Promise<void>) => {
    if (controller.current) return;
    const source = isResumeSent ? {} : sourceOf(resume, file);
    const fieldErrors = {
      letter: letterProblem(letter, limits),
      file: source ? fileProblem(file, limits) : m.jobs_apply_no_file(),
    };
    setErrors(fieldErrors);
    if (!source || fieldErrors.letter || fieldErrors.file) return;
    controller.current = new AbortController();
    setProgress({ loaded: 0, total: file?.size ?? 0 });
    try {
      await post(source, { onProgress: setProgress, signal: controller.current.signal });
    } catch (error) {
      setErrors(toErrors(error, file, limits));
      await onError?.(error);
    } finally {
      controller.current = null;
      setProgress(null);
    }
  };

  return {
    letter,
    file,
    resume,
    isResumeSent,
    isResumeUnknown: isUnknown,
    progress,
    errors,
    send,
    stop: () => controller.current?.abort(),
    write: (text: string) => {
      write(text);
      if (errors.letter) setErrors({ ...errors, letter: '' });
    },
    /** Removes the error of a question that is being answered. */
    clearAnswerError: (id: string) => {
      const { [id]: _removed, ...answers } = errors.answers ?? {};
      setErrors({ ...errors, answers });
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

/** Assigns the errors of the server to the fields of the form. */
function toErrors(error: unknown, file: File | null, limits: Limits | undefined): Errors {
  if (error instanceof DOMException && error.name === 'AbortError') return {};
  if (!(error instanceof Problem)) return { form: error instanceof Error ? error.message : m.kit_error_text() };
  if (error.status === 401) return { form: m.jobs_apply_signed_out(), code: 'sign-in' };
  // The platform's upload limit is higher and not specific to résumés.
  if (error.body.code === 'too-large' && limits && file) return { file: tooLargeMessage(file, limits) };
  const messageFor = (path: string) => error.body.errors?.find((issue) => issue.path === path)?.message ?? '';
  const answers = Object.fromEntries(
    (error.body.errors ?? []).flatMap(({ path, message }) =>
      path.startsWith(ANSWER_PATH) ? [[path.slice(ANSWER_PATH.length), message]] : [],
    ),
  );
  const fieldErrors = { letter: messageFor('cover_letter'), file: messageFor('file') || messageFor('resume_id'), answers };
  const { code } = error.body;
  const isOfField = fieldErrors.letter || fieldErrors.file || Object.keys(answers).length > 0;
  return {
    ...fieldErrors,
    ...(isOfField ? {} : { form: error.message }),
    ...(code ? { code } : {}),
  };
}
