import { Menu as Base } from '@base-ui/react/menu';
import type { ReactNode, RefObject } from 'react';
import { MenuParts, type MenuProps } from './menu-parts.ts';

type MenuPopupProps = Required<Pick<MenuProps, 'align' | 'side'>> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that the popup is anchored to and that gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** The popup of a menu; loaded when the first menu opens. */
export function MenuPopup({ open, onOpenChange, opener, align, side, children }: MenuPopupProps) {
  const change = (next: boolean, { reason, event }: Base.Root.ChangeEventDetails) => {
    // A press on the button is handled by the button itself.
    const onOpener = event.target instanceof Node && opener.current?.contains(event.target);
    if (!next && onOpener && reason === 'outside-press') return;
    onOpenChange(next);
  };
  return (
    <Base.Root modal={false} open={open} onOpenChange={change}>
      <Base.Portal>
        <Base.Positioner
          className="floating-layer"
          anchor={opener}
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={16}
        >
          <Base.Popup className="menu float" finalFocus={opener}>
            <MenuParts value={Base}>{children}</MenuParts>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
