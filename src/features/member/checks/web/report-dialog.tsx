import { MistakeDialog } from '#features/base/skills/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { useToast } from '#platform/ui/toast.tsx';
import type { useReportQuestion, useReportWork } from './queries.ts';

type Report = Parameters<ReturnType<typeof useReportWork>['mutate']>[0]['json'];

type ReportDialogProps = {
  /** A question, or the task of a piece of work. */
  of: 'question' | 'work';
  /** Its text. */
  subtitle: string;
  change: Pick<ReturnType<typeof useReportQuestion>, 'error' | 'isPending'>;
  onReport: (report: Report, options: { onSuccess: () => void }) => void;
  onClose: () => void;
};

/** Reports a mistake in a question or a task. */
export function ReportDialog({ of, subtitle, change, onReport, onClose }: ReportDialogProps) {
  const toast = useToast();
  return (
    <MistakeDialog
      title={of === 'question' ? m.checks_report_title() : m.checks_report_work_title()}
      subtitle={subtitle}
      save={m.checks_report_save()}
      reasons={[
        { value: 'wrong-answer', label: of === 'question' ? m.skills_mistake_wrong : m.checks_report_wrong_task },
        { value: 'unclear', label: m.skills_mistake_unclear },
        { value: 'outdated', label: m.skills_mistake_outdated },
        { value: 'other', label: m.skills_mistake_other },
      ]}
      change={change}
      onReport={(report) =>
        onReport(report, {
          onSuccess: () => {
            toast.show(m.checks_reported());
            onClose();
          },
        })
      }
      onClose={onClose}
    />
  );
}
