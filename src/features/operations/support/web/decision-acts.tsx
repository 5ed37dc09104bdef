import { ReasonAct } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { useToast } from '#platform/ui/toast.tsx';
import { APPLICATION_LOOKS, type ApplicationStatus } from './labels.ts';

type DecisionActsProps<Status extends ApplicationStatus> = {
  applicant: string;
  /** What the application may become. */
  next: readonly Status[];
  /** What a status is called, and what the button for it says. */
  statusLabel: (status: Status) => string;
  actLabel?: (status: Status) => string | undefined;
  /** Whether one decision is what usually comes next, and whether the applicant reads the reason. */
  leadsToFirst?: boolean;
  isReasonRead?: boolean;
  change: { error: Error | null; isPending: boolean; reset: () => void };
  send: (status: Status, reason: string, options: { onSuccess: () => void }) => void;
};

/** The decisions about an application, each with its reason; the applicant is told. */
export function DecisionActs<Status extends ApplicationStatus>({
  applicant: name,
  next,
  statusLabel,
  actLabel = statusLabel,
  leadsToFirst = false,
  isReasonRead = false,
  change,
  send,
}: DecisionActsProps<Status>) {
  const toast = useToast();
  return (
    <div className="row gap-2">
      {next.map((status, index) => (
        <ReasonAct
          key={status}
          label={actLabel(status) ?? statusLabel(status)}
          icon={APPLICATION_LOOKS[status].icon}
          variant={leadsToFirst && index === 0 ? 'solid' : 'quiet'}
          danger={status === 'rejected'}
          title={m.support_decide_title({ name, status: statusLabel(status) })}
          text={m.support_decide_text()}
          {...(isReasonRead && { reason: { label: m.members_reason_read_by({ name }) } })}
          change={change}
          onSave={(reason, close) =>
            send(status, reason, {
              onSuccess: () => {
                close();
                toast.show(m.support_decided({ name }));
              },
            })
          }
        />
      ))}
    </div>
  );
}
