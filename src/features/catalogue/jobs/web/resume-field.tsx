import { ResumeChoice, type ResumeOption } from '#features/base/resumes/web/index.ts';
import type { UploadProgress } from '#platform/browser/upload.ts';
import { m } from '#platform/messages/messages.js';
import { FileDrop } from '#platform/ui/file-drop.tsx';
import { fileHint, type Limits } from './application-limits.ts';
import { ANOTHER_FILE } from './use-resume.ts';

type ResumeFieldProps = {
  limits: Limits | undefined;
  resume: string | undefined;
  file: File | null;
  progress: UploadProgress | null;
  error: string | undefined;
  /** Offered before another file. */
  others?: readonly ResumeOption[];
  onChoose: (resume: string) => void;
  onFile: (file: File | null) => void;
  onStop: () => void;
};

/** The résumé of an application: a kept version, the default first, or another file, which is kept too. */
export function ResumeField({ limits, resume, file, progress, error, others = [], onChoose, onFile, onStop }: ResumeFieldProps) {
  return (
    <div className="stack gap-3">
      <ResumeChoice
        name="resume"
        value={resume}
        onChoose={onChoose}
        others={[...others, { value: ANOTHER_FILE, label: m.resumes_another_file(), hint: m.resumes_another_file_hint() }]}
      />
      <FileDrop
        label={resume === undefined || resume === ANOTHER_FILE ? m.jobs_apply_resume() : m.resumes_another_file()}
        hint={fileHint(limits)}
        accept={limits?.file_types.join(',') ?? ''}
        file={file}
        progress={file && progress}
        error={error}
        disabled={progress !== null}
        onFile={onFile}
        onRemove={() => (progress ? onStop() : onFile(null))}
      />
    </div>
  );
}
