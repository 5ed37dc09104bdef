import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';

/** Stands once around the page: the second tooltip of a row comes without a delay. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return <Base.Provider delay={400}>{children}</Base.Provider>;
}

/** A few words on hover or focus. Only an extra: a finger never sees it, so the control needs its own name. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactElement }) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner className="over" sideOffset={6} collisionPadding={16}>
          <Base.Popup className="tooltip">{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
