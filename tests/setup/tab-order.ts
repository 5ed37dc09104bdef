/** Moves through a page with the Tab key and reports problems for keyboard users. */
import type { Page } from 'playwright-core';

type Stop = {
  name: string;
  /** The position in the document; null for elements that do not scroll with the page. */
  box: { top: number; bottom: number; left: number; right: number } | null;
  problems: string[];
};

/** Presses Tab up to `maxPresses` times; returns the names of the focused elements and the problems found. */
export async function tabThrough(page: Page, maxPresses: number): Promise<{ stops: string[]; problems: string[] }> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
  });
  const stops: Stop[] = [];
  for (let pressed = 0; pressed < maxPresses; pressed += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeFocus);
    if (!stop) break;
    stops.push(stop);
  }
  const problems = stops.flatMap(({ name, problems: ofStop }) => ofStop.map((problem) => `${name}: ${problem}`));
  for (const [index, { name, box }] of stops.entries()) {
    const previous = stops[index - 1];
    // The focus may move up to a new column, but not within one.
    if (!box || !previous?.box) continue;
    const sharesColumn = box.left < previous.box.right && box.right > previous.box.left;
    if (sharesColumn && box.bottom <= previous.box.top) problems.push(`${name}: comes after ${previous.name}, which is below it`);
  }
  return { stops: stops.map(({ name }) => name), problems };
}

/** Runs in the page. Null when the focus has left the page. */
function describeFocus(): Stop | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const focusedBox = focused.getBoundingClientRect();
  // A hidden radio or file input is represented by its label.
  const shown = focusedBox.width > 4 ? focused : (focused.closest('label') ?? focused.parentElement ?? focused);
  const box = shown.getBoundingClientRect();
  const name = `${focused.tagName.toLowerCase()} "${(focused.ariaLabel ?? focused.innerText ?? '').trim().slice(0, 40)}"`;
  const problems: string[] = [];
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.2, 0.5, 0.8].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
  );
  const isVisible = points.some(([x, y]) => {
    const topmost = document.elementFromPoint(x, y);
    return topmost !== null && (shown.contains(topmost) || topmost.contains(shown)) && topmost !== document.body;
  });
  if (!isVisible) problems.push('cannot be seen');
  const hasFocusRing = (element: Element, pseudo?: string) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, pseudo);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || (boxShadow !== 'none' && !pseudo);
  };
  const candidates = [focused, shown, focused.parentElement, focused.parentElement?.parentElement, focused.nextElementSibling];
  if (!candidates.some((element) => element && (hasFocusRing(element) || hasFocusRing(element, '::after'))))
    problems.push('shows no focus');
  // Fixed and sticky elements, and slides of a carousel, have no position in the document.
  let isDetached = focused.closest('.carousel') !== null;
  // Add the scroll offsets of all ancestors, including rows that scroll horizontally.
  let [scrollX, scrollY] = [0, 0];
  for (let ancestor: Element | null = focused; ancestor; ancestor = ancestor.parentElement) {
    isDetached ||= /fixed|sticky/.test(getComputedStyle(ancestor).position);
    scrollX += ancestor.scrollLeft;
    scrollY += ancestor.scrollTop;
  }
  const documentBox = {
    top: box.top + scrollY,
    bottom: box.bottom + scrollY,
    left: box.left + scrollX,
    right: box.right + scrollX,
  };
  return { name, box: isDetached ? null : documentBox, problems };
}
