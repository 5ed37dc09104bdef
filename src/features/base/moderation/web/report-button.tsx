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
  /** Type and id, as in `src/app/wiring/reportables.ts`. */
  type: string;
  id: string;
  /** Names the item for screen readers, since a page may have several report buttons. */
  label?: string;
};

/** Reports content to staff and confirms it in place. */
export function ReportButton({ type, id, label }: ReportButtonProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'sent'>('idle');
  const login = useLogin();
  const report = useReport();
  if (state === 'sent')
    return (
      <span className="small muted" role="status">
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
          onSend={(input) =>
            report.mutate({ json: { object_type: type, object_id: id, ...input } }, { onSuccess: () => setState('sent') })
          }
          onClose={() => setState('idle')}
        />
      )}
    </>
  );
}
