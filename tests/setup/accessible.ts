/** What axe has to say of a page as it stands. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export type Violation = { rule: string; targets: string[] };

/** What lies half under a bar that is fixed over the page is too small there, and large enough a moment later. */
const TARGET_SIZE = 'target-size';
const HALF_A_BUTTON = 24;

/** The rules of WCAG 2.2 AA that a machine can check and the page breaks, each with the elements that break it. */
export async function violationsOf(page: Page): Promise<Violation[]> {
  await settled(page);
  const found = await violationsAsItStands(page);
  const small = found.find(({ rule }) => rule === TARGET_SIZE);
  if (!small) return found;
  await page.mouse.wheel(0, HALF_A_BUTTON);
  const again = (await violationsAsItStands(page)).find(({ rule }) => rule === TARGET_SIZE);
  const targets = small.targets.filter((target) => again?.targets.includes(target));
  return found.flatMap((one) => (one === small ? (targets.length > 0 ? [{ ...small, targets }] : []) : [one]));
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
