import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { defaultChoice, resumesQuery } from '#features/base/resumes/web/index.ts';

/** The choice of another file instead of a kept version. */
export const ANOTHER_FILE = 'file';

/** The chosen résumé: the id of a version, at first `initial` or the default, or a file; choosing a file selects it. */
export function useResume(initial?: string) {
  const { data, isPending } = useQuery(resumesQuery());
  const [chosen, setChosen] = useState<string | undefined>(initial);
  const [file, setFile] = useState<File | null>(null);
  return {
    file: chosen === ANOTHER_FILE || chosen === undefined ? file : null,
    /** Whether it is not known yet which version is the default. */
    isUnknown: isPending && chosen === undefined,
    resume: chosen ?? (file ? ANOTHER_FILE : defaultChoice(data?.data)),
    chooseResume: setChosen,
    chooseFile: (newFile: File | null) => {
      setFile(newFile);
      if (newFile) setChosen(ANOTHER_FILE);
    },
  };
}

/** The fields of a form with the chosen résumé; null while none is chosen. */
export function sourceOf(resume: string | undefined, file: File | null): { file: File } | { resume_id: string } | null {
  if (resume !== undefined && resume !== ANOTHER_FILE) return { resume_id: resume };
  return file && { file };
}
