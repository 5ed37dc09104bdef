import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useState } from 'react';
import { useCurrentUser, useLogin } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { lazyDialog } from '#platform/ui/lazy-dialog.tsx';

const AdvisorDialog = lazyDialog(async () => (await import('./advisor-dialog.tsx')).AdvisorDialog);

type AdvisorButtonProps = {
  /** Whether the operator has a booking page; without one a form requests a call. */
  bookable: boolean;
  /** The page that contains it. */
  page: string;
  variant?: 'quiet' | 'bare';
};

/** Books a course advisor: on the operator's booking page in a new tab, or by a form. A visitor is asked to sign in. */
export function AdvisorButton({ bookable, page, variant = 'quiet' }: AdvisorButtonProps) {
  const user = useCurrentUser();
  const login = useLogin();
  const [open, setOpen] = useState(false);
  if (user && bookable)
    return (
      <ButtonLink variant={variant} icon={CalendarClock} href="/api/advisor_booking" target="_blank" rel="noopener noreferrer">
        {m.leads_advisor()}
        <span className="visually-hidden"> ({m.leads_advisor_new_tab()})</span>
      </ButtonLink>
    );
  return (
    <>
      <Button
        variant={variant}
        icon={CalendarClock}
        onClick={() => {
          if (login.require({ reason: m.leads_advisor_reason() })) setOpen(true);
        }}
      >
        {m.leads_advisor()}
      </Button>
      {open && <AdvisorDialog page={page} onOpenChange={setOpen} />}
    </>
  );
}
