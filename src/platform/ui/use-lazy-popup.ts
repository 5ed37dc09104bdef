import { useRef, useState, type MouseEvent, type PointerEvent, type SyntheticEvent } from 'react';

type OpeningProps = {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
};

/**
 * What is behind a button and has its code loaded when it is first needed. `open` is held by the caller or here; `wanted`
 * from the first opening on; `opener` is where the focus goes back to; `trigger` are the properties of the button.
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
  /** The focus goes back to what this event happened to. */
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
