import type { Section } from '../contract.ts';

type Viewer = { id: string } | null;
type Facts = { userId: string; hidden: readonly Section[] };

/** Visibility of profile sections. Staff see only what everyone sees. */
export const profilePolicy = {
  change: (viewer: Viewer, { userId }: Facts): boolean => viewer?.id === userId,
  see: (viewer: Viewer, facts: Facts, section: Section): boolean =>
    viewer?.id === facts.userId || !facts.hidden.includes(section),
};
