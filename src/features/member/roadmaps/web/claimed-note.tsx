import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import type { Plan } from './queries.ts';

/** From this day on, finishing a step says that it counts as claimed. */
const SAID_SINCE = '2026-12-01';

/** Says what finished steps count that were finished when there was nothing but finishing. */
export function ClaimedNote({ plan }: { plan: Plan }) {
  const isConcerned = plan.skills.some(({ grade, done_on }) => grade === 'claimed' && done_on !== null && done_on < SAID_SINCE);
  return isConcerned ? <Banner kind="info">{m.roadmaps_claimed_note()}</Banner> : null;
}
