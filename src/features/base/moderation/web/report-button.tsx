import Flag from 'lucide-react/icons/flag';
import { useState } from 'react';
import { useLogin } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { lazyDialog } from '#platform/ui/lazy-dialog.tsx';

const ReportDialog = lazyDialog(async () => (await import('./report-dialog.tsx')).ReportDialog);

type ReportButtonProps = {
  /** Type and id, as in `src/app/wiring/reportables.ts`. */
  type: string;
  id: string;
  /** Names the item for screen readers, since a page may have several report buttons. */
  label?: string;
  /** Who made it, and may be muted or blocked; people whose account is gone have no slug. */
  author?: { name: string; slug: string | null } | null;
  /** A board, which may be muted alone. */
  board?: { title: string; slug: string };
};

/** Reports content to staff and confirms it in place; or mutes it or its author. */
export function ReportButton({ type, id, label, ...muted }: ReportButtonProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'sent'>('idle');
  const login = useLogin();
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
        <ReportDialog {...muted} type={type} id={id} onSent={() => setState('sent')} onClose={() => setState('idle')} />
      )}
    </>
  );
}
