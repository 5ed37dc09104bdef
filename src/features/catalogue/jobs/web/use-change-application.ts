import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshResumes } from '#features/base/resumes/web/index.ts';
import { upload } from '#platform/browser/upload.ts';
import { m } from '#platform/messages/messages.js';
import { useToast } from '#platform/ui/toast.tsx';
import type { Limits } from './application-limits.ts';
import { refetchJobLists, type JobApplication } from './queries.ts';
import { useApplicationForm } from './use-application-form.ts';

/** The choice of the file as it was sent, when its version was deleted since. */
export const AS_SENT = 'as-sent';

/** The state of the form that replaces an application's letter and résumé; sends what differs. */
export function useChangeApplication({ id, attributes }: JobApplication, limits: Limits | undefined, onDone: () => void) {
  const [letter, write] = useState(attributes.cover_letter);
  const form = useApplicationForm({ letter, write, sentResume: attributes.resume_id ?? AS_SENT, limits });
  const client = useQueryClient();
  const toast = useToast();

  const send = () =>
    form.send(async (source, options) => {
      if (form.isResumeSent && letter === attributes.cover_letter) return onDone();
      await upload(
        'PATCH /api/job_applications/{id}',
        { params: { id }, multipart: { cover_letter: letter, ...source } },
        options,
      );
      toast.show(m.jobs_change_done({ company: attributes.job.attributes.company_name }));
      onDone();
      await Promise.all([refetchJobLists(client), refreshResumes(client)]);
    });
  return { ...form, send };
}
