import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { RadioGroup } from '#platform/ui/radio-group.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { useReportResource, useWithdrawReport, type PlanResource, type ReportReason, type Roadmap } from './queries.ts';
import { resourceTitle } from './resource-facts.tsx';

const REASONS: readonly { value: ReportReason; label: () => string }[] = [
  { value: 'gone', label: m.roadmaps_report_gone },
  { value: 'paywall', label: m.roadmaps_report_paywall },
  { value: 'other-content', label: m.roadmaps_report_other_content },
  { value: 'poor', label: m.roadmaps_report_poor },
];

type ReportDialogProps = { roadmap: Roadmap; resource: PlanResource; onClose: () => void };

/** Reports a problem with a resource, which is replaced at once. */
export function ReportDialog({ roadmap, resource, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason>('gone');
  const report = useReportResource(roadmap);
  const withdraw = useWithdrawReport(roadmap);
  const toast = useToast();
  const params = { id: roadmap.id, resource_id: resource.id };
  const submit = () =>
    report.mutate(
      { params, json: { reason } },
      {
        onSuccess: () => {
          toast.show(m.roadmaps_report_saved(), {
            action: { label: m.roadmaps_undo(), onPress: () => withdraw.mutate({ params }) },
          });
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={m.roadmaps_report_title()}
      subtitle={resourceTitle(resource)}
      save={m.roadmaps_report_save()}
      change={report}
      onSave={submit}
      onClose={onClose}
    >
      <RadioGroup
        legend={m.roadmaps_report_why()}
        name="report-reason"
        value={reason}
        options={REASONS.map(({ value, label }) => ({ value, label: label() }))}
        onValueChange={(next) => setReason(REASONS.find(({ value }) => value === next)?.value ?? 'gone')}
      />
    </FormDialog>
  );
}
