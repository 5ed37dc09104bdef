import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';

type PopoverProps = {
  trigger: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The accessible name, when there is no heading. */
  label?: string;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
};

/** Content beside its button, without leaving the page: notifications, a filter. */
export function Popover({ trigger, open, onOpenChange, label, align = 'end', children }: PopoverProps) {
  const control = {
    ...(open !== undefined && { open }),
    ...(onOpenChange && { onOpenChange: (next: boolean) => onOpenChange(next) }),
  };
  return (
    <Base.Root {...control}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className="floating-layer" align={align} sideOffset={8} collisionPadding={16}>
          <Base.Popup className="popover float" aria-label={label}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** The popover's heading, which also names it. */
export function PopoverTitle({ children }: { children: ReactNode }) {
  const heading = <h3>{children}</h3>;
  return <Base.Title render={heading} />;
}
