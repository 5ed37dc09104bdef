import { useRef, useState, type MouseEvent, type PointerEvent, type SyntheticEvent } from 'react';

type OpeningProps = {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
};

/**
 * State of a popup whose code is loaded when first needed. `open` is controlled or uncontrolled; `wasOpened` is true after the
 * first opening; the focus returns to `opener`; `trigger` are the props of the button.
 */
export function useLazyPopup({ open: controlledOpen, defaultOpen = false, onOpenChange }: OpeningProps, load: () => unknown) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const open = controlledOpen ?? ownOpen;
  const [wasOpened, setWasOpened] = useState(open);
  const [openedByTouch, setOpenedByTouch] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  if (open && !wasOpened) setWasOpened(true);
  const setOpen = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  /** Opens or closes the popup on an event of its button, to which the focus returns. */
  const setOpenOnEvent = (event: SyntheticEvent, next: boolean) => {
    opener.current = event.currentTarget as HTMLElement;
    setOpen(next);
  };
  const trigger = {
    'aria-expanded': open,
    onPointerEnter: () => void load(),
    onFocus: () => void load(),
    onPointerDown: (event: PointerEvent) => setOpenedByTouch(event.pointerType === 'touch'),
    onClick: (event: MouseEvent) => setOpenOnEvent(event, !open),
  };
  return { open, wasOpened, openedByTouch, setOpen, setOpenOnEvent, opener, trigger };
}
