import Bookmark from 'lucide-react/icons/bookmark';
import { useLogin } from '#features/base/accounts/web/index.ts';
import { recordEvent } from '#features/base/analytics/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { intent } from '#platform/browser/intent.ts';
import { Button, type ButtonLook } from '#platform/ui/button.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import type { JobCard } from './queries.ts';
import { useSaveJob, useUnsaveJob } from './use-saving.ts';

type SaveButtonProps = { job: JobCard['attributes'] } & Pick<ButtonLook, 'iconOnly' | 'wide' | 'variant'>;

/** Toggles whether a job is saved. */
export function SaveButton({ job, iconOnly = false, variant = 'bare', ...look }: SaveButtonProps) {
  const login = useLogin();
  const toast = useToast();
  const [save, unsave] = [useSaveJob(), useUnsaveJob()];
  const press = () => {
    const input = { params: { slug: job.slug } };
    if (!login.require({ reason: m.jobs_save_login(), afterwards: intent('save', 'POST /api/jobs/{slug}/save', input) })) return;
    const change = job.saved ? unsave : save;
    change.mutate(input, { onError: (error) => toast.show(error.message, { kind: 'warn' }) });
    if (!job.saved) recordEvent({ actionable_action: 'save', actionable_type: 'job', actionable_id: job.slug });
  };
  return (
    <Button
      {...look}
      variant={variant}
      icon={Bookmark}
      iconOnly={iconOnly}
      pressed={job.saved}
      label={job.saved ? m.jobs_saved_named({ title: job.title }) : m.jobs_save_named({ title: job.title })}
      onClick={press}
    >
      {job.saved ? m.jobs_saved() : m.jobs_save()}
    </Button>
  );
}
