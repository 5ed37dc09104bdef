import type { Stage } from './queries.ts';

/** The columns of the board. */
export const GROUPS = ['new', 'shortlisted', 'interview', 'offered', 'closed'] as const;
export type Group = (typeof GROUPS)[number];

export const STAGES_BY_GROUP: Record<Group, Stage[]> = {
  new: ['submitted', 'viewed'],
  shortlisted: ['shortlisted'],
  interview: ['interview'],
  offered: ['offered'],
  closed: ['rejected', 'withdrawn'],
};

export const countGroup = (facets: readonly { value: Stage; count: number }[], group: Group): number =>
  facets.filter(({ value }) => STAGES_BY_GROUP[group].includes(value)).reduce((sum, { count }) => sum + count, 0);
