/** Checks a page with axe. */
import type Axe from 'axe-core';
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Defines `axe` in a page, unless an earlier check has done so. */
const AXE = `if (!window.axe) { ${axe.source} }`;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export type Violation = { rule: string; targets: string[] };

/** Reported for a target that a fixed bar covers in part; scrolling a little uncovers it. */
const TARGET_SIZE = 'target-size';
const SCROLL_PX = 24;

/**
 * The automatically checkable rules of WCAG 2.2 AA that the page violates, each with the violating elements. A violation counts
 * only if a second run finds it too: elements that appear during the first run are still fading in.
 */
export async function findViolations(page: Page): Promise<Violation[]> {
  await waitForAnimations(page);
  const first = await runAxe(page);
  if (first.length === 0) return first;
  if (first.some(({ rule }) => rule === TARGET_SIZE)) await scrollALittle(page);
  await waitForAnimations(page);
  const second = await runAxe(page);
  return first.flatMap(({ rule, targets }) => {
    const confirmed = targets.filter((target) =>
      second.some((repeated) => repeated.rule === rule && repeated.targets.includes(target)),
    );
    return confirmed.length > 0 ? [{ rule, targets: confirmed }] : [];
  });
}

// Down, or up at the end of the page.
async function scrollALittle(page: Page): Promise<void> {
  await page.evaluate((by) => {
    const before = scrollY;
    scrollBy(0, by);
    if (scrollY === before) scrollBy(0, -by);
  }, SCROLL_PX);
}

async function runAxe(page: Page): Promise<Violation[]> {
  for (const frame of page.frames()) await frame.evaluate(AXE);
  return page.evaluate(
    async ({ tags, targetSize }) => {
      const axe = Reflect.get(window, 'axe') as typeof Axe;
      const { violations } = await axe.run(document, {
        resultTypes: ['violations'],
        runOnly: { type: 'tag', values: tags },
        rules: { [targetSize]: { enabled: true } },
        // Otherwise axe fetches the style sheets again, which no rule of these tags needs.
        preload: { assets: ['media'] },
      });
      return violations.map(({ id, nodes }) => ({ rule: id, targets: nodes.map(({ target }) => target.join(' ')) }));
    },
    { tags: TAGS, targetSize: TARGET_SIZE },
  );
}

/** Waits until finite animations end, because text that is still fading in has too little contrast. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const animations = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(animations.map(({ finished }) => finished));
  });
}
