import { m } from '#platform/messages/messages.js';
import { ReasonDialog } from '#platform/ui/reason-dialog.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useReportJob } from './queries.ts';

const REASONS = [
  { value: 'asks-for-money', label: m.jobs_report_money },
  { value: 'fake', label: m.jobs_report_fake },
  { value: 'expired', label: m.jobs_report_expired },
  { value: 'discriminates', label: m.jobs_report_discriminates },
  { value: 'other', label: m.jobs_report_other },
] as const;

/** Reports a problem with an ad; no account is needed. */
export function ReportDialog({ slug, onClose }: { slug: string; onClose: () => void }) {
  const report = useReportJob();
  const toast = useToast();
  const confirm = () => {
    toast.show(m.jobs_report_thanks());
    onClose();
  };
  return (
    <ReasonDialog
      title={m.jobs_report_title()}
      subtitle={m.jobs_report_text()}
      legend={m.jobs_report_reason()}
      reasons={REASONS}
      noteLabel={m.jobs_report_note()}
      missing={m.jobs_report_missing()}
      save={m.jobs_report_send()}
      change={report}
      onSend={(json) => report.mutate({ params: { slug }, json }, { onSuccess: confirm })}
      onClose={onClose}
    />
  );
}
