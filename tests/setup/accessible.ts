/** What axe has to say of a page as it stands. */
import type Axe from 'axe-core';
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Run in a page, it defines `axe`, unless an earlier check has done so. */
const AXE = `if (!window.axe) { ${axe.source} }`;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export type Violation = { rule: string; targets: string[] };

/** What lies half under a bar that is fixed over the page is too small there, and large enough a moment later. */
const TARGET_SIZE = 'target-size';
const HALF_A_BUTTON = 24;

/**
 * The rules of WCAG 2.2 AA that a machine can check and the page breaks, each with the elements that break it. What was found is
 * looked at once more: what came while axe looked was half-faded, and what is wrong stays so.
 */
export async function violationsOf(page: Page): Promise<Violation[]> {
  await settled(page);
  const found = await violationsAsItStands(page);
  if (found.length === 0) return found;
  if (found.some(({ rule }) => rule === TARGET_SIZE)) await page.mouse.wheel(0, HALF_A_BUTTON);
  await settled(page);
  const again = await violationsAsItStands(page);
  return found.flatMap(({ rule, targets }) => {
    const still = targets.filter((target) => again.some((one) => one.rule === rule && one.targets.includes(target)));
    return still.length > 0 ? [{ rule, targets: still }] : [];
  });
}

async function violationsAsItStands(page: Page): Promise<Violation[]> {
  for (const frame of page.frames()) await frame.evaluate(AXE);
  return page.evaluate(
    async ({ tags, targetSize }) => {
      const axe = Reflect.get(window, 'axe') as typeof Axe;
      const { violations } = await axe.run(document, {
        resultTypes: ['violations'],
        runOnly: { type: 'tag', values: tags },
        rules: { [targetSize]: { enabled: true } },
        // Style sheets are fetched once more otherwise, and no rule of these tags needs them.
        preload: { assets: ['media'] },
      });
      return violations.map(({ id, nodes }) => ({ rule: id, targets: nodes.map(({ target }) => target.join(' ')) }));
    },
    { tags: TAGS, targetSize: TARGET_SIZE },
  );
}

/** What fades and slides has arrived: half-faded words have no contrast. What turns for ever is not waited for. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}
