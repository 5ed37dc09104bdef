/** What axe has to say of a page as it stands. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export type Violation = { rule: string; targets: string[] };

/** The rules of WCAG 2.2 AA that a machine can check and the page breaks, each with the elements that break it. */
export async function violationsOf(page: Page): Promise<Violation[]> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page })
    // In the page itself: the other mode opens a page more for each answer.
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
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
