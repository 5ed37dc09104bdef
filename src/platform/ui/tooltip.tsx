import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';

/** Wraps the page once: moving to the next tooltip shows it without a delay. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return <Base.Provider delay={400}>{children}</Base.Provider>;
}

/** A tooltip on hover or focus. Touch users never see it, so the control needs its own name. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactElement }) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner className="floating-layer" sideOffset={6} collisionPadding={16}>
          <Base.Popup className="tooltip">{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
