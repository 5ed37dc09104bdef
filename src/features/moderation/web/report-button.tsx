import Flag from 'lucide-react/icons/flag';
import { useState, type SubmitEvent } from 'react';
import { useLogin } from '#features/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { SheetBody, SheetClose, SheetFoot } from '#platform/web/ui/sheet.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { useReport, type ReportReason } from './queries.ts';
import { REASONS } from './reason-words.ts';

type ReportButtonProps = {
  /** The kind of thing and its id within the kind, as `src/app/reportables.ts` names them. */
  type: string;
  id: string;
  /** Names the thing for listeners, where several buttons stand on one page. */
  label?: string;
};

/** Tells the staff that something is wrong with a thing, and thanks for it in its own place. */
export function ReportButton({ type, id, label }: ReportButtonProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'sent'>('idle');
  const login = useLogin();
  if (state === 'sent')
    return (
      <span className="small soft" role="status">
        {m.moderation_thanks()}
      </span>
    );
  return (
    <>
      <Button
        variant="bare"
        small
        icon={Flag}
        {...(label && { label })}
        onClick={() => login.require({ reason: m.moderation_report_sign_in() }) && setState('asking')}
      >
        {m.moderation_report()}
      </Button>
      <Dialog
        size="small"
        open={state === 'asking'}
        onOpenChange={(open) => setState(open ? 'asking' : 'idle')}
        title={m.moderation_report_title()}
        subtitle={m.moderation_report_text()}
      >
        <ReportForm type={type} id={id} onSent={() => setState('sent')} />
      </Dialog>
    </>
  );
}

function ReportForm({ type, id, onSent }: { type: string; id: string; onSent: () => void }) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const report = useReport();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!reason) return setMissing(true);
    return report.mutate({ json: { object_type: type, object_id: id, reason, note } }, { onSuccess: onSent });
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
          legend={m.moderation_report_reason()}
          name="reason"
          value={reason ?? ''}
          options={REASONS.map(({ value, label }) => ({ value, label: label() }))}
          onValueChange={(next) => {
            setReason(REASONS.find(({ value }) => value === next)?.value ?? null);
            setMissing(false);
          }}
          error={missing && m.moderation_report_missing()}
        />
        <TextArea
          label={m.moderation_report_note()}
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
            {m.moderation_report_send()}
          </Button>
        </div>
      </SheetFoot>
    </form>
  );
}
