/** What axe has to say of a page as it stands. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

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
  const { violations } = await new AxeBuilder({ page })
    // In the page itself: the other mode opens a page more for each answer.
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: { [TARGET_SIZE]: { enabled: true } } })
    .withTags(TAGS)
    .analyze();
  return violations.map(({ id, nodes }) => ({ rule: id, targets: nodes.map(({ target }) => target.join(' ')) }));
}

/** What fades and slides has arrived: half-faded words have no contrast. What turns for ever is not waited for. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}
