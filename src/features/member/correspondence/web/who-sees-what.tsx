import Eye from 'lucide-react/icons/eye';
import Lock from 'lucide-react/icons/lock';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useShareReport, useUnshareReport, type Correspondence } from './queries.ts';
import './correspondence.css';

/** What the employer sees of an application and what nobody else does, with the choice to share the report. */
export function WhoSeesWhat({ correspondence: { id, attributes } }: { correspondence: Correspondence }) {
  const { company, reads_here, by_email, report_shared, can, kept_days } = attributes;
  return (
    <section className="stack gap-2" aria-labelledby="application-sees">
      <h3 className="aside-title" id="application-sees">
        {m.correspondence_sees()}
      </h3>
      <p className="small sees-line">
        <Icon of={Eye} small />
        <span>{employerSees({ company, reads_here, by_email })}</span>
      </p>
      <p className="small sees-line">
        <Icon of={report_shared ? Eye : Lock} small />
        <span>{report_shared ? m.correspondence_sees_shared({ company }) : m.correspondence_sees_you()}</span>
      </p>
      {report_shared ? <UnshareButton id={id} /> : can.share_report && <ShareButton id={id} company={company} />}
      {reads_here && <p className="caption muted">{m.correspondence_kept({ days: kept_days })}</p>}
    </section>
  );
}

function employerSees({
  company,
  reads_here,
  by_email,
}: Pick<Correspondence['attributes'], 'company' | 'reads_here' | 'by_email'>): string {
  if (reads_here) return m.correspondence_sees_employer({ company });
  return by_email ? m.correspondence_sees_email({ company }) : m.correspondence_sees_nobody({ company });
}

function ShareButton({ id, company }: { id: string; company: string }) {
  const [isConfirming, setConfirming] = useState(false);
  const share = useShareReport();
  const toast = useToast();
  const confirm = () =>
    share.mutate(
      { params: { id } },
      { onError: (error) => void toast.show(error.message, { kind: 'warn' }), onSettled: () => setConfirming(false) },
    );
  return (
    <ConfirmDialog
      open={isConfirming}
      onOpenChange={setConfirming}
      trigger={
        <Button variant="quiet" small className="start">
          {m.correspondence_share()}
        </Button>
      }
      title={m.correspondence_share_title({ company })}
      action={m.correspondence_share_confirm()}
      onConfirm={confirm}
      loading={share.isPending}
    >
      {m.correspondence_share_text()}
    </ConfirmDialog>
  );
}

function UnshareButton({ id }: { id: string }) {
  const unshare = useUnshareReport();
  return (
    <Button
      variant="quiet"
      small
      className="start"
      loading={unshare.isPending}
      onClick={() => unshare.mutate({ params: { id } })}
    >
      {m.correspondence_unshare()}
    </Button>
  );
}
