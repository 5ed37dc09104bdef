import type { Section } from '../contract.ts';

type Viewer = { id: string } | null;
type Facts = { userId: string; hidden: readonly Section[] };

/** Who sees what of a profile. Staff see what everyone sees: nobody needs more to do their work. */
export const profilePolicy = {
  change: (viewer: Viewer, { userId }: Facts): boolean => viewer?.id === userId,
  see: (viewer: Viewer, facts: Facts, section: Section): boolean =>
    viewer?.id === facts.userId || !facts.hidden.includes(section),
};
