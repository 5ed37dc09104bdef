import { useState, type ReactNode } from 'react';
import { Button } from '#platform/ui/button.tsx';
import type { IconShape } from '#platform/ui/icon.tsx';
import { ReasonForm } from '#platform/ui/reason-form.tsx';
import { useFreshSignIn } from './use-fresh-sign-in.ts';

type ReasonActProps = {
  label: string;
  icon: IconShape;
  variant?: 'solid' | 'quiet';
  danger?: boolean;
  /** Whether a sign-in of the last ten minutes is needed, which is asked for first. */
  needsFreshSignIn?: boolean;
  title: string;
  text?: string;
  /** Who reads the reason: by default colleagues, in the audit log. */
  reason?: { label: string; hint?: string; /** Its name in the request, `reason` by default. */ path?: string };
  /** The most frequent reason, which the field begins with. */
  preset?: string;
  change: { error: Error | null; isPending: boolean; reset: () => void };
  /** `close` closes the dialog, once the change is made. */
  onSave: (reason: string, close: () => void) => void;
  /** Other fields, before the reason. */
  children?: ReactNode;
};

/** A button for a change by staff, which asks for the reason. */
export function ReasonAct({
  label,
  icon,
  variant = 'quiet',
  danger = false,
  needsFreshSignIn = false,
  change,
  onSave,
  ...form
}: ReasonActProps) {
  const fresh = useFreshSignIn();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const open = () => {
    change.reset();
    setOpen(true);
  };
  return (
    <>
      <Button variant={variant} small danger={danger} icon={icon} onClick={() => (needsFreshSignIn ? fresh(open) : open())}>
        {label}
      </Button>
      {isOpen && <ReasonForm {...form} save={label} change={change} onSave={(reason) => onSave(reason, close)} onClose={close} />}
    </>
  );
}
