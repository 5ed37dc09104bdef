/** The moment somebody first does something with the page: until then it needs no more script than what wakes it. */

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click', 'input'] as const;
const OPTIONS = { capture: true, passive: true } as const;

let touched = false;
let tell = () => {};
const touch = new Promise<void>((resolve) => (tell = resolve));

/** What cannot wait for a touch: a page that shows more than was rendered, or a reader who is known. May be said again. */
export function noteTouch(): void {
  if (touched) return;
  touched = true;
  for (const sign of SIGNS) removeEventListener(sign, hear, OPTIONS);
  tell();
}

/** A browser that draws a page below a pointer at rest tells of a move as well, by nothing: nobody did that. */
const moved = ({ type, movementX, movementY }: Event & Partial<PointerEvent>) =>
  type !== 'pointermove' || movementX !== 0 || movementY !== 0;

const hear = (event: Event) => {
  if (moved(event)) noteTouch();
};

if (typeof window !== 'undefined') for (const sign of SIGNS) addEventListener(sign, hear, OPTIONS);

/** Whether the page was touched already. */
export const isTouched = (): boolean => touched;

/** Resolves when the page is first touched: a move, a press, a key, a scroll. Never on the server. */
export const whenTouched = (): Promise<void> => touch;
