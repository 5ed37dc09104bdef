import Flag from 'lucide-react/icons/flag';
import { useState, type SubmitEvent } from 'react';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { SheetBody, SheetClose, SheetFoot } from '#platform/web/ui/sheet.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { useToast } from '#platform/web/ui/toast.tsx';
import { useReportJob } from './queries.ts';

const REASONS = [
  { value: 'asks-for-money', label: m.jobs_report_money },
  { value: 'fake', label: m.jobs_report_fake },
  { value: 'expired', label: m.jobs_report_expired },
  { value: 'discriminates', label: m.jobs_report_discriminates },
  { value: 'other', label: m.jobs_report_other },
] as const;
type Reason = (typeof REASONS)[number]['value'];

/** Tells us what is wrong with an ad; no account is needed. */
export function ReportDialog({ slug }: { slug: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      size="small"
      open={open}
      onOpenChange={setOpen}
      title={m.jobs_report_title()}
      subtitle={m.jobs_report_text()}
      trigger={
        <Button variant="bare" small icon={Flag}>
          {m.jobs_report()}
        </Button>
      }
    >
      <ReportForm slug={slug} onSent={() => setOpen(false)} />
    </Dialog>
  );
}

function ReportForm({ slug, onSent }: { slug: string; onSent: () => void }) {
  const [reason, setReason] = useState<Reason | null>(null);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const report = useReportJob();
  const toast = useToast();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!reason) return setMissing(true);
    const sent = () => {
      toast.show(m.jobs_report_thanks());
      onSent();
    };
    return report.mutate({ params: { slug }, json: { reason, note } }, { onSuccess: sent });
  };
  return (
    <form onSubmit={submit}>
      <SheetBody>
        {report.isError && (
          <Banner kind="bad" live>
            {report.error.message}
          </Banner>
        )}
        <RadioGroup
          legend={m.jobs_report_reason()}
          name="reason"
          value={reason ?? ''}
          options={REASONS.map(({ value, label }) => ({ value, label: label() }))}
          onValueChange={(next) => {
            setReason(REASONS.find(({ value }) => value === next)?.value ?? null);
            setMissing(false);
          }}
          error={missing && m.jobs_report_missing()}
        />
        <TextArea
          label={m.jobs_report_note()}
          optional
          maxLength={1000}
          rows={3}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </SheetBody>
      <SheetFoot>
        <div className="row push">
          <SheetClose render={<Button variant="bare">{m.kit_cancel()}</Button>} />
          <Button type="submit" loading={report.isPending}>
            {m.jobs_report_send()}
          </Button>
        </div>
      </SheetFoot>
    </form>
  );
}
