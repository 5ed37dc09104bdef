import type { Stage } from './queries.ts';

/** The board's columns; closed stages share one. */
export const GROUPS = ['saved', 'applied', 'interview', 'offer', 'closed'] as const;
export type Group = (typeof GROUPS)[number];

export const STAGES_BY_GROUP: Record<Group, Stage[]> = {
  saved: ['considering', 'saved'],
  applied: ['applied'],
  interview: ['interview'],
  offer: ['offer'],
  closed: ['accepted', 'rejected', 'withdrawn'],
};
