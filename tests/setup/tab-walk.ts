/** Walks a page with the Tab key and notes what somebody without a mouse would stumble over. */
import type { Page } from 'playwright-core';

type Stop = {
  name: string;
  /** In the document; null where it moves by other ways than with the page. */
  place: { top: number; bottom: number; left: number; right: number } | null;
  wrong: string[];
};

/** The stops of the first `most` presses of Tab, by name; and what is wrong with them. */
export async function tabThrough(page: Page, most: number): Promise<{ stops: string[]; wrong: string[] }> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
  });
  const stops: Stop[] = [];
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus);
    if (!stop) break;
    stops.push(stop);
  }
  const wrong = stops.flatMap(({ name, wrong: own }) => own.map((one) => `${name}: ${one}`));
  for (const [at, { name, place }] of stops.entries()) {
    const before = stops[at - 1];
    // Up is where a column ends and the next begins: never above itself.
    if (
      place &&
      before?.place &&
      place.bottom <= before.place.top &&
      place.left < before.place.right &&
      place.right > before.place.left
    )
      wrong.push(`${name}: comes after ${before.name}, which stands below it`);
  }
  return { stops: stops.map(({ name }) => name), wrong };
}

/** Runs in the page. Null once the focus has left it. */
function lookAtFocus(): Stop | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const own = focused.getBoundingClientRect();
  // A radio or a file field may be hidden behind the label that shows it.
  const shown = own.width > 4 ? focused : (focused.closest('label') ?? focused.parentElement ?? focused);
  const box = shown.getBoundingClientRect();
  const name = `${focused.tagName.toLowerCase()} "${(focused.ariaLabel ?? focused.innerText ?? '').trim().slice(0, 40)}"`;
  const wrong: string[] = [];
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.2, 0.5, 0.8].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
  );
  const seen = points.some(([x, y]) => {
    const there = document.elementFromPoint(x, y);
    return there !== null && (shown.contains(there) || there.contains(shown)) && there !== document.body;
  });
  if (!seen) wrong.push('cannot be seen');
  const marked = (of: Element, pseudo?: string) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(of, pseudo);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || (boxShadow !== 'none' && !pseudo);
  };
  const near = [focused, shown, focused.parentElement, focused.parentElement?.parentElement, focused.nextElementSibling];
  if (!near.some((one) => one && (marked(one) || marked(one, '::after')))) wrong.push('shows no focus');
  // What stands still, and what a carousel moves by itself, has no place in the page.
  let loose = focused.closest('.carousel') !== null;
  // Where it stands in a row that scrolls sideways, too.
  let [across, down] = [0, 0];
  for (let up: Element | null = focused; up; up = up.parentElement) {
    loose ||= /fixed|sticky/.test(getComputedStyle(up).position);
    across += up.scrollLeft;
    down += up.scrollTop;
  }
  const place = { top: box.top + down, bottom: box.bottom + down, left: box.left + across, right: box.right + across };
  return { name, place: loose ? null : place, wrong };
}
