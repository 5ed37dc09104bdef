import type { Section } from '../contract.ts';

type Viewer = { id: string } | null;
type ProfileFacts = { userId: string; hidden: readonly Section[] };

/** Who may see and change the sections of a profile. Staff see only what everyone sees. */
export const profilePolicy = {
  change: (viewer: Viewer, { userId }: ProfileFacts): boolean => viewer?.id === userId,
  see: (viewer: Viewer, facts: ProfileFacts, section: Section): boolean =>
    viewer?.id === facts.userId || !facts.hidden.includes(section),
};
