import { MistakeDialog } from '#features/base/skills/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { useToast } from '#platform/ui/toast.tsx';
import { useReportResource, useWithdrawReport, type PlanResource, type Roadmap } from './queries.ts';
import { resourceTitle } from './resource-facts.tsx';

type ReportDialogProps = { roadmap: Roadmap; resource: PlanResource; onClose: () => void };

/** Reports a problem with a resource, which is replaced at once. */
export function ReportDialog({ roadmap, resource, onClose }: ReportDialogProps) {
  const report = useReportResource(roadmap);
  const withdraw = useWithdrawReport(roadmap);
  const toast = useToast();
  const params = { id: roadmap.id, resource_id: resource.id };
  return (
    <MistakeDialog
      title={m.roadmaps_report_title()}
      subtitle={resourceTitle(resource)}
      save={m.roadmaps_report_save()}
      reasons={[
        { value: 'gone', label: m.roadmaps_report_gone },
        { value: 'paywall', label: m.roadmaps_report_paywall },
        { value: 'other-content', label: m.roadmaps_report_other_content },
        { value: 'poor', label: m.roadmaps_report_poor },
      ]}
      change={report}
      onReport={(json) =>
        report.mutate(
          { params, json },
          {
            onSuccess: () => {
              toast.show(m.roadmaps_report_saved(), {
                action: { label: m.roadmaps_undo(), onPress: () => withdraw.mutate({ params }) },
              });
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    />
  );
}
