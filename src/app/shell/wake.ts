/** Which pages cannot wait for a touch. Browser only. */
import { isCounted } from '#features/base/analytics/web/index.ts';
import { noteTouch } from '#platform/browser/first-touch.ts';

/** A member's page lives, and what the server could not finish the page's own script has to. */
const UNFINISHED = '[data-member], .skeleton, [aria-busy="true"]';

const isInSight = (element: Element) => element.getBoundingClientRect().top < innerHeight;

/** Wakes a member's page, one with something unfinished in sight or a place in its address, and that of who agreed to be counted. */
export function wakeIfNeeded(): void {
  if (isCounted() || location.hash || [...document.querySelectorAll(UNFINISHED)].some(isInSight)) noteTouch();
}
