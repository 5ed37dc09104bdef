import { useRef, useState, type MouseEvent, type PointerEvent, type SyntheticEvent } from 'react';

type OpeningProps = {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
};

/**
 * State of a popup whose code is loaded when first needed. `open` is controlled or uncontrolled; `wanted` is true after the
 * first opening; the focus returns to `opener`; `trigger` are the props of the button.
 */
export function useLazyPopup({ open: given, defaultOpen = false, onOpenChange }: OpeningProps, load: () => unknown) {
  const [own, setOwn] = useState(defaultOpen);
  const open = given ?? own;
  const [wanted, setWanted] = useState(open);
  const [touched, setTouched] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  if (open && !wanted) setWanted(true);
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  /** Changes the state; the focus returns to the target of this event. */
  const changeBy = (event: SyntheticEvent, next: boolean) => {
    opener.current = event.currentTarget as HTMLElement;
    change(next);
  };
  const trigger = {
    'aria-expanded': open,
    onPointerEnter: () => void load(),
    onFocus: () => void load(),
    onPointerDown: (event: PointerEvent) => setTouched(event.pointerType === 'touch'),
    onClick: (event: MouseEvent) => changeBy(event, !open),
  };
  return { open, wanted, touched, change, changeBy, opener, trigger };
}
