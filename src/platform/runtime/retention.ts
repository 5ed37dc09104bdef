import type { Clock } from './clock.ts';

const DAY_MS = 86_400_000;

/** The time before which what is stored for so many days is deleted. */
export const retentionCutoff = ({ clock }: { clock: Clock }, days: number): Date =>
  new Date(clock.now().getTime() - days * DAY_MS);
