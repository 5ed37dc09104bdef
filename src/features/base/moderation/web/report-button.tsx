import Flag from 'lucide-react/icons/flag';
import { useState } from 'react';
import { useLogin } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { lazyDialog } from '#platform/ui/lazy-dialog.tsx';
import { useReport } from './queries.ts';
import { REASONS } from './reason-labels.ts';

const ReasonDialog = lazyDialog(async () => (await import('#platform/ui/reason-dialog.tsx')).ReasonDialog);

type ReportButtonProps = {
  /** The kind of thing and its id within the kind, as `src/app/wiring/reportables.ts` names them. */
  type: string;
  id: string;
  /** Names the thing for listeners, where several buttons stand on one page. */
  label?: string;
};

/** Tells the staff that something is wrong with a thing, and thanks for it in its own place. */
export function ReportButton({ type, id, label }: ReportButtonProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'sent'>('idle');
  const login = useLogin();
  const report = useReport();
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
      {state === 'asking' && (
        <ReasonDialog
          title={m.moderation_report_title()}
          subtitle={m.moderation_report_text()}
          legend={m.moderation_report_reason()}
          reasons={REASONS}
          noteLabel={m.moderation_report_note()}
          missing={m.moderation_report_missing()}
          save={m.moderation_report_send()}
          change={report}
          onSend={(said) =>
            report.mutate({ json: { object_type: type, object_id: id, ...said } }, { onSuccess: () => setState('sent') })
          }
          onClose={() => setState('idle')}
        />
      )}
    </>
  );
}
